import { type RetentionReport, removalDays, reportRetentions } from '#domain/system/retention.ts'
import { scheduleInWords } from '#domain/system/schedule-words.ts'
import type {
  DatabaseReport,
  DiskReport,
  HeartbeatReport,
  JobReport,
  MailReport,
  SystemReport,
} from '#domain/system/system-report.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { connection, db, ping } from '#server/db/client.ts'
import { appliedMigrations } from '#server/db/engine/migrate.ts'
import { findSettings } from '#server/db/settings.ts'
import { type JobRuns, listJobRuns } from '#server/db/system/job-runs.ts'
import { findMailOutcome } from '#server/db/system/mail-outcome.ts'
import { findObservation } from '#server/db/system/observations.ts'
import { sumRemovals } from '#server/db/system/removals.ts'
import { env } from '#server/env.ts'
import { jobs } from '#server/jobs/jobs.ts'
import { lastSent } from '#server/mail/send.ts'
import { lastDay } from '#server/metrics/last-day.ts'
import { version } from '#server/version.ts'
import { knownCertificate } from './certificate.ts'
import { readCopies, readElsewhere, trialIn } from './copies.ts'
import { databaseSize, diskSize } from './sizes.ts'

/** How everything is, for the page Systeem. */
export async function readSystem(): Promise<SystemReport> {
  const [database, copies, mail, runs, retentions] = await Promise.all([
    readDatabase(),
    readCopies(),
    readMail(),
    listJobRuns(),
    readRetentions(),
  ])
  return {
    version,
    engine: connection.engine,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    readAt: new Date().toISOString(),
    site: lastDay(),
    database,
    disk: await readDisk(copies.bytes, database.bytes),
    mail,
    copies,
    elsewhere: await readElsewhere(runs),
    trial: trialIn(runs),
    jobs: reportsOf(runs),
    certificate: await knownCertificate(),
    heartbeat: await readHeartbeat(),
    retentions,
    remembersErased: env.SECRETS_KEY !== undefined,
  }
}

/** Null without an address to ask. */
async function readHeartbeat(): Promise<HeartbeatReport | null> {
  const { heartbeatUrl } = await findSettings()
  if (heartbeatUrl === '') return null
  const { at = null, value = { failed: null } } = (await findObservation('heartbeat')) ?? {}
  return { at, failed: value.failed }
}

async function readDatabase(): Promise<DatabaseReport> {
  const start = performance.now()
  await ping()
  const ms = performance.now() - start
  const bytes = await databaseSize()
  const schema = (await appliedMigrations(db)).length
  return { ms, bytes, schema, lacksSpace: connection.lacksSpace() }
}

/** Null for a database in memory, or a folder that can't be looked at. */
export async function readDisk(
  copyBytes: number,
  databaseBytes: number,
): Promise<DiskReport | null> {
  if (env.DATA_DIR.startsWith('memory://')) return null
  try {
    const { total, free } = await diskSize()
    return {
      totalBytes: total,
      freeBytes: free,
      copyBytes,
      databaseBytes: connection.engine === 'pglite' ? databaseBytes : null,
    }
  } catch {
    return null
  }
}

export async function readMail(): Promise<MailReport> {
  const { lastSentAt, lastRefusal } = await findMailOutcome()
  const [latest = null] = [lastSent(), lastSentAt]
    .filter((at) => at !== null)
    .sort()
    .reverse()
  return { isSetUp: env.SMTP_URL !== undefined, lastSentAt: latest, lastRefusal }
}

export function reportsOf(found: JobRuns[]): JobReport[] {
  const runs = new Map(found.map((run) => [run.name, run]))
  return jobs.map(({ name, title, every }) => {
    const { last = null, waiting = 0, failedInRow = 0 } = runs.get(name) ?? {}
    return {
      name,
      title,
      schedule: scheduleInWords(every),
      last: last && { at: last.at, ms: last.ms, isDone: last.isDone, outcome: outcomeOf(last) },
      isDue: waiting > 0,
      failedInRow,
    }
  })
}

async function readRetentions(): Promise<RetentionReport[]> {
  const since = dayAfter(amsterdamDay(new Date()), -removalDays)
  return reportRetentions(await findSettings(), await sumRemovals(since))
}

/** What a job told itself, or why it failed. */
function outcomeOf({ output, isDone }: { output: unknown; isDone: boolean }): string | null {
  const { outcome, message, cause } = (output ?? {}) as {
    outcome?: string
    message?: string
    cause?: { message?: string }
  }
  // Of a failed query the cause says why; the message is the query.
  return (isDone ? outcome : (cause?.message ?? message)) ?? null
}
