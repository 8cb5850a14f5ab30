import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Acknowledged, Line } from './acknowledged.ts'

// Keeps writing what the site acknowledges, in a process of its own, and notes each acknowledged write in a file of
// its own: node scripts/torture/writer.ts PORT FILE, with the Authorization of an admin in AUTHORIZATION.

const [port, file = ''] = process.argv.slice(2)
const authorization = process.env.AUTHORIZATION ?? ''

/** So many are looked up at once. */
const perBatch = 500
const clicked = 3
let sent = 0

type Row = { id: number; version: number } & Record<string, unknown>

await Promise.all([
  keepDoing(10, contact),
  keepDoing(10, contact),
  keepDoing(20, report),
  keepDoing(20, click),
  keepDoing(100, editParking),
  keepDoing(400, editSettings),
])

/** A site that is down refuses the connection: what it did not acknowledge is not missed. */
async function keepDoing(pauseMs: number, write: () => Promise<Acknowledged | undefined>) {
  for (;;) {
    try {
      const acknowledged = await write()
      if (acknowledged) note(acknowledged)
      await sleep(pauseMs)
    } catch (error) {
      if (!isGone(error)) throw error
      await sleep(50)
    }
  }
}

async function contact(): Promise<Acknowledged | undefined> {
  const text = randomUUID()
  const email = nextEmail()
  const message = {
    name: 'Jo de Vries',
    email,
    subject: text,
    message: 'Rijdt de bus ook ’s nachts?',
  }
  const { status } = await send('POST', '/api/contact', message)
  return status === 201 ? { kind: 'contact', email, text } : undefined
}

async function report(): Promise<Acknowledged | undefined> {
  const text = randomUUID()
  const email = nextEmail()
  const about = { airport: 'schiphol', parking: 'ringvaart-parking', topic: 'prijs' }
  const { status } = await send('POST', '/api/reports', { ...about, email, message: text })
  return status === 201 ? { kind: 'report', email, text } : undefined
}

async function click(): Promise<Acknowledged | undefined> {
  const about = { parkingId: clicked, page: '/parkeren/schiphol' }
  const { status } = await send('POST', '/api/affiliate-clicks', about)
  return status === 204 ? { kind: 'click', id: clicked } : undefined
}

async function editParking(): Promise<Acknowledged | undefined> {
  const path = '/api/admin/parkings/2'
  const row = await send<Row>('GET', path)
  if (row.status !== 200) return undefined
  const saved = await send<Row>('PUT', path, { ...row.body, name: `Terrein ${row.body.version}` })
  return saved.status === 200 ? { kind: 'parking', version: saved.body.version } : undefined
}

async function editSettings(): Promise<Acknowledged | undefined> {
  const path = '/api/admin/settings'
  const { status, body } = await send<{ version: number }>('GET', path)
  if (status !== 200) return undefined
  const change = { values: { seoDescription: `Versie ${body.version}` }, version: body.version }
  const saved = await send<{ version: number }>('PUT', path, change)
  return saved.status === 200 ? { kind: 'settings', version: saved.body.version } : undefined
}

function nextEmail(): string {
  return `batch-${Math.floor(sent / perBatch)}@example.com`
}

/** From another address each time, so that no limit applies. */
async function send<Body>(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: Body }> {
  sent += 1
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
      'x-forwarded-for': `10.${64 + (sent >> 16)}.${(sent >> 8) & 255}.${sent & 255}`,
      ...(path.startsWith('/api/admin/') ? { authorization } : {}),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { status } = response
  const text = await response.text()
  const isRefusal = status === 429 || status === 503
  note({
    kind: 'answer',
    status,
    to: `${method} ${path}`,
    saysWhen: !isRefusal || response.headers.has('retry-after'),
  })
  // The caller declares the type of the response: see server/api.
  return { status, body: (text.startsWith('{') ? JSON.parse(text) : undefined) as Body }
}

function note(line: Line): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`)
}

/** What fetch throws if the connection is refused or ends. */
function isGone(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    (error.message === 'fetch failed' || error.message === 'terminated')
  )
}
