import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { type BuiltSite, siteAdmin, startSite } from '#test/built-site.ts'
import { comingYear } from '#test/coming-year.ts'
import { startPostgres } from '#test/postgres-server.ts'

// A page and its API calls cost what they show, however large the database is. Measures bytes and
// median times of the pages of two airports, with ever more other parkings and airports. The three
// sites run at the same time and are measured in turn, so that the load of the machine affects all
// equally. Needs a build.
// node bench/growth.ts [embedded | postgres]

const sizes = [
  { parkings: 15, airports: 8 },
  { parkings: 1_500, airports: 200 },
  { parkings: 80_000, airports: 2_000 },
]
const rounds = 25
const engine = process.argv[2] === 'postgres' ? 'postgres' : 'embedded'

const cached = [
  '/parkeren/schiphol',
  '/parkeren/charleroi',
  '/parkeren/schiphol.data',
  '/api/airports?slug=schiphol',
  '/api/airports?slug=charleroi',
  '/api/parkings?airport=schiphol',
  '/api/faqs?airport=schiphol',
  '/api/airports?search=keul',
]
/** Not cached: rendered for each request. */
const rendered = [
  `/parkeren/schiphol?van=${comingYear}-01-01&tot=${comingYear}-01-08`,
  `/parkeren/charleroi?van=${comingYear}-01-01&tot=${comingYear}-01-08`,
]

type Place = { DATABASE_URL: string } | { DATA_DIR: string }
type Site = BuiltSite & { edit: () => Promise<void> }

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-bench-'))
const postgres = engine === 'postgres' ? await startPostgres() : undefined
const sites: Site[] = []
try {
  for (const [index, size] of sizes.entries()) sites.push(await open(index, size))
  say(
    engine,
    sizes.map(({ parkings, airports }) => `${parkings} parkings, ${airports} airports`),
  )
  for (const path of [...cached, ...rendered]) await compareBytes(path)
  for (const path of rendered) await compareTimes(`ms, rendered: ${path}`, path)
  for (const path of cached) await compareTimes(`ms, first after an edit: ${path}`, path, true)
} finally {
  for (const site of sites) await site.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function open(index: number, { parkings, airports }: (typeof sizes)[number]): Promise<Site> {
  const place: Place = postgres
    ? { DATABASE_URL: await makeDatabase(postgres.url, `bench_${index}`) }
    : { DATA_DIR: join(folder, String(index)) }
  // The first start creates the tables and the initial content.
  const first = await startSite(place)
  await first.stop()
  await fill(place, fillWith(parkings, airports))

  const site = await startSite(place)
  const session = await post(site, '/api/admin/sessions', {}, siteAdmin.ADMIN_PASSWORD)
  const { key } = (await session.json()) as { key: string }
  let edits = 0
  const edit = async () => {
    const source = `/bench-${edits++}`
    await post(site, '/api/admin/redirects', { source, target: '/faq' }, key)
  }
  return { ...site, edit }
}

function fillWith(parkings: number, airports: number): string {
  const code = `(array['Q', 'X', 'Y', 'Z'])[1 + n / 676] || chr(65 + n / 26 % 26) || chr(65 + n % 26)`
  const more = airports - 8
  return `
    insert into airports (code, name, slug, description, official_parkings, price_from, image_url,
      country, city, latitude, longitude, position)
    select ${code}, 'Veld ' || n, 'veld-' || n, repeat('Een vliegveld met parkeerplaatsen. ', 20),
      'P1, P2', 5, '/images/plaatshouder.svg', 'DE', 'Stad ' || n, 46 + n % 80 / 10.0,
      6 + n % 70 / 10.0, 100 + n
    from generate_series(0, ${more - 1}) n;
    insert into parkings (airport_code, name, image_url, type, distance, price_per_day, rating, reviews,
      affiliate_url, features, position)
    select ${code.replaceAll('n ', `(number % ${Math.max(more, 1)}) `)}, 'Terrein ' || number,
      '/images/parking-self-1.svg', 'self', 10, 6 + number % 100 / 10.0, 4.2, 10,
      'https://example.com/?bron=x', '{"security": true, "covered": false, "chargingPoint": false,
      "keyDrop": false, "cameras": true, "fenced": true}', 100 + number
    from generate_series(0, ${parkings - 15 - 1}) number;
    analyze;`
}

async function fill(place: Place, text: string) {
  if ('DATABASE_URL' in place) return ask(place.DATABASE_URL, text)
  const database = new PGlite(join(place.DATA_DIR, 'pg'))
  await database.exec(text)
  await database.close()
}

async function makeDatabase(url: string, name: string): Promise<string> {
  await ask(url, `create database ${name}`)
  return url.replace(/postgres$/, name)
}

async function ask(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(text)
  await client.end()
}

function post(
  { url }: BuiltSite,
  path: string,
  body: unknown,
  password: string,
): Promise<Response> {
  const basic = Buffer.from(`${siteAdmin.ADMIN_USERNAME}:${password}`).toString('base64')
  return fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function compareBytes(path: string): Promise<void> {
  const bytes: number[] = []
  for (const { url } of sites) {
    const response = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    bytes.push((await response.arrayBuffer()).byteLength)
  }
  row(`bytes: ${path}`, bytes)
}

async function compareTimes(label: string, path: string, afterEdit = false): Promise<void> {
  const times: number[][] = sites.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, site] of sites.entries()) {
      if (afterEdit) await site.edit()
      const start = performance.now()
      await (await fetch(site.url + path)).arrayBuffer()
      times[index]?.push(performance.now() - start)
    }
  }
  row(label, times.map(median))
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function row(label: string, values: number[]): void {
  const [first = 1] = values
  say(
    label,
    values.map((value) => `${Number(value.toFixed(1))} (${(value / first).toFixed(2)})`),
  )
}

function say(label: string, cells: string[]): void {
  const line = cells.map((cell) => cell.padStart(28)).join('')
  process.stdout.write(`${label.padEnd(76)}${line}\n`)
}
