import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'

// What is to be checked must be listed within 200 ms with 1,500 parkings of three tariffs and twenty
// facts each, 20,000 past checks and a million clicks. Uses a temporary folder, or the database of DATABASE_URL, which
// must be empty.
// node bench/checks.ts [parkings] [clicks]

const parkings = Number(process.argv[2] ?? 1_500)
const clicks = Number(process.argv[3] ?? 1_000_000)
const checks = 20_000
const rounds = 15
const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-bench-'))
process.env.DATA_DIR = folder
process.env.LOG_LEVEL = 'warn'

const { connection, db } = await import('#server/db/client.ts')
const { prepareDatabase } = await import('#server/db/prepare.ts')
const { cardsOf, withTariffs } = await import('#server/db/checks/check-cards.ts')
const { countChecks, findNextDue, listDue, pageDated } = await import(
  '#server/db/checks/due-items.ts'
)
const { findSettings } = await import('#server/db/settings.ts')
const { rollUp } = await import('#server/statistics/roll-up.ts')
const { wholeList } = await import('#domain/admin/list-view.ts')
const { factFields } = await import('#domain/fact/fact-fields.ts')
const { keysOf } = await import('#domain/text/keys.ts')

try {
  await prepareDatabase()
  await fill()
  const settings = await findSettings()
  const dated = async (q: string, page: number) =>
    withTariffs((await pageDated(settings, { ...wholeList, q, page })).rows)
  await report('the queue with its cards', async () => cardsOf((await listDue(settings, 50)).items))
  await report('the number in the menu', () => countChecks(settings))
  await report('what is next', () => findNextDue(settings))
  await report('everything with a date', () => dated('', 1))
  await report('the same, page 300', () => dated('', 300))
  await report('the same, searched', () => dated('terrein 12', 1))
} finally {
  await connection.close()
  rmSync(folder, { recursive: true, force: true })
}

async function fill(): Promise<void> {
  const facts = keysOf(factFields)
    .slice(0, 20)
    .map(
      (key) => sql`${key}::text, jsonb_build_object('value', true, 'source', 'website',
      'checkedOn', (now() - interval '1 day' * ((n * 37 + ${key.length}::int * 11) % 500))::date)`,
    )
  await db.execute(sql`delete from parkings`)
  await db.execute(sql`
    insert into parkings (airport_code, name, image_url, type, distance, price_per_day, rating, reviews,
      affiliate_url, features, price_checked_on, reviews_read_on, facts)
    select (array['AMS', 'EIN', 'RTM', 'BRU', 'DUS'])[1 + n % 5], 'Terrein ' || n, '/images/x.jpg',
      (array['shuttle', 'valet', 'self'])[1 + n % 3], n % 20, 5 + n % 20, 4, 10, 'https://example.com',
      '{"keyDrop": true, "chargingPoint": true, "security": true}', (now() - interval '1 day' * (n % 60))::date,
      (now() - interval '1 day' * (n % 120))::date, jsonb_build_object(${sql.join(facts, sql`, `)})
    from generate_series(1, ${parkings}::int) n`)
  await db.execute(sql`
    insert into tariffs (parking_id, name, valid_from, billing, steps, extra_day)
    select id, 'Tarief ' || n, date '2020-01-01' + 180 * n, 'day', '[{"days": 1, "total": 10}]', 7
    from parkings, generate_series(1, 3) n`)
  const atOnce = 50_000
  for (let from = 1; from <= clicks; from += atOnce) {
    await db.execute(sql`
      insert into affiliate_clicks (parking_id, parking_name, airport_code, click_date, day_hash)
      select first + n % ${parkings}::int, 'Terrein', 'AMS', now() - interval '1 day' * (n % 365), md5(n::text)
      from generate_series(${from}::int, ${Math.min(clicks, from + atOnce - 1)}::int) n,
        (select min(id) as first from parkings) parking`)
  }
  // Half of the checks put the item off until tomorrow.
  await db.execute(sql`
    insert into checks (parking_id, item, outcome, until, username)
    select first + n % ${parkings}::int, 'fact:' || (array['insured', 'photos', 'keepKey', 'heightLimit'])[1 + n % 4],
      (array['later', 'right'])[1 + n / 4 % 2], case n / 4 % 2 when 0 then now()::date + 1 end, 'bench'
    from generate_series(1, ${checks}::int) n, (select min(id) as first from parkings) parking`)
  await rollUp()
  await db.execute(sql`analyze`)
}

/** The middle and the slowest of the rounds, after one to warm up. */
async function report(what: string, work: () => Promise<unknown>): Promise<void> {
  await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const [middle = 0, slowest = 0] = [sorted[rounds >> 1], sorted.at(-1)]
  process.stdout.write(
    `${what.padEnd(28)} ${middle.toFixed(0)} ms, at most ${slowest.toFixed(0)} ms\n`,
  )
}
