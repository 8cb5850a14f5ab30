import { log } from '#server/log.ts'
import { jobRuns } from '#server/metrics/counted.ts'
import { boss, setStarted } from './boss.ts'
import { type Job, jobs } from './jobs.ts'

/** The page Systeem shows the last run of a weekly job for two weeks. Of a job that runs each minute a day is enough. */
const keptDays = ({ every }: Job) => (every.startsWith('*') ? 1 : 14)

/** With it a job runs in one process at a time. Without it a job counts as failed after a quarter of an hour. A process that died is noticed within minutes. */
const whileAlone = ({ longestHours }: Job) =>
  longestHours === undefined
    ? {}
    : { policy: 'singleton', expireInSeconds: longestHours * 3_600, heartbeatSeconds: 60 }

export async function startJobs(): Promise<void> {
  await boss.start()
  for (const job of jobs) {
    const { name, every } = job
    const retries = { retryLimit: 5, retryDelay: 30, retryBackoff: true }
    const kept = { deleteAfterSeconds: keptDays(job) * 24 * 3_600 }
    await boss.createQueue(name, { ...retries, ...kept, ...whileAlone(job) })
    // A queue that an earlier version made keeps what it had.
    await boss.updateQueue(name, kept)
    await boss.schedule(name, every, {}, { tz: 'Europe/Amsterdam' })
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        const outcome = await job.run()
        jobRuns.add(name, 'completed')
        if (typeof outcome === 'string') return { outcome }
        return typeof outcome === 'object' && outcome && 'outcome' in outcome ? outcome : undefined
      } catch (error) {
        jobRuns.add(name, 'failed')
        log.warn('job failed, will be retried', { job: name, error })
        throw error
      }
    })
  }
  setStarted()
}

export async function stopJobs(): Promise<void> {
  await boss.stop({ graceful: true, timeout: 5_000 })
}
