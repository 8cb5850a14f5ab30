import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import type { ImportName } from '#domain/import/import-names.ts'
import type { ImportLine, ImportReport } from '#domain/import/import-report.ts'

// An import must leave the thread of the pages free, and memory within bounds, whatever the file. Sends the
// largest honest file of each kind, as a dry run and for real, and hostile bodies, to a site of 1,500 parkings.
// The longest stretch is that of one turn of the main thread, in its own processor time. Linux only.
// node bench/imports.ts

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-bench-'))
process.env.DATA_DIR = folder
process.env.LOG_LEVEL = 'error'

const { connection, db } = await import('#server/db/client.ts')
const { prepareDatabase } = await import('#server/db/prepare.ts')
const { admins } = await import('#server/db/schema.ts')
const { startSession } = await import('#server/access/auth.ts')
const { api } = await import('#server/api/routes.ts')
const { parkingRows } = await import('#server/db/parkings/parkings.ts')
const { parkingsCsv } = await import('#domain/import/parking-csv.ts')
const { factFields } = await import('#domain/fact/fact-fields.ts')
const { keysOf } = await import('#domain/text/keys.ts')
const { importedLines } = await import('#test/imported-lines.ts')

const kept = join(folder, 'answer.json')
const megabyte = 1024 * 1024
/** Sends a body from another process, so that its work and memory are not counted. */
const sender = `
  const [url, file, authorization, kept] = process.argv.slice(1)
  const headers = { authorization, 'content-type': 'application/json' }
  const body = require('node:fs').readFileSync(file)
  fetch(url, { method: 'POST', headers, body }).then(async (response) => {
    require('node:fs').writeFileSync(kept, await response.text())
    process.stdout.write(String(response.status))
  })`

await prepareDatabase()
await fill()
const authorization = await logIn()
const server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

try {
  print('', 'lines', 'MB', 'status', 'ms', 'longest ms', 'peak MB', 'before MB')
  const changes = {
    parkings: { reviews: '77' },
    tariffs: { extraDay: '9,99' },
    surcharges: { amount: '8,88' },
    facts: { source: 'telefoon' },
    providers: { legalName: 'Samen BV' },
  } as const satisfies Record<ImportName, ImportLine['values']>
  for (const kind of keysOf(changes)) {
    const lines = (await exported(kind)).map(({ row, values }) => ({
      row,
      values: { ...values, ...changes[kind] },
    }))
    await measure(`${kind}, dry run`, kind, JSON.stringify({ lines, apply: false }), lines.length)
    const { seen } = JSON.parse(readFileSync(kept, 'utf8')) as ImportReport
    const body = JSON.stringify({ lines, apply: true, seen })
    await measure(`${kind}, for real`, kind, body, lines.length)
  }
  for (const [name, text] of Object.entries(hostile())) {
    await measure(`facts: ${name}`, 'facts', text)
    await measure(`parkings: ${name}`, 'parkings', text)
  }
} finally {
  server.close()
  await connection.close()
  rmSync(folder, { recursive: true, force: true })
}

function hostile() {
  const size = 16 * megabyte - 100
  const filled = (part: string) => part.repeat(Math.floor(size / part.length))
  const wrong = (at: number) =>
    JSON.stringify({ row: at + 2, values: { fact: 'x'.repeat(100), value: 'y'.repeat(100) } })
  return {
    'empty objects': `{"apply":false,"lines":[${filled('{},')}{}]}`,
    numbers: `{"apply":false,"lines":[${filled('1,')}1]}`,
    nesting: filled('['),
    'one string': `{"apply":false,"lines":"${filled('x')}"}`,
    'keys of their own': `{"apply":false${Array.from({ length: 1_000_000 }, (_, n) => `,"a${n}":0`).join('')}}`,
    '39,000 wrong lines': `{"apply":false,"lines":[${Array.from({ length: 39_000 }, (_, n) => wrong(n)).join()}]}`,
    '30,000 lines of unknown columns': `{"apply":false,"lines":[${Array.from({ length: 30_000 }, (_, n) => `{"row":${n + 2},"values":{"a":"","b":"","c":"","d":"","e":"","f":"","g":"","h":""}}`).join()}]}`,
    '2,300 lines of brackets': `{"apply":false,"lines":[${Array.from({ length: 2_300 }, (_, n) => `{"row":${n + 2},"values":{"fact":"${'('.repeat(4_900)}"}}`).join()}]}`,
    'half of 12 MB': `{"apply":false,"lines":[${filled('{},').slice(0, 12 * megabyte)}`,
  }
}

/** The longest turn of the main thread, and the peak of the process, while one import runs. */
async function measure(what: string, kind: ImportName, body: string, lines?: number) {
  const file = join(folder, 'body.json')
  writeFileSync(file, body)
  const mb = Buffer.byteLength(body) / megabyte
  await new Promise((resolve) => setTimeout(resolve, 500))
  globalThis.gc?.()
  const before = memory('VmRSS')
  // Starts the peak afresh.
  writeFileSync('/proc/self/clear_refs', '5')
  const child = spawn(process.execPath, [
    '-e',
    sender,
    ...[`${origin}/api/admin/${kind}/import`, file, authorization, kept],
  ])
  let status = ''
  child.stdout.on('data', (part) => {
    status += part
  })
  child.stderr.pipe(process.stderr)
  const start = performance.now()
  const done = new Promise((resolve) => child.once('close', resolve))
  let isDone = false
  done.then(() => {
    isDone = true
  })
  let longest = 0
  while (!isDone) {
    const from = process.threadCpuUsage()
    await new Promise((resolve) => setImmediate(resolve))
    const { user, system } = process.threadCpuUsage(from)
    longest = Math.max(longest, (user + system) / 1_000)
  }
  const took = performance.now() - start
  const numbers = [took, longest, memory('VmHWM'), before].map((number) => number.toFixed(0))
  print(what, lines ?? '', mb.toFixed(1), status, ...numbers)
}

function memory(field: string): number {
  const [, kilobytes] =
    new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

function print(what: string, ...columns: (string | number)[]): void {
  const cells = columns.map((column) => String(column).padStart(11))
  process.stdout.write(`${what.padEnd(32)}${cells.join('')}\n`)
}

async function logIn(): Promise<string> {
  const [admin] = await db
    .insert(admins)
    .values({ username: 'bench', passwordHash: 'none' })
    .returning({ id: admins.id, username: admins.username })
  if (!admin) throw new Error('a row that was inserted is returned')
  const { key } = await startSession(admin, { userAgent: 'bench' })
  return `Basic ${Buffer.from(`${admin.username}:${key}`).toString('base64')}`
}

async function exported(kind: ImportName): Promise<ImportLine[]> {
  if (kind === 'parkings') return importedLines(kind, parkingsCsv(await parkingRows.list()))
  const response = await fetch(`${origin}/api/admin/${kind}.csv`, { headers: { authorization } })
  return importedLines(kind, await response.text())
}

/** 1,500 parkings with 4,500 tariffs, 4,500 surcharges and as many facts as there are, and 1,500 providers. */
async function fill(): Promise<void> {
  const known = keysOf(factFields)
    .filter((key) => factFields[key].kind === 'yesNo')
    .map(
      (key) =>
        sql`${key}::text, '{"value":true,"source":"website","checkedOn":"2026-01-02"}'::jsonb`,
    )
  await db.execute(sql`delete from parkings`)
  await db.execute(sql`
    insert into parkings (airport_code, name, image_url, type, distance, price_per_day, rating, reviews,
      affiliate_url, features, facts)
    select (array['AMS', 'EIN', 'RTM', 'BRU', 'DUS'])[1 + n % 5], 'Parkeerterrein aan de Schipholweg ' || n,
      '/images/parking-self-1.svg', (array['shuttle', 'valet', 'self'])[1 + n % 3], n % 20, 5 + n % 20, 4, 10,
      'https://aanbieder.example.com/parkeren/terrein-' || n || '?bron=parkeerpiloot',
      '{"keyDrop": true, "chargingPoint": true, "security": true}', jsonb_build_object(${sql.join(known, sql`, `)})
    from generate_series(1, 1500) n`)
  await db.execute(sql`
    insert into tariffs (parking_id, name, valid_from, billing, steps, extra_day)
    select id, 'Tarief ' || n, date '2024-01-01' + 180 * n, 'day',
      '[{"days": 1, "total": 10}, {"days": 8, "total": 52.5}, {"days": 15, "total": 80}]', 7
    from parkings, generate_series(1, 3) n`)
  await db.execute(sql`
    insert into surcharges (parking_id, label, amount, per, "when", is_compulsory)
    select id, 'Toeslag voor dienst ' || n, 5, 'stay', '{"kind":"always"}', true from parkings, generate_series(1, 3) n`)
  await db.execute(sql`
    insert into providers (trade_name, country) select 'Aanbieder ' || n, 'NL' from generate_series(1, 1500) n`)
  await db.execute(sql`analyze`)
}
