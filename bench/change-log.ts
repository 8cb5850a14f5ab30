import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'

// A page of the change log comes at once with 100,000 rows. Uses a temporary folder, or the database of
// DATABASE_URL, which must be empty.
// node bench/change-log.ts [rows]

const size = Number(process.argv[2] ?? 100_000)
const rounds = 5
const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-bench-'))
process.env.DATA_DIR = folder
process.env.LOG_LEVEL = 'warn'

const { connection, db } = await import('#server/db/client.ts')
const { prepareDatabase } = await import('#server/db/prepare.ts')
const { countByField, listChanges } = await import('#server/db/changes/change-log.ts')

type Filter = Omit<Parameters<typeof listChanges>[0], 'role'>

const pages: Record<string, { filter: Filter; offset?: number }> = {
  'the first page': { filter: {} },
  'page 40': { filter: {}, offset: 1_950 },
  'of parkings': { filter: { subject: 'parkings' } },
  'of one person': { filter: { username: 'beheer' } },
  'of one field': { filter: { field: 'price' } },
  'of another field': { filter: { field: 'tariff' } },
  'of thirty days': { filter: { from: '2026-10-29', to: '2026-11-27' } },
  'a name': { filter: { q: 'parking 12' } },
  'the history of a parking': { filter: { subject: 'parkings', id: 12 } },
}

try {
  await prepareDatabase()
  await fill()
  for (const [name, { filter, offset = 0 }] of Object.entries(pages)) {
    await time(name, () => listChanges({ ...filter, role: 'manager' }, { limit: 50, offset }))
  }
  await time('the numbers by field', () => countByField({ role: 'manager' }))
  await time('the same of a name', () => countByField({ role: 'manager', q: 'parking 12' }))
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
  console.log(`${name.padEnd(26)} ${median.toFixed(0).padStart(5)} ms`)
}

/** Two years of edits: prices, texts and the tariffs of a raise, which are a change of thirty rows. */
async function fill(): Promise<void> {
  // In parts, so that a busy machine fills within the time that a statement may take.
  for (let from = 1; from <= size; from += 10_000)
    await db.execute(sql`
    insert into audit_log (at, username, change, action, subject, subject_id, before, after)
    select timestamptz '2026-11-27 12:00Z' - (${size}::int - case when n % 4 = 0 then n / 120 * 120 else n end) * interval '10 minutes',
      case when n % 3 = 0 then 'collega' else 'beheer' end,
      md5((case when n % 4 = 0 then n / 120 * -1 else n end)::text)::uuid, 'update',
      case when n % 4 = 0 then 'tariffs' else 'parkings' end, 1 + n % 1500,
      row || jsonb_build_object('price_per_day', 6.95, 'version', 1),
      row || case when n % 2 = 0 then jsonb_build_object('price_per_day', 7.25, 'version', 2)
        else jsonb_build_object('version', 2, 'name', 'Parking ' || n % 1500 || ' Plus') end
    from generate_series(${from}::int, least(${from}::int + 9999, ${size}::int)) n
    cross join lateral (select jsonb_build_object('id', n, 'name', 'Parking ' || n % 1500, 'type', 'self',
      'price_per_day', 6.95, 'distance', 12, 'affiliate_url', 'https://voorbeeld.nl/' || n,
      'parking_id', 1 + n % 1500, 'position', n % 40, 'facts', jsonb_build_object('surface',
      jsonb_build_object('value', 'gras', 'checkedOn', '2026-01-02', 'source', 'website'))) as row) made`)
  // As the job of the embedded database does.
  await db.execute(sql`vacuum (analyze) audit_log`)
}
