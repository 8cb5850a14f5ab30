import type { CopiesReport, ElsewhereReport, TrialReport } from '#domain/system/system-report.ts'
import { trialRows } from '#domain/system/trial.ts'
import { placeOf } from '#server/backup/elsewhere/open-place.ts'
import { listBackups } from '#server/db/backups.ts'
import { listSentCopies } from '#server/db/sent-copies.ts'
import { findSettings } from '#server/db/settings.ts'
import type { JobRuns } from '#server/db/system/job-runs.ts'
import { sendCopy } from '#server/jobs/send-copy.ts'
import { type TrialOutcome, tryRestore } from '#server/jobs/try-restore.ts'

/** Only those that are kept: a copy for download is gone. */
export async function readCopies(): Promise<CopiesReport> {
  const kept = (await listBackups()).filter(({ file }) => file !== null)
  const bytes = kept.reduce((sum, { bytes }) => sum + bytes, 0)
  return { lastAt: kept[0]?.at ?? null, kept: kept.length, bytes }
}

export async function readElsewhere(runs: JobRuns[]): Promise<ElsewhereReport | null> {
  const place = placeOf()
  if (!place) return null
  const sent = await listSentCopies()
  const [lastRead] = sent
    .filter(({ readAt }) => readAt !== null)
    .toSorted((one, other) => Number(other.readAt) - Number(one.readAt))
  return {
    place: place.address,
    hasKey: (await findSettings()).copiesRecipient !== '',
    lastAt: sent[0]?.at.toISOString() ?? null,
    kept: sent.length,
    failure: failureOf(runs.find(({ name }) => name === sendCopy.name)),
    readBack: lastRead?.readAt
      ? {
          at: lastRead.readAt.toISOString(),
          isSame: sent.every(({ isSame }) => isSame !== false),
        }
      : null,
  }
}

export function trialIn(runs: JobRuns[]): TrialReport | null {
  const run = runs.find(({ name }) => name === tryRestore.name)
  if (!run?.last) return null
  const { at, isDone, output } = run.last
  const { outcome, tables, copyAt } = (output ?? {}) as Partial<TrialOutcome>
  return {
    at,
    isDone,
    outcome: (isDone ? outcome : failureOf(run)) ?? '',
    rows: isDone && tables ? trialRows(tables) : null,
    copyAt: copyAt ?? null,
  }
}

function failureOf(run: JobRuns | undefined): string | null {
  if (!run?.last || run.last.isDone) return null
  return (run.last.output as { message?: string } | null)?.message ?? 'onbekende fout'
}
