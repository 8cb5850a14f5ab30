import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '#server/log.ts'

/** The first visitors come first: loading and starting the jobs takes longer than a page. */
const startDelayMs = 1_000
const retryDelayMs = 10_000

/**
 * Starts the jobs once the site serves, and retries until it succeeds.
 *
 * @returns stops them, also while they are being started
 */
export function startJobsLater(): () => Promise<void> {
  const stopping = new AbortController()
  const started = start(stopping.signal)
  return async () => {
    stopping.abort()
    const stopJobs = await started
    await stopJobs?.()
  }
}

async function start(signal: AbortSignal): Promise<(() => Promise<void>) | undefined> {
  let delayMs = startDelayMs
  while (await waited(delayMs, signal)) {
    const { startJobs, stopJobs } = await import('./schedule.ts')
    try {
      await startJobs()
      return stopJobs
    } catch (error) {
      log.error('jobs not started, will be retried', { error })
      await stopJobs().catch(() => undefined)
      delayMs = retryDelayMs
    }
  }
  return undefined
}

/** False if the signal came first. */
const waited = (delayMs: number, signal: AbortSignal) =>
  sleep(delayMs, true, { signal }).catch(() => false)
