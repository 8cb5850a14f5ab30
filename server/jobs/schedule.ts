import { log } from '#server/log.ts'
import { jobRuns } from '#server/metrics/counted.ts'
import { analyzeTables } from './analyze-tables.ts'
import { backUp } from './back-up.ts'
import { boss, setStarted } from './boss.ts'
import { cleanUp } from './clean-up.ts'
import { mailAnswers } from './mail-answers.ts'
import { mailContacts } from './mail-contacts.ts'
import { mailMoved, mailWeek } from './mail-figures.ts'
import { measurePrices } from './measure-prices.ts'
import { priceDay } from './price-day.ts'
import { publishPosts } from './publish-posts.ts'
import { rollUp } from './roll-up.ts'
import { sendAnswers } from './send-answers.ts'

/** Every job. */
const jobs = [
  mailContacts,
  mailAnswers,
  sendAnswers,
  mailMoved,
  mailWeek,
  cleanUp,
  backUp,
  publishPosts,
  rollUp,
  measurePrices,
  priceDay,
  analyzeTables,
]

export async function startJobs(): Promise<void> {
  await boss.start()
  for (const { name, every, run } of jobs) {
    await boss.createQueue(name, { retryLimit: 5, retryDelay: 30, retryBackoff: true })
    await boss.schedule(name, every, {}, { tz: 'Europe/Amsterdam' })
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        await run()
        jobRuns.add(name, 'completed')
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
