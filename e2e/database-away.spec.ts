import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { type BuiltSite, siteAdmin, startSite } from '#test/built-site.ts'
import { type PostgresServer, startPostgres } from '#test/postgres-server.ts'

// Kills a real server: run one at a time, with room for a busy machine.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const cachedPaths = [
  '/',
  '/parkeren/schiphol',
  '/faq',
  '/blog',
  '/api/airports',
  '/api/parkings?airport=AMS',
]
const basic = Buffer.from(`${siteAdmin.ADMIN_USERNAME}:${siteAdmin.ADMIN_PASSWORD}`).toString(
  'base64',
)

let postgres: PostgresServer
let site: BuiltSite
let database: string
let visitors = 0

test.beforeAll(async () => {
  postgres = await startPostgres({ outlives: true })
  await ask('create role site login')
  await ask('create database site owner site')
  database = postgres.url.replace(/postgres@(.*)\/postgres$/, 'site@$1/site')
  site = await startSite({ DATABASE_URL: database, TRUST_PROXY: '1' })
  for (const path of cachedPaths) await get(path)
})

test.afterAll(async () => {
  await site.stop()
  await postgres.stop()
})

test('20 kills of the database fail no cached page and lose no acknowledged message', async () => {
  const { pid } = site.process
  const pages = new Map<number, number>()
  const acknowledged: string[] = []
  const refused = new Set<number>()
  let isOver = false

  const reader = async () => {
    for (let number = 0; !isOver; number++) {
      const { status } = await get(cachedPaths[number % cachedPaths.length] ?? '/')
      pages.set(status, (pages.get(status) ?? 0) + 1)
    }
  }
  const writer = async () => {
    while (!isOver) {
      const subject = randomUUID()
      const { status } = await send(subject)
      if (status === 201) acknowledged.push(subject)
      else refused.add(status)
      await sleep(5)
    }
  }
  const filtering = async () => {
    while (!isOver) {
      await get(`/parkeren/schiphol?max=${visitors % 20}`)
      await get('/api/admin/dashboard', true)
    }
  }
  const load = [reader(), reader(), writer(), writer(), writer(), filtering()]

  try {
    for (let round = 0; round < 20; round++) {
      const before = acknowledged.length
      await postgres.kill()
      await sleep(100)
      await postgres.start()
      // Each kill only counts if the site has recovered from the previous one.
      while (acknowledged.length < before + 5) await sleep(20)
    }
  } finally {
    isOver = true
    await Promise.all(load)
  }

  expect(site.isAlive() && site.process.pid).toBe(pid)
  expect([...pages.keys()], 'known pages').toEqual([200])
  expect([...refused], 'messages that were not cachedPaths').toEqual([503])
  const stored = await subjects()
  expect(acknowledged.filter((subject) => !stored.has(subject))).toEqual([])
})

test('a frozen database makes nothing hang, and everything works again afterwards', async () => {
  postgres.freeze()
  const answers = await Promise.all([
    get('/parkeren/schiphol'),
    get('/parkeren/eindhoven?sorteer=afstand'),
    get('/api/admin/dashboard', true),
    send('Terwijl alles stilstaat'),
    get('/healthz'),
  ])
  // All of them responded before the thaw.
  postgres.thaw()

  const [known, , dashboard, message, health] = answers
  expect(known?.status).toBe(200)
  for (const answer of [dashboard, message]) {
    expect(answer?.status).toBe(503)
    expect(answer?.headers.get('retry-after')).toBe('10')
  }
  expect(health?.status).toBe(503)
  await expect.poll(async () => (await get('/healthz')).status).toBe(200)
  expect((await send('Alles doet het weer')).status).toBe(201)
  expect((await get('/api/admin/dashboard', true)).status).toBe(200)
})

test('a request without a free connection gets 503, and later ones succeed', async () => {
  await ask('alter role site connection limit 0')
  await ask(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'site'`)

  expect((await send('Er is geen plaats')).status).toBe(503)
  expect((await get('/parkeren/schiphol')).status).toBe(200)
  // The data of a page that nobody read yet. With this header the router would take the failure for any other.
  const data = await get('/parkeren/schiphol/nooit-bekeken.data')
  expect(data.status).toBe(503)
  expect(data.headers.get('x-remix-response')).toBeNull()

  await ask('alter role site connection limit -1')
  await expect.poll(async () => (await send('Er is weer plaats')).status).toBe(201)
  expect(site.isAlive()).toBe(true)
})

function get(path: string, asAdmin = false): Promise<Response> {
  return fetch(site.url + path, asAdmin ? { headers: { authorization: `Basic ${basic}` } } : {})
}

/** From another address each time, so that the flood limit does not apply. */
function send(subject: string): Promise<Response> {
  visitors += 1
  const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  return fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      name: 'Bezoeker',
      email: 'bezoeker@example.com',
      subject,
      message: 'Een bericht dat er na een storing nog is.',
    }),
  })
}

async function subjects(): Promise<Set<string>> {
  const { rows } = await ask('select subject from contact_requests', database)
  return new Set(rows.map(({ subject }) => subject))
}

async function ask(
  text: string,
  connectionString = postgres.url,
): Promise<{ rows: { subject: string }[] }> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
