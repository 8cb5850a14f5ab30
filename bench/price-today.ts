import { globSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startPostgres } from '#test/postgres-server.ts'

// What the price of today costs where it is read and when a season begins: stored with its parking, and the typed
// price alone, as it was before. Needs no build.
// node bench/price-today.ts [postgres] [parkings ...]

const given = process.argv.slice(2).map(Number).filter(Number.isInteger)
const sizes = given.length > 0 ? given : [1_500, 80_000]
const rounds = 7

type Ask = (text: string) => Promise<unknown>

const prices = {
  'typed alone': 'price_per_day',
  stored: 'coalesce(tariff_price, price_per_day)',
}

const table: Record<string, Record<string, string>> = {}
for (const parkings of sizes) await measureAll(parkings)
// biome-ignore lint/suspicious/noConsole: the table is the result
console.table(table)

async function measureAll(parkings: number): Promise<void> {
  const { ask, end } = process.argv.includes('postgres') ? await server() : await embedded()
  try {
    for (const file of globSync('server/db/migrations/*.sql').toSorted()) {
      for (const text of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
        await ask(text)
    }
    await ask('insert into content_version default values')
    for (const text of fillWith(parkings)) await ask(text)
    await ask(
      'create index typed_price on parkings (airport_code, price_per_day) where unavailable is null',
    )
    await ask('vacuum (analyze)')
    for (const [how, price] of Object.entries(prices)) {
      const lowest = `select code, (select min(${price}) from parkings
        where airport_code = airports.code and unavailable is null) from airports`
      const list = `select id from parkings order by ${price}, position, id limit 50`
      const [one, other] = [await median(() => ask(lowest)), await median(() => ask(list))]
      note(`lowest prices, ${how}`, parkings, one)
      note(`a page by price, ${how}`, parkings, other)
    }
    // Every parking at once: as when a season begins for all of them.
    const season = (day: string) =>
      `select set_tariff_prices('${day}', array(select id from parkings))`
    await ask(season('2026-11-27'))
    note('a season begins', parkings, await timed(() => ask(season('2027-04-01'))))
  } finally {
    await end()
  }
}

async function embedded(): Promise<{ ask: Ask; end: () => Promise<void> }> {
  const database = new PGlite()
  return { ask: (text) => database.exec(text), end: () => database.close() }
}

async function server(): Promise<{ ask: Ask; end: () => Promise<void> }> {
  const postgres = await startPostgres()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const end = async () => {
    await client.end()
    await postgres.stop()
  }
  return { ask: (text) => client.query(text), end }
}

/** In proportion to 120 airports and 4,500 tariffs at 1,500 parkings: of now, of next summer and of last. */
function fillWith(parkings: number): string[] {
  const airports = Math.min(2_000, Math.ceil(parkings / 12.5))
  const code = `(array['Q', 'X', 'Y', 'Z'])[1 + n / 676] || chr(65 + n / 26 % 26) || chr(65 + n % 26)`
  return [
    `insert into airports (code, name, slug, description, official_parkings, image_url, position)
      select ${code}, 'Veld ' || n, 'veld-' || n, 'Een vliegveld.', 'P1', '/images/plaatshouder.svg', n
      from generate_series(0, ${airports - 1}) n`,
    `insert into parkings (airport_code, name, image_url, type, distance, price_per_day, rating, affiliate_url,
        features, position)
      select (select code from airports where slug = 'veld-' || n % ${airports}), 'Terrein ' || n,
        '/images/plaatshouder.svg', 'self', 10, 6 + n % 100 / 10.0, 4.2, 'https://example.com/', '{}', n
      from generate_series(1, ${parkings}) n`,
    `insert into tariffs (parking_id, name, valid_from, valid_to, billing, steps, extra_day)
      select id, season, begins, ends, 'day', jsonb_build_array(jsonb_build_object('days', 1, 'total', 20),
        jsonb_build_object('days', 8, 'total', 50 + id % 90 + extra)), 6
      from parkings, (values ('Zomer 2026', date '2026-04-01', date '2026-10-31', 0),
        ('Winter 2026', '2026-11-01', '2027-03-31', 3), ('Zomer 2027', '2027-04-01', '2027-10-31', 8))
        as seasons (season, begins, ends, extra)`,
  ]
}

function note(what: string, parkings: number, ms: number): void {
  table[what] = { ...table[what], [`${parkings} parkings`]: `${ms.toFixed(1)} ms` }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await timed(work))
  return times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0
}
