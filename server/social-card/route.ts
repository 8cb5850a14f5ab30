import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { socialCard } from '#domain/address/social-card.ts'
import { maxCompared, readParkingIds } from '#domain/parking/compared-ids.ts'
import { answerError } from '#server/api/json.ts'
import { isDatabaseAway } from '#server/db/client.ts'
import { knownContentVersion } from '#server/db/content-version.ts'
import { log } from '#server/log.ts'
import { airportCard, comparisonCard, parkingCard, postCard, siteCard } from './cards.ts'
import { drawPng } from './drawing.ts'

const cacheOneHour = 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800'
const maxCards = 200
/** Each takes about 300 ms: who comes later is better off asking again, and nothing is read for it. */
const maxUnderway = 11

type CachedCard = { version: number; etag: string; png: Buffer }
type Compose = () => Promise<string | undefined>
type Found = CachedCard | 'busy' | undefined

const cache = new Map<string, CachedCard>()
const renders = new Map<string, { rendering: Promise<Found>; asking: AbortSignal[] }>()

/** Serves the pictures that appear when a page is shared. */
export const socialCards = new Hono()
  .get('/social/site.png', (call) => respond(call, siteCard))
  .get('/social/parkeren/:file{[a-z0-9-]+\\.png}', (call) =>
    respond(call, () => airportCard(slugOf(call))),
  )
  .get('/social/parkeren/:airport{[a-z0-9-]+}/:file{[a-z0-9-]+\\.png}', (call) =>
    respond(call, () => parkingCard(call.req.param('airport') ?? '', slugOf(call))),
  )
  .get('/social/vergelijken/:file{[0-9]+(?:,[0-9]+)+\\.png}', (call) =>
    compare(call, readParkingIds([slugOf(call)])),
  )
  .get('/social/blog/:file{[a-z0-9-]+\\.png}', (call) =>
    respond(call, () => postCard(slugOf(call))),
  )
  .get('/social/*', missing)
  .onError(answerError)

const slugOf = (call: Context) => call.req.param('file')?.replace(/\.png$/, '') ?? ''

/** A comparison has one card, at the address with its ids in order. */
function compare(call: Context, ids: number[]): Response | Promise<Response> {
  if (ids.length < 2 || ids.length > maxCompared) return missing(call)
  const address = socialCard.ofComparison(ids)
  if (address !== call.req.path) return call.redirect(address, 301)
  return respond(call, () => comparisonCard(ids))
}

async function respond(call: Context, compose: Compose): Promise<Response> {
  const card = await find(call.req.path, compose, call.req.raw.signal)
  if (!card) return missing(call)
  if (card === 'busy') {
    call.set('isBusy', true)
    const headers = { 'retry-after': '5', 'cache-control': 'no-store' }
    return call.text('Het is even druk. Probeer het zo opnieuw.\n', 503, headers)
  }

  const headers = { 'content-type': 'image/png', 'cache-control': cacheOneHour, etag: card.etag }
  if (call.req.header('if-none-match')?.includes(card.etag)) return call.body(null, 304, headers)
  return call.body(new Uint8Array(card.png), 200, headers)
}

function missing(call: Context): Response {
  return call.text('Not found\n', 404, { 'cache-control': 'no-cache' })
}

/** Cached until the content version changes. Concurrent requests share one render. */
function find(path: string, compose: Compose, asking: AbortSignal): Found | Promise<Found> {
  const card = cache.get(path)
  if (card?.version === knownContentVersion()) return card

  // The version is in the key: a request after an edit must not join a render from before it.
  const version = knownContentVersion()
  const key = `${version} ${path}`
  const shared = renders.get(key)
  if (shared) {
    shared.asking.push(asking)
    return shared.rendering
  }
  if (renders.size >= maxUnderway) return 'busy'
  const askingNow = [asking]
  const isWanted = () => askingNow.some(({ aborted }) => !aborted)
  const rendering = make(path, version, compose, isWanted).finally(() => renders.delete(key))
  renders.set(key, { rendering, asking: askingNow })
  return rendering
}

async function make(
  path: string,
  version: number,
  compose: Compose,
  isWanted: () => boolean,
): Promise<Found> {
  const last = cache.get(path)
  try {
    const svg = await compose()
    if (svg === undefined) {
      cache.delete(path)
      return undefined
    }
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
    // If the SVG is unchanged, the edit was elsewhere, so the PNG is reused.
    const png = last?.etag === etag ? last.png : await drawPng(svg, isWanted)
    if (!png) return 'busy'
    const card = { version, etag, png }
    store(path, card)
    return card
  } catch (error) {
    if (!last || !isDatabaseAway(error)) throw error
    log.warn('social card render failed, serving the stale one', { path, error })
    return last
  }
}

function store(path: string, card: CachedCard): void {
  cache.delete(path)
  cache.set(path, card)
  for (const oldest of cache.keys()) {
    if (cache.size <= maxCards) break
    cache.delete(oldest)
  }
}
