import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { type BuiltSite, siteAdmin, startSite } from '#test/built-site.ts'
import { startPostgres } from '#test/postgres-server.ts'

// The lists of the admin cost what a page shows, however many rows there are. Measures the bytes
// and the median time of each call, also right after an edit, with ever more rows. Needs a build.
// node bench/admin-lists.ts [postgres] [parkings ...]

const given = process.argv.slice(2).map(Number).filter(Number.isInteger)
const sizes = given.length > 0 ? given : [15, 1_500, 80_000]
const postgres = process.argv.includes('postgres') ? await startPostgres() : undefined
const rounds = 9
const edits = 5

const calls = [
  '/api/admin/airports',
  '/api/admin/parkings',
  '/api/admin/parkings?q=terrein+12',
  '/api/admin/parkings?sort=name&page=2',
  '/api/admin/parkings?airport=AMS&type=self',
  '/api/admin/parkings?pageSize=500',
  '/api/admin/blog',
  '/api/admin/blog?q=artikel+1&sort=title',
  '/api/admin/faqs',
  '/api/admin/media',
  '/api/admin/media?q=foto+1',
  '/api/admin/media?soort=textless',
  '/api/admin/redirects',
  '/api/admin/search?q=terr+12',
  '/api/admin/faqs/places?category=general&airport=ALL',
]

const faq = { answer: 'Ja, dat kan altijd.', category: 'general', airportCode: 'ALL' }

type Measure = { ms: number; afterEdit: number; bytes: number }
type Place = { DATABASE_URL: string } | { DATA_DIR: string }

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-lists-'))
const table: Record<string, Record<string, string>> = {}
try {
  for (const [index, parkings] of sizes.entries()) {
    const site = await open(await placeOf(index), parkings)
    const key = await logIn(site)
    for (const call of calls) {
      const { ms, afterEdit, bytes } = await measure(site, call, key)
      table[call] = {
        ...table[call],
        [`${parkings} parkings`]: `${ms.toFixed(0)} (${afterEdit.toFixed(0)}) ms, ${(bytes / 1_000).toFixed(1)} kB`,
      }
    }
    await site.stop()
  }
  // biome-ignore lint/suspicious/noConsole: the table is the result
  console.table(table)
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function placeOf(index: number): Promise<Place> {
  if (!postgres) return { DATA_DIR: join(folder, String(index)) }
  await ask(postgres.url, `create database lists_${index}`)
  return { DATABASE_URL: postgres.url.replace(/postgres$/, `lists_${index}`) }
}

async function open(place: Place, parkings: number): Promise<BuiltSite> {
  // The first start creates the tables and the initial content.
  await (await startSite(place)).stop()
  // The second as the job `analyze-tables` does, or the autovacuum of a server.
  for (const text of [fillWith(parkings), 'vacuum (analyze)']) {
    if ('DATABASE_URL' in place) await ask(place.DATABASE_URL, text)
    else await askEmbedded(place.DATA_DIR, text)
  }
  return startSite(place)
}

async function askEmbedded(folder: string, text: string): Promise<void> {
  const database = new PGlite(join(folder, 'pg'))
  await database.exec(text)
  await database.close()
}

async function ask(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** In proportion to 120 airports, 400 posts and 3,000 pictures at 1,500 parkings. */
function fillWith(parkings: number): string {
  const airports = Math.min(2_000, Math.ceil(parkings / 12.5))
  const posts = Math.min(2_000, Math.ceil(parkings / 3.75))
  const media = Math.min(20_000, parkings * 2)
  const code = `(array['Q', 'X', 'Y', 'Z'])[1 + n / 676] || chr(65 + n / 26 % 26) || chr(65 + n % 26)`
  const hash = `md5('a' || n) || md5('b' || n)`
  return `
    insert into airports (code, name, slug, description, official_parkings, price_from, image_url,
      position)
    select ${code}, 'Veld ' || n, 'veld-' || n, repeat('Een vliegveld met parkeerplaatsen. ', 20),
      'P1, P2', 5, '/images/plaatshouder.svg', 100 + n from generate_series(0, ${airports}) n;
    insert into parkings (airport_code, name, image_url, type, distance, price_per_day, rating,
      reviews, affiliate_url, features, position)
    select (select code from airports where slug = 'veld-' || number % ${airports}),
      'Terrein ' || number, '/media/' || left(md5('a' || number), 20) || '/1200x720.webp', 'self',
      10, 6 + number % 100 / 10.0, 4.2, 10, 'https://example.com/?bron=x',
      '{"security": true, "covered": false, "chargingPoint": false, "keyDrop": false}', 100 + number
    from generate_series(0, ${parkings}) number;
    insert into posts (slug, title, excerpt, content, image_url, date, category)
    select 'artikel-' || n, 'Artikel ' || n, 'Kort', repeat('<p>Tekst over parkeren.</p>', 300)
      || '<img src="/media/' || left(md5('a' || n), 20) || '/640x400.webp">',
      '/images/plaatshouder.svg', date '2026-01-01' + n % 300, 'tips' from generate_series(1, ${posts}) n;
    insert into media (hash, name, type, alt, width, height, size, url, tint)
    select ${hash}, 'foto ' || n || '.jpg', 'image/webp', case when n % 3 = 0 then '' else 'Een foto' end,
      1200, 720, 100000, '/media/' || left(md5('a' || n), 20) || '/1200x720.webp', '#102030'
    from generate_series(1, ${media}) n;
    insert into redirects (source, target)
    select '/oud-' || n, '/faq' from generate_series(1, ${Math.min(2_000, parkings)}) n;`
}

async function logIn({ url }: BuiltSite): Promise<string> {
  const response = await post(url, '/api/admin/sessions', {}, basic(siteAdmin.ADMIN_PASSWORD))
  const { key } = (await response.json()) as { key: string }
  return key
}

async function measure({ url }: BuiltSite, call: string, key: string): Promise<Measure> {
  let bytes = 0
  const read = async () => {
    const start = performance.now()
    const response = await fetch(url + call, { headers: basic(key) })
    bytes = (await response.arrayBuffer()).byteLength
    if (!response.ok) throw new Error(`${call}: ${response.status}`)
    return performance.now() - start
  }
  const afterEdits: number[] = []
  for (let edit = 0; edit < edits; edit++) {
    await post(url, '/api/admin/faqs', { ...faq, question: `Vraag ${call} ${edit}?` }, basic(key))
    afterEdits.push(await read())
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await read())
  return { ms: median(times), afterEdit: median(afterEdits), bytes }
}

async function post(url: string, path: string, body: object, headers: object): Promise<Response> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
}

function basic(password: string): { authorization: string } {
  const pair = Buffer.from(`${siteAdmin.ADMIN_USERNAME}:${password}`).toString('base64')
  return { authorization: `Basic ${pair}` }
}
