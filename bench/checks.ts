import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'

// The queue of Controle and its badge come at once with 80,000 parkings, 160,000 tariffs and 240,000 facts.
// Uses a temporary folder, or the database of DATABASE_URL, which must be empty.
// node bench/checks.ts [parkings]

const size = Number(process.argv[2] ?? 80_000)
const rounds = 5
const perStatement = 10_000
const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-bench-'))
process.env.DATA_DIR = folder
process.env.LOG_LEVEL = 'warn'

const { connection, db } = await import('#server/db/client.ts')
const { prepareDatabase } = await import('#server/db/prepare.ts')
const { countDue, findNextDue, listDue } = await import('#server/db/checks/due-items.ts')
const { pageDated } = await import('#server/db/checks/dated-page.ts')
const { rows } = await import('#server/statistics/totals.ts')
const { findSettings } = await import('#server/db/settings.ts')
const { wholeList } = await import('#domain/admin/list-view.ts')

try {
  await prepareDatabase()
  await fill()
  const terms = await findSettings()
  await time('the queue', () => listDue(terms, 51))
  await time('the badge', () => countDue(terms, 20))
  await time('a page of all that has a date', () => pageDated(terms, wholeList))
  await freshen()
  await time('the queue, with nothing due', () => listDue(terms, 51))
  await time('the badge, with nothing due', () => countDue(terms, 20))
  await time('what is due next', () => findNextDue(terms))
} finally {
  await connection.close()
  rmSync(folder, { recursive: true, force: true })
}

/** The median of some rounds, after one that nobody times. */
async function time(name: string, ask: () => Promise<unknown>): Promise<void> {
  await ask()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  const median = times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0
  // biome-ignore lint/suspicious/noConsole: the times are the result
  console.log(`${name.padEnd(30)} ${median.toFixed(0).padStart(5)} ms`)
}

/** Prices and facts of up to 90 days old, so that most of them are due. */
async function fill(): Promise<void> {
  await inParts(
    (from, until) => sql`
      insert into parkings (airport_code, name, slug, image_url, type, distance, price_per_day, rating, reviews,
        reviews_read_on, affiliate_url, features, position, price_checked_on, facts)
      select 'AMS', 'Terrein ' || n, 'terrein-' || n, '/images/plaatshouder.svg', 'shuttle', 10, 6 + n % 100 / 10.0, 4.2, 10,
        current_date - n % 300, 'https://voorbeeld.nl/' || n,
        '{"security": true, "covered": false, "chargingPoint": false, "keyDrop": false}', 100 + n,
        current_date - n % 90, jsonb_build_object(
          'heightLimit', fact || '{"value": 210}', 'entrance', fact || '{"value": "Ringvaartweg 41"}',
          'insured', fact || '{"value": true}')
      from generate_series(${from}::int, ${until}::int) n
      cross join lateral (select jsonb_build_object('checkedOn', (current_date - n % 500)::text,
        'source', 'website') as fact) made`,
  )
  const [first] = await rows<{ id: number }>(sql`select id from parkings where name = 'Terrein 1'`)
  await inParts(
    (from, until) => sql`
      insert into tariffs (parking_id, name, valid_from, billing, steps, extra_day, checked_on)
      select ${first?.id}::int + n - 1, 'Tarief ' || season, season, 'day', '[{"days": 8, "total": 68}]', 6.5,
        current_date - n % 90
      from generate_series(${from}::int, ${until}::int) n,
        unnest(array[date '2026-04-01', date '2026-11-01']) season`,
  )
  await db.execute(sql`vacuum (analyze)`)
}

/** Everything was checked this morning. */
async function freshen(): Promise<void> {
  await inParts(
    (from, until) => sql`
      update parkings set price_checked_on = current_date, reviews_read_on = current_date,
        facts = (select jsonb_object_agg(key, fact || jsonb_build_object('checkedOn', current_date::text))
          from jsonb_each(facts) known(key, fact))
      where position between ${from}::int and ${until}::int + 100`,
  )
  await inParts(
    (from, until) => sql`
      update tariffs set checked_on = current_date where id between ${from}::int * 2 - 1 and ${until}::int * 2`,
  )
  await db.execute(sql`delete from tariffs where checked_on < current_date`)
  await db.execute(sql`vacuum (analyze)`)
}

/** In parts, so that a busy machine fills within the time that a statement may take; without the triggers of an edit. */
async function inParts(statement: (from: number, until: number) => ReturnType<typeof sql>) {
  for (let from = 1; from <= size; from += perStatement)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(statement(from, Math.min(size, from + perStatement - 1)))
    })
}
