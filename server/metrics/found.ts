import { briefly } from '#server/briefly.ts'
import { findLastBackup } from '#server/db/backups.ts'
import { connection } from '#server/db/client.ts'
import { knownContentVersion } from '#server/db/content-version.ts'
import { listJobRuns } from '#server/db/system/job-runs.ts'
import { countWaiting } from '#server/db/system/waiting.ts'
import { queuedItems } from '#server/statistics/batch.ts'
import { databaseSize, diskSize } from '#server/system/sizes.ts'
import { version } from '#server/version.ts'
import { busySeconds, delayOfMainThread } from './main-thread.ts'
import { gauge, type Metric, type Sample } from './metric.ts'

// What is looked up when somebody asks for the metrics. However often that is, the database is asked once
// in a while.

const jobRuns = briefly(15_000, listJobRuns)
const waiting = briefly(15_000, countWaiting)
const lastCopy = briefly(15_000, findLastBackup)
const databaseBytes = briefly(300_000, databaseSize)

const one = (value: number): Sample[] => [{ value }]
const by = (label: string, values: Record<string, number>): Sample[] =>
  Object.entries(values).map(([name, value]) => ({ value, labels: { [label]: name } }))

const seconds = (moment: string) => Date.parse(moment) / 1_000

export const found: Metric[] = [
  gauge('build_info', 'The version that runs, and its database.', () => [
    { value: 1, labels: { version, engine: connection.engine } },
  ]),
  gauge('process_start_time_seconds', 'When this process started.', () =>
    one(Math.round(performance.timeOrigin / 1_000)),
  ),
  gauge('memory_bytes', 'The memory of this process.', () => {
    const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage()
    return by('of', { rss, heapTotal, heapUsed, external, arrayBuffers })
  }),
  {
    name: 'main_thread_busy_seconds_total',
    type: 'counter',
    help: 'How long the main thread worked. One second a second is all that it can.',
    read: () => one(busySeconds()),
  },
  gauge(
    'main_thread_delay_seconds',
    'How late the main thread was in the last whole minute.',
    () => {
      const delay = delayOfMainThread()
      if (!delay) return []
      const { medianMs, p99Ms, maxMs } = delay
      return by('quantile', { 0.5: medianMs / 1_000, 0.99: p99Ms / 1_000, 1: maxMs / 1_000 })
    },
  ),
  gauge('database_up', 'Whether the database answers.', async () =>
    one((await connection.checkAway()) ? 0 : 1),
  ),
  gauge('database_connections', 'The connections of this process to PostgreSQL.', () => {
    const { open, idle, waiting } = connection.connections()
    return by('of', { open, idle, waiting })
  }),
  gauge('database_refuses_writes', 'Whether the disk of the embedded database is full.', () =>
    one(connection.lacksSpace() ? 1 : 0),
  ),
  gauge('database_bytes', 'The size of the database.', async () => one(await databaseBytes())),
  gauge('disk_bytes', 'The disk of DATA_DIR.', async () => by('of', await diskSize())),
  gauge('content_version', 'Rises with every edit of what visitors see.', () =>
    one(knownContentVersion()),
  ),
  gauge('job_last_success_timestamp_seconds', 'When each job last did its work.', async () =>
    (await jobRuns()).flatMap(({ name, lastCompletedAt }) =>
      lastCompletedAt ? [{ value: seconds(lastCompletedAt), labels: { job: name } }] : [],
    ),
  ),
  gauge(
    'job_failed_runs',
    'Runs that failed after all retries, as far as they are kept.',
    async () =>
      (await jobRuns()).map(({ name, failed }) => ({ value: failed, labels: { job: name } })),
  ),
  gauge(
    'queue_length',
    'What waits: for a job, the mail server, the database or a person.',
    async () => {
      const [jobs, { unmailed, answers, open }] = await Promise.all([jobRuns(), waiting()])
      const due = jobs.reduce((sum, { waiting }) => sum + waiting, 0)
      const statistics = queuedItems()
      return by('of', {
        jobs: due,
        statistics,
        messages_to_mail: unmailed,
        answers,
        open_messages: open,
      })
    },
  ),
  gauge('copy_last_timestamp_seconds', 'When the last copy of the site was made.', async () => {
    const copy = await lastCopy()
    return copy ? one(seconds(copy.at)) : []
  }),
]
