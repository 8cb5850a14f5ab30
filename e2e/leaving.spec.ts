import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { type BuiltSite, spawnSite, startSite } from '#test/built-site.ts'
import { beBusy, type Outcome, type Probe, watchHealth } from '#test/busy-clients.ts'
import { comingYear } from '#test/coming-year.ts'
import { startPostgres } from '#test/postgres-server.ts'

const rounds = 20
const clients = 32

// Starts a site often, which is slow on a busy machine.
test.describe.configure({ timeout: 400_000 })

/** Cached pages, uncached pages, API calls, and messages that must be stored afterwards. */
function requestFor(number: number): Probe {
  // From another address each time, so that the flood limit does not apply.
  const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  const visit = `van=${comingYear}-01-01&tot=${comingYear}-01-${10 + (number % 20)}`
  const click = { parkingId: 1 + (number % 5) }
  const message = {
    name: 'Wout Peeters',
    email: 'wout@example.com',
    subject: `Vraag ${number}`,
    message: 'Staat er een laadpaal bij de parking?',
  }
  const all: Probe[] = [
    { path: '/parkeren/schiphol' },
    { path: `/parkeren/eindhoven?${visit}` },
    { path: '/api/parkings?airport=AMS' },
    { path: '/api/blog' },
    { path: '/api/affiliate-clicks', body: click, from },
    { path: '/api/contact', body: message, from },
  ]
  return all[number % all.length] as Probe
}

test(`${rounds} SIGTERMs under ${clients} busy connections lose no request`, async () => {
  const postgres = await startPostgres()
  const outcome: Outcome = { answered: 0, lost: [], acknowledged: [] }
  // Alternately with and without time for a load balancer to notice.
  const start = (round: number) =>
    startSite({
      DATABASE_URL: postgres.url,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: round % 2 === 0 ? '1' : '0',
    })
  let number = 0
  let next: Promise<BuiltSite> | undefined = start(0)
  try {
    for (let round = 0; round < rounds; round++) {
      const site: BuiltSite = await (next ?? start(round))
      // As in a deployment: the next process starts while the current one is busy, then that one stops.
      next = round + 1 < rounds ? start(round + 1) : undefined
      await leaveWhileBusy(site, round, () => requestFor(number++), outcome)
    }

    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const stored = await client.query('select subject from contact_requests')
    const clicks = await client.query('select count(*)::int as number from affiliate_clicks')
    await client.end()

    expect(outcome.lost).toEqual([])
    const subjects = new Set(stored.rows.map(({ subject }) => subject))
    const messages = outcome.acknowledged.filter(({ path }) => path === '/api/contact')
    expect(messages.filter(({ body }) => !subjects.has(body?.subject))).toEqual([])
    expect(clicks.rows[0].number).toBe(outcome.acknowledged.length - messages.length)
    expect(messages.length).toBeGreaterThan(rounds)
    expect(outcome.answered).toBeGreaterThan(rounds * clients)
  } finally {
    // Also when the next site could not start.
    await next?.then(({ process }) => process.kill('SIGKILL')).finally(() => postgres.stop())
  }
})

async function leaveWhileBusy(
  { process: site, port }: BuiltSite,
  round: number,
  next: () => Probe,
  outcome: Outcome,
): Promise<void> {
  let isDraining = false
  const health = watchHealth(port).then(() => {
    isDraining = true
  })
  // Half of them behave as behind a load balancer; the others connect until the port is closed.
  const isTold = (client: number) => () => client % 2 === 0 && isDraining
  const before = outcome.answered
  const busy = Array.from({ length: clients }, (_, client) =>
    beBusy(port, next, isTold(client), outcome),
  )
  await expect.poll(() => outcome.answered - before, { intervals: [20] }).toBeGreaterThan(clients)
  await sleep(10 * round)

  const exit = once(site, 'exit')
  site.kill('SIGTERM')
  // npm forwards a signal that its process group also received, so the process gets it twice.
  if (round % 4 < 2) setTimeout(() => site.kill('SIGTERM'), 50)
  expect(await exit).toEqual([0, null])
  await Promise.all([health, ...busy])
}

test('SIGINT exits with 0 while a client never finishes its request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'))
  const site = await startSite({ DATA_DIR: join(folder, 'data') })
  try {
    const client = connect(site.port, '127.0.0.1')
    client.on('error', () => undefined).resume()
    client.write('POST /api/contact HTTP/1.1\r\nhost: site\r\ncontent-length: 100\r\n\r\n{')
    await once(client, 'connect')
    const exit = once(site.process, 'exit')
    site.process.kill('SIGINT')

    expect(await exit).toEqual([0, null])
  } finally {
    site.process.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
})

test('SIGTERM exits with 0 while the site waits for its database', async () => {
  const site = spawnSite({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
  for await (const words of site.stderr ?? []) {
    if (String(words).includes('waiting')) break
  }
  const exit = once(site, 'exit')
  site.kill('SIGTERM')

  expect(await exit).toEqual([0, null])
})
