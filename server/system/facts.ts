import { and, desc, eq, gt } from 'drizzle-orm'
import type { SystemFacts } from '#domain/system/causes.ts'
import { lateMinutes } from '#domain/system/late.ts'
import { connection, db } from '#server/db/client.ts'
import { listFailingFetches } from '#server/db/earnings/fetch/failing-fetches.ts'
import { failures } from '#server/db/schema.ts'
import { listJobRuns } from '#server/db/system/job-runs.ts'
import { watchCertificate } from './certificate.ts'
import { readCopies } from './copies.ts'
import { readDisk, readMail, reportsOf } from './report.ts'

/** What the alarms are about, without what takes long to measure. */
export async function readFacts(now = new Date()): Promise<SystemFacts> {
  const [copies, mail, runs, certificate, late, failingFetches] = await Promise.all([
    readCopies(),
    readMail(),
    listJobRuns(),
    watchCertificate(now),
    findLate(now),
    listFailingFetches(),
  ])
  return {
    now: now.toISOString(),
    startedAt: new Date(performance.timeOrigin).toISOString(),
    disk: await readDisk(copies.bytes, 0),
    lacksSpace: connection.lacksSpace(),
    copies,
    mail,
    jobs: reportsOf(runs),
    certificate,
    late,
    failingFetches,
  }
}

/** Of any process: each tells it as a failure, as long as it lasts. */
async function findLate(now: Date): Promise<SystemFacts['late']> {
  const since = new Date(now.getTime() - 2 * lateMinutes * 60_000)
  const [last] = await db
    .select({ at: failures.at, reason: failures.reason })
    .from(failures)
    .where(and(eq(failures.message, 'main thread late'), gt(failures.at, since)))
    .orderBy(desc(failures.at))
    .limit(1)
  return last ? { at: last.at.toISOString(), ms: Number.parseInt(last.reason, 10) } : null
}
