import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { startPostgres } from '#test/postgres-server.ts'

// A file of 5,000 conversions must be taken over within 5 s, and the CSV of 50,000 must begin within 300 ms; both may
// hold the main thread for at most 100 ms at once.
// node bench/conversions.ts [postgres]

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-bench-'))
const postgres = process.argv.includes('postgres') ? await startPostgres() : undefined
process.env.DATA_DIR = folder
process.env.DATABASE_URL = postgres?.url ?? ''
process.env.LOG_LEVEL = 'warn'

const { connection, db } = await import('#server/db/client.ts')
const { prepareDatabase } = await import('#server/db/prepare.ts')
const { api } = await import('#server/api/routes.ts')
const { startSession } = await import('#server/access/auth.ts')
const { admins } = await import('#server/db/schema.ts')
const { fillEarnings } = await import('./fill-earnings.ts')

const lines = (state: string) =>
  Array.from({ length: 5_000 }, (_, at) => ({
    row: at + 2,
    values: {
      ...{ number: `B${at}`, bookedAt: '2026-10-01T11:35:00', commission: '4.50', value: '56.25' },
      ...{ state, currency: 'EUR', reference: `lot-${1 + (at % 15)}-ams`, itemName: 'Parkeren' },
      ...{ clickAt: '2026-09-30T09:22:00', changedAt: '2026-10-20T03:12:00' },
    },
  }))

let authorization = ''

try {
  await prepareDatabase()
  await fillEarnings(1_000, 50_000)
  await db.execute(sql`analyze`)
  const [admin] = await db
    .insert(admins)
    .values({ username: 'bench', passwordHash: 'none' })
    .returning({ id: admins.id, username: admins.username })
  if (!admin) throw new Error('a row that was inserted is returned')
  const { key } = await startSession(admin, { userAgent: 'bench' })
  authorization = `Basic ${Buffer.from(`${admin.username}:${key}`).toString('base64')}`

  const path = '/api/admin/conversions/import'
  const file = (state: string, apply: boolean) => ({ programmeId: 1, lines: lines(state), apply })
  for (const round of [1, 2]) {
    say(`round ${round}, load ${loadavg()[0]?.toFixed(1)}`)
    await measure('dry run', 'POST', path, file('pending', false))
    const added = await measure('5,000 new', 'POST', path, file('pending', true))
    await measure('the same again', 'POST', path, file('pending', true))
    const moved = await measure('5,000 moved', 'POST', path, file('approved', true))
    for (const report of [moved, added]) {
      const { change } = JSON.parse(report) as { change: string }
      await measure('undo', 'POST', `/api/admin/changes/${change}/undo`, {})
    }
    await measure('csv', 'GET', '/api/admin/conversions.csv')
  }
} finally {
  await connection.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(name: string, method: string, path: string, sent?: object): Promise<string> {
  const body = sent === undefined ? null : JSON.stringify(sent)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  delay.enable()
  const start = performance.now()
  const response = await api.request(path, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body,
  })
  let first = 0
  const parts: Uint8Array[] = []
  for await (const part of response.body ?? []) {
    first ||= performance.now() - start
    parts.push(part)
  }
  const took = performance.now() - start
  await new Promise((resolve) => setTimeout(resolve, 50))
  delay.disable()
  const text = Buffer.concat(parts).toString()
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 300)}`)
  const longest = (delay.max / 1e6).toFixed(0)
  say(
    `  ${name.padEnd(16)} first byte ${ms(first)}  whole ${ms(took)}  longest block ${longest} ms`,
  )
  return text
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function ms(time: number): string {
  return `${time.toFixed(0).padStart(5)} ms`
}
