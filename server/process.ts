import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepBuild } from './builds.ts'
import { connection, isDatabaseAway } from './db/client.ts'
import { watchContentVersion } from './db/content-version.ts'
import { type Prepared, prepareDatabase } from './db/prepare.ts'
import { env } from './env.ts'
import { createDrainableServer, type DrainableServer } from './http/drainable-server.ts'
import { startDraining } from './http/health.ts'
import { startJobsLater } from './jobs/start-later.ts'
import { log } from './log.ts'
import { onShutdown } from './signals.ts'
import { flushBatches } from './statistics/batch.ts'

/** Measured from the signal. Docker and others kill a process after ten seconds. */
const responseDeadlineMs = 8_000
const exitDeadlineMs = 9_500

/** Prepares the database, listens, prints the greeting, and shuts down cleanly on a signal. */
export async function run(listener: RequestListener): Promise<Server> {
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }))
  process.on('uncaughtException', exitOnException)
  keepBuild()
  const prepared = await prepareWhenReachable()
  await watchContentVersion()
  const drainable = createDrainableServer(listener)
  const { server } = drainable
  await listen(server)
  shutDownOnSignal(drainable, startJobsLater())
  greet(server.address() as AddressInfo, prepared)
  return server
}

/** Waits for a database server that is still starting. A wrong host or password fails at once. */
async function prepareWhenReachable(): Promise<Prepared> {
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

/**
 * Printed for the person who starts the site. Not logged, since a log must never contain a
 * password.
 */
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

// The state is unknown after this, so exit and let the process manager restart us.
function exitOnException(error: unknown): void {
  log.error('uncaught exception', { error })
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
    await connection.close()
    log.info('stopped')
    process.exit(0)
  }

  onShutdown(shutDown)
}

// Every acknowledged write is on disk. Only batched statistics can be lost.
function exitNow(): void {
  log.warn('stopped at the deadline, with work unfinished')
  process.exit(0)
}
