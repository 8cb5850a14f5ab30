import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { connection, isDatabaseAway } from './db/client.ts'
import { watchContentVersion } from './db/content-version.ts'
import { type Prepared, prepareDatabase } from './db/prepare.ts'
import { env } from './env.ts'
import { createDrainableServer, type DrainableServer } from './http/drainable-server.ts'
import { startDraining } from './http/health.ts'
import { startJobs, stopJobs } from './jobs/schedule.ts'
import { log } from './log.ts'
import { leaveBy } from './signals.ts'
import { flushBatches } from './statistics/batch.ts'

/** Counted from the signal. Together they leave within the ten seconds that most give a process. */
const lastAnswerMs = 8_000
const lastMomentMs = 9_500

/** The life of the process: prepare, listen, say so, and leave cleanly when asked. */
export async function run(answer: RequestListener): Promise<Server> {
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }))
  process.on('uncaughtException', giveUp)
  const prepared = await prepareWhenThere()
  await watchContentVersion()
  const drainable = createDrainableServer(answer)
  const { server } = drainable
  await listen(server)
  const jobs = startJobs()
  leaveOnSignal(drainable, jobs)
  await jobs
  greet(server.address() as AddressInfo, prepared)
  return server
}

/** A database server may start later than we do; a wrong address or password is said at once. */
async function prepareWhenThere(): Promise<Prepared> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await prepareDatabase()
    } catch (error) {
      if (!isDatabaseAway(error) || attempt === 60) throw error
      if (attempt === 1) log.warn('waiting for the database', { error })
      await sleep(1_000)
    }
  }
}

function listen(server: Server): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(env.PORT, env.HOST, () => {
    server.off('error', reject)
    resolve()
  })
  return promise
}

/** For the person who starts the site. Not in the log, which must never hold a password. */
function greet({ port }: AddressInfo, { madeUp, seeded }: Prepared): void {
  const site = env.PORT === port ? env.SITE_URL : `http://localhost:${port}`
  const lines = [
    '',
    `  Site            ${site}`,
    `  Admin           ${site}/admin`,
    ...(seeded ? ['  The database was empty; the first content is in it now.'] : []),
    ...(madeUp
      ? [
          '',
          '  Your login, shown only this once:',
          `  Username        ${madeUp.username}`,
          `  Password        ${madeUp.password}`,
        ]
      : []),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

// Nobody knows what state we are in then; whoever watches the process starts it again.
function giveUp(error: unknown): void {
  log.error('giving up', { error })
  process.exit(1)
}

function leaveOnSignal({ drain, close }: DrainableServer, jobs: Promise<void>): void {
  let leaving = false

  async function leave(signal: NodeJS.Signals): Promise<void> {
    // Often there are two: npm passes on what its whole group was sent.
    if (leaving) return
    leaving = true
    const start = performance.now()
    log.info('stopping', { signal })
    setTimeout(leaveNow, lastMomentMs)

    startDraining()
    drain()
    const jobsStopped = jobs
      .then(stopJobs)
      .catch((error: unknown) => log.warn('jobs did not stop', { error }))
    await sleep(env.DRAIN_SECONDS * 1_000)
    await close(start + lastAnswerMs)
    await jobsStopped
    await flushBatches()
    await connection.close()
    log.info('stopped')
    process.exit(0)
  }

  leaveBy(leave)
}

// What was acknowledged is on disk; only what was gathered may be lost.
function leaveNow(): void {
  log.warn('stopped before all had ended')
  process.exit(0)
}
