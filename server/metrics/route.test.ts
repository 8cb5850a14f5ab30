import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { app } from '#server/app.ts'
import { connection, db } from '#server/db/client.ts'
import { contactRequests } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { withSeededDatabase } from '#test/database.ts'

// Replaces the pages, which need a build.
vi.mock('#server/http/pages.ts', () => ({
  addresses: [],
  renderPage: async () => new Response('the not-found page', { status: 404 }),
  renderNotFound: async () => new Response('the not-found page', { status: 404 }),
}))

withSeededDatabase()

const token = 'a-token-of-at-least-32-characters'

beforeEach(() => {
  env.METRICS_TOKEN = token
})
afterEach(() => {
  env.METRICS_TOKEN = undefined
  vi.restoreAllMocks()
})

const ask = (authorization?: string) =>
  app.request('/metrics', { headers: authorization ? { authorization } : {} })

const read = async () => (await ask(`Bearer ${token}`)).text()

test('without a token in the settings the page does not exist', async () => {
  env.METRICS_TOKEN = undefined
  const answer = await ask(`Bearer ${token}`)

  expect([answer.status, await answer.text()]).toEqual([404, 'the not-found page'])
})

test.each([undefined, 'Bearer', 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`])(
  'whoever shows %s is refused',
  async (shown) => {
    const answer = await ask(shown)

    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer.text()).not.toContain('parkeerpiloot_')
  },
)

test('every line is one that Prometheus reads, and no cache keeps it', async () => {
  const answer = await ask(`Bearer ${token}`)
  const lines = (await answer.text()).trimEnd().split('\n')
  const sample = /^parkeerpiloot_[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[\d.e+-]+$/

  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(lines.filter((line) => !line.startsWith('# ') && !sample.test(line))).toEqual([])
  expect(lines).toContain('parkeerpiloot_database_up 1')
})

/** The database is asked once in fifteen seconds, so the clock goes on. */
async function queueOfMail(secondsOn: number): Promise<number> {
  const now = performance.now() + secondsOn * 1_000
  vi.spyOn(performance, 'now').mockReturnValue(now)
  const [, length = 'none'] = /queue_length\{of="messages_to_mail"\} (\d+)/.exec(await read()) ?? []
  vi.restoreAllMocks()
  return Number(length)
}

test('a message that waits for the mail server is in a queue', async () => {
  const before = await queueOfMail(60)
  await db.insert(contactRequests).values({
    name: 'Lotte',
    email: 'lotte@voorbeeld.nl',
    subject: 'Vraag',
    message: 'Een vraag over parkeren.',
  })

  expect(before).toBeGreaterThanOrEqual(0)
  expect(await queueOfMail(120)).toBe(before + 1)
})

test('with the database away it still answers what this process knows', async () => {
  vi.spyOn(connection, 'checkAway').mockResolvedValue(true)
  const text = await read()

  expect(text).toContain('parkeerpiloot_database_up 0\n')
  expect(text).toContain('parkeerpiloot_memory_bytes{of="rss"}')
})
