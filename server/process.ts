import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { flushRefusals } from './access/refusals.ts'
import { watchDatabase } from './alarms/watch-database.ts'
import { keepBuild } from './builds.ts'
import { connection, isDatabaseAway } from './db/client.ts'
import { watchContentVersion } from './db/content-version.ts'
import { noSpaceLeft } from './db/engine/disk-space.ts'
import { type Prepared, prepareDatabase } from './db/prepare.ts'
import { env, nameWarnings } from './env.ts'
import { flushFailures, keepFailures, writeDownFailures } from './failures/keep.ts'
import { createDrainableServer, type DrainableServer } from './http/drainable-server.ts'
import { startDraining } from './http/health.ts'
import { startJobsLater } from './jobs/start-later.ts'
import { listen } from './listening.ts'
import { log } from './log.ts'
import { watchLastDay } from './metrics/last-day.ts'
import { watchMainThread } from './metrics/main-thread.ts'
import { onShutdown } from './signals.ts'
import { flushBatches } from './statistics/batch.ts'

const databaseWaitMs = 60_000

/** Measured from the signal. Docker and others kill a process after ten seconds. */
const responseDeadlineMs = 8_000
const exitDeadlineMs = 9_500

/** Prepares the database, listens, prints the greeting, and shuts down cleanly on a signal. */
export async function run(listener: RequestListener): Promise<Server> {
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }))
  process.on('uncaughtException', exitOnException)
  keepBuild()
  keepFailures()
  watchMainThread()
  watchLastDay()
  for (const warning of nameWarnings) log.warn(warning)
  const prepared = await prepareWhenReachable()
  // At once: whatever happens from here on, the password is known.
  tellLogin(prepared)
  await watchContentVersion()
  watchDatabase()
  const drainable = createDrainableServer(listener)
  const { server } = drainable
  await listen(server, env)
  shutDownOnSignal(drainable, startJobsLater())
  greet(server.address() as AddressInfo, prepared)
  return server
}

/**
 * Waits for a database server that is still starting. A wrong password or a full disk fails at once: time
 * does not mend it.
 */
async function prepareWhenReachable(): Promise<Prepared> {
  const giveUpAt = performance.now() + databaseWaitMs
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await prepareDatabase()
    } catch (error) {
      if (connection.lacksSpace()) throw new Error(`${noSpaceLeft} (${resolve(env.DATA_DIR)}).`)
      const isWorthWaiting = connection.engine === 'postgres' && isDatabaseAway(error)
      if (!isWorthWaiting || performance.now() > giveUpAt) throw error
      if (isFirst) log.warn((error as Error).message, { waiting: `${databaseWaitMs / 1_000} s` })
      await sleep(1_000)
    }
  }
}

// What follows is printed for the person who starts the site, and not logged: a log must never contain a
// password.

function tellLogin({ madeUp }: Prepared): void {
  if (!madeUp) return
  tell([
    'Your login, shown only this once:',
    `Username        ${madeUp.username}`,
    `Password        ${madeUp.password}`,
  ])
}

function greet({ port }: AddressInfo, { seeded }: Prepared): void {
  const site = env.PORT === port ? env.SITE_URL : `http://localhost:${port}`
  tell([
    `Site            ${site}`,
    `Admin           ${site}/admin`,
    ...(seeded ? ['The database was empty; the first content is in it now.'] : []),
  ])
}

function tell(lines: string[]): void {
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
}

// The state is unknown after this, so exit and let the process manager restart us.
function exitOnException(error: unknown): void {
  log.error('uncaught exception', { error })
  writeDownFailures()
  process.exit(1)
}

function shutDownOnSignal({ drain, close }: DrainableServer, stopJobs: () => Promise<void>): void {
  let isStopping = false

  async function shutDown(signal: NodeJS.Signals): Promise<void> {
    // npm forwards the signal that its whole process group already got, so it often arrives twice.
    if (isStopping) return
    isStopping = true
    const start = performance.now()
    log.info('stopping', { signal })
    setTimeout(exitNow, exitDeadlineMs)

    startDraining()
    drain()
    const jobsStopped = stopJobs().catch((error: unknown) =>
      log.warn('jobs did not stop', { error }),
    )
    await sleep(env.DRAIN_SECONDS * 1_000)
    await close(start + responseDeadlineMs)
    await jobsStopped
    await flushBatches()
    await flushRefusals()
    await flushFailures()
    await connection.close()
    log.info('stopped')
    process.exit(0)
  }

  onShutdown(shutDown)
}

// Every acknowledged write is on disk. Only batched statistics can be lost.
function exitNow(): void {
  log.warn('stopped at the deadline, with work unfinished')
  writeDownFailures()
  process.exit(0)
}
