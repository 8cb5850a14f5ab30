import { dayMs } from '#domain/text/date.ts'
import { type Certificate, endsSoon } from './certificate.ts'
import type { RetentionReport } from './retention.ts'
import type { TrialRow } from './trial.ts'

/** How something of the machine is. `off`: it is not set up, and so not missed. */
export type Light = 'good' | 'bad' | 'off'

/** Of this process, over the last 24 hours or since its start. */
export type SiteReport = {
  requests: number
  failed: number
  /** Half of the requests was answered within so many milliseconds. Null without any. */
  medianMs: number | null
  since: string
}

export type DatabaseReport = { ms: number; bytes: number; schema: number; lacksSpace: boolean }

/** The disk of DATA_DIR. With PostgreSQL the database is elsewhere. */
export type DiskReport = {
  totalBytes: number
  freeBytes: number
  copyBytes: number
  databaseBytes: number | null
}

export type MailReport = {
  isSetUp: boolean
  lastSentAt: string | null
  lastRefusal: { at: string; reason: string } | null
}

export type CopiesReport = { lastAt: string | null; kept: number; bytes: number }

/** The copies that are taken elsewhere. */
export type ElsewhereReport = {
  /** Where: a folder or a bucket. */
  place: string
  /** Without a key none leaves. */
  hasKey: boolean
  lastAt: string | null
  kept: number
  /** Why the last attempt failed, or null. */
  failure: string | null
  /** The last that was read back: whether it was still what was sent. */
  readBack: { at: string; isSame: boolean } | null
}

/** The last time that a copy was restored on trial. */
export type TrialReport = {
  at: string
  isDone: boolean
  /** What came of it, or why not. */
  outcome: string
  /** Null if nothing was restored. */
  rows: TrialRow[] | null
  /** The moment of the copy. */
  copyAt: string | null
}

export type JobReport = {
  name: string
  title: string
  schedule: string
  /** The last time that it ended, well or not. Null if it never did. */
  last: { at: string; ms: number; isDone: boolean; outcome: string | null } | null
  /** Whether it is at work, or about to be. */
  isDue: boolean
  /** How many of its last runs failed in a row, after their retries. */
  failedInRow: number
}

/** The address that is asked after each copy, and whether it answered. Null: not asked yet. */
export type HeartbeatReport = { at: string | null; failed: string | null }

export type SystemReport = {
  version: string
  engine: 'pglite' | 'postgres'
  startedAt: string
  readAt: string
  site: SiteReport
  database: DatabaseReport
  /** Null if the folder can't be looked at. */
  disk: DiskReport | null
  mail: MailReport
  copies: CopiesReport
  /** Null if the machine has no such place. */
  elsewhere: ElsewhereReport | null
  /** Null if it was never tried. */
  trial: TrialReport | null
  jobs: JobReport[]
  /** Null without https, or before it was looked at. */
  certificate: Certificate | null
  /** Null without an address. */
  heartbeat: HeartbeatReport | null
  retentions: RetentionReport[]
  /** Whether an erased person stays erased after a restore. */
  remembersErased: boolean
}

const leastFreeShare = 0.1
const copyDays = 2
const failuresInRow = 2

export const isDiskFull = ({
  freeBytes,
  totalBytes,
}: Pick<DiskReport, 'freeBytes' | 'totalBytes'>): boolean => freeBytes < totalBytes * leastFreeShare

/** A site that was started for the first time has until its second night. */
export const lacksCopy = ({ lastAt }: CopiesReport, startedAt: string, now: string): boolean =>
  Date.parse(now) - Date.parse(lastAt ?? startedAt) > copyDays * dayMs

/** Whether the last that the mail server said was no. */
export function refusesMail({ lastSentAt, lastRefusal }: MailReport): boolean {
  return lastRefusal !== null && (lastSentAt === null || lastSentAt < lastRefusal.at)
}

/** Whether a copy would be missed: it did not go, or is not what went. */
export const lacksElsewhere = ({ hasKey, failure, readBack }: ElsewhereReport): boolean =>
  !hasKey || failure !== null || readBack?.isSame === false

export const keepsFailing = ({ failedInRow }: JobReport): boolean => failedInRow >= failuresInRow

export type Part =
  | 'site'
  | 'database'
  | 'disk'
  | 'mail'
  | 'copies'
  | 'elsewhere'
  | 'trial'
  | 'jobs'
  | 'certificate'
  | 'heartbeat'

/** The light of each part. */
export function lightsOf(report: SystemReport): Record<Part, Light> {
  const { disk, mail, copies, elsewhere, trial, startedAt, readAt, database, jobs } = report
  const { certificate, heartbeat } = report
  const light = (isBad: boolean): Light => (isBad ? 'bad' : 'good')
  return {
    // It answers this very question.
    site: 'good',
    database: light(database.lacksSpace),
    disk: disk ? light(isDiskFull(disk)) : 'off',
    mail: mail.isSetUp ? light(refusesMail(mail)) : 'off',
    copies: light(lacksCopy(copies, startedAt, readAt)),
    elsewhere: elsewhere ? light(lacksElsewhere(elsewhere)) : 'off',
    // One that was not done for want of room says nothing of the copy.
    trial: trial && (trial.rows || !trial.isDone) ? light(!trial.isDone) : 'off',
    jobs: light(jobs.some(keepsFailing)),
    certificate:
      certificate && !('failed' in certificate) ? light(endsSoon(certificate, readAt)) : 'off',
    heartbeat: heartbeat ? light(heartbeat.failed !== null) : 'off',
  }
}
