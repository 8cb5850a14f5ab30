import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PriceChange } from '#domain/tariff/price-change.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { median } from './raw-requests.ts'
import { siteStatements } from './worst/fill-site.ts'

// How long do the prices of 1,500 parkings take to change, in one change that one undo takes back?
// node bench/price-changes.ts [postgres]

const rounds = 3
const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-bench-'))
const postgres = process.argv.includes('postgres') ? await startPostgres() : undefined
process.env.DATA_DIR = folder
process.env.DATABASE_URL = postgres?.url ?? ''
process.env.LOG_LEVEL = 'warn'

const { connection, db } = await import('#server/db/client.ts')
const { prepareDatabase } = await import('#server/db/prepare.ts')
const { changePrices, previewPrices } = await import('#server/db/parkings/price-changes.ts')
const { undoChange } = await import('#server/db/changes/undo.ts')
const { parkings } = await import('#server/db/schema.ts')

const editor = { id: 1, username: 'admin', role: 'manager' as const }
const inPlace: PriceChange = { season: 'Tarief 3', into: null, unit: 'percent', by: 4, roundTo: 1 }
const changes: Record<string, PriceChange> = {
  'a season in place': inPlace,
  'a new season': {
    ...inPlace,
    into: { name: 'Winter 2028', validFrom: '2028-01-01', validTo: '2028-03-31' },
  },
  'prices per day': { ...inPlace, season: null },
}

try {
  await prepareDatabase()
  for (const statement of siteStatements) await db.execute(sql.raw(statement))
  for (const [name, change] of Object.entries(changes)) await measure(name, change)
} finally {
  await connection.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(name: string, change: PriceChange): Promise<void> {
  const rows = await db.select({ id: parkings.id }).from(parkings).where(sql`name like 'Terrein %'`)
  const times = { preview: [] as number[], change: [] as number[], undo: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    await timed(times.preview, () => previewPrices({ rows }, change))
    const changed = await timed(times.change, () => changePrices(editor, rows, change))
    if (!changed.ok) throw new Error(JSON.stringify(changed.why).slice(0, 500))
    const undone = await timed(times.undo, () => undoChange(editor, changed.value.change))
    if (!undone.ok) throw new Error(JSON.stringify(undone.why).slice(0, 500))
  }
  const said = Object.entries(times).map(([what, all]) => `${what} ${median(all).toFixed(0)} ms`)
  process.stdout.write(`${name}, ${rows.length} parkings: ${said.join(', ')}\n`)
}

async function timed<Done>(times: number[], work: () => Promise<Done>): Promise<Done> {
  const start = performance.now()
  const done = await work()
  times.push(performance.now() - start)
  return done
}
