import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { broken } from '#server/api/json.ts'
import { isDatabaseAway } from '#server/db/client.ts'
import { knownContentVersion } from '#server/db/content-version.ts'
import { log } from '#server/log.ts'
import { airportCard, postCard, siteCard } from './cards.ts'
import { drawPng } from './drawing.ts'

const anHour = 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800'
const mostCards = 200

type Kept = { version: number; etag: string; png: Buffer }
type Compose = () => Promise<string | undefined>

const kept = new Map<string, Kept>()
const underway = new Map<string, Promise<Kept | undefined>>()

/** The pictures that go with a page when it is shared. */
export const socialCards = new Hono()
  .get('/social/site.png', (call) => answer(call, siteCard))
  .get('/social/parkeren/:file{[a-z0-9-]+\\.png}', (call) =>
    answer(call, () => airportCard(slugOf(call))),
  )
  .get('/social/blog/:file{[a-z0-9-]+\\.png}', (call) => answer(call, () => postCard(slugOf(call))))
  .get('/social/*', missing)
  .onError(broken)

const slugOf = (call: Context) => call.req.param('file')?.replace(/\.png$/, '') ?? ''

async function answer(call: Context, compose: Compose): Promise<Response> {
  const card = await find(call.req.path, compose)
  if (!card) return missing(call)

  const headers = { 'content-type': 'image/png', 'cache-control': anHour, etag: card.etag }
  if (call.req.header('if-none-match')?.includes(card.etag)) return call.body(null, 304, headers)
  return call.body(new Uint8Array(card.png), 200, headers)
}

function missing(call: Context): Response {
  return call.text('Not found\n', 404, { 'cache-control': 'no-cache' })
}

/** Kept for as long as the content stands; each is made once, however many ask for it. */
function find(path: string, compose: Compose): Kept | Promise<Kept | undefined> {
  const card = kept.get(path)
  if (card?.version === knownContentVersion()) return card

  // Not one that began before an edit: it draws what was there then.
  const version = knownContentVersion()
  const key = `${version} ${path}`
  const waiting =
    underway.get(key) ?? make(path, version, compose).finally(() => underway.delete(key))
  underway.set(key, waiting)
  return waiting
}

async function make(path: string, version: number, compose: Compose): Promise<Kept | undefined> {
  const last = kept.get(path)
  try {
    const svg = await compose()
    if (svg === undefined) {
      kept.delete(path)
      return undefined
    }
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
    // Something else on the site has changed: this is still the same picture.
    const png = last?.etag === etag ? last.png : await drawPng(svg)
    const card = { version, etag, png }
    keep(path, card)
    return card
  } catch (error) {
    if (!last || !isDatabaseAway(error)) throw error
    log.warn('social card could not be made anew', { path, error })
    return last
  }
}

function keep(path: string, card: Kept): void {
  kept.delete(path)
  kept.set(path, card)
  for (const oldest of kept.keys()) {
    if (kept.size <= mostCards) break
    kept.delete(oldest)
  }
}
