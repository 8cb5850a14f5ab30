import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type BuiltSite, siteAdmin, startSite } from '#test/built-site.ts'

// The lists of the admin cost what a page shows, however many rows there are. Measures the bytes
// and the median time of each call, with ever more rows. Needs a build.
// node bench/admin-lists.ts [parkings ...]

const given = process.argv.slice(2).map(Number)
const sizes = given.length > 0 ? given : [15, 1_500, 80_000]
const rounds = 9

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

type Measure = { ms: number; bytes: number }

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-lists-'))
const table: Record<string, Record<string, string>> = {}
try {
  for (const [index, parkings] of sizes.entries()) {
    const site = await open(join(folder, String(index)), parkings)
    const key = await logIn(site)
    for (const call of calls) {
      const { ms, bytes } = await measure(site, call, key)
      table[call] = {
        ...table[call],
        [`${parkings} parkings`]: `${ms.toFixed(0)} ms, ${(bytes / 1_000).toFixed(1)} kB`,
      }
    }
    await site.stop()
  }
  // biome-ignore lint/suspicious/noConsole: the table is the result
  console.table(table)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function open(DATA_DIR: string, parkings: number): Promise<BuiltSite> {
  // The first start creates the tables and the initial content.
  await (await startSite({ DATA_DIR })).stop()
  const database = new PGlite(join(DATA_DIR, 'pg'))
  await database.exec(fillWith(parkings))
  await database.close()
  return startSite({ DATA_DIR })
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
    select '/oud-' || n, '/faq' from generate_series(1, ${Math.min(2_000, parkings)}) n;
    analyze;`
}

async function logIn({ url }: BuiltSite): Promise<string> {
  const response = await fetch(`${url}/api/admin/sessions`, {
    method: 'POST',
    headers: { ...basic(siteAdmin.ADMIN_PASSWORD), 'content-type': 'application/json' },
    body: '{}',
  })
  const { key } = (await response.json()) as { key: string }
  return key
}

async function measure({ url }: BuiltSite, call: string, key: string): Promise<Measure> {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    const response = await fetch(url + call, { headers: basic(key) })
    bytes = (await response.arrayBuffer()).byteLength
    times.push(performance.now() - start)
    if (!response.ok) throw new Error(`${call}: ${response.status}`)
  }
  return { ms: times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0, bytes }
}

function basic(password: string): { authorization: string } {
  const pair = Buffer.from(`${siteAdmin.ADMIN_USERNAME}:${password}`).toString('base64')
  return { authorization: `Basic ${pair}` }
}
