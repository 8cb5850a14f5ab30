import { accountEventDays } from '#domain/access/account-event.ts'
import { restorableDays } from '#domain/changes/change.ts'
import { alarmDays } from '#domain/system/alarm.ts'
import { failureDays } from '#domain/system/failure.ts'
import { linksKeptDays, type Retained, removalDays } from '#domain/system/retention.ts'
import { amsterdamDay, dayAfter, dayMs, dayStart, monthsBefore } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { deleteAccountEventsBefore } from '#server/db/access/account-events.ts'
import { deleteOldLoginAttempts } from '#server/db/access/login-attempts.ts'
import { deleteOldLinks } from '#server/db/access/password-links.ts'
import { forgetContactChanges } from '#server/db/changes/bin.ts'
import { deleteOrphanPictures } from '#server/db/checks/past-checks.ts'
import { deleteContactsResolvedBefore } from '#server/db/contacts.ts'
import { dropReferences } from '#server/db/earnings/programme/references.ts'
import { forgetUnusedPictures } from '#server/db/media/kept-pictures.ts'
import { deleteOrphanFiles } from '#server/db/media/media.ts'
import { deleteOrphanDrafts } from '#server/db/post-edits.ts'
import { findSettings } from '#server/db/settings.ts'
import { deleteOldSalts, deleteOldTurns } from '#server/db/statistics/visitors.ts'
import { deleteAlarmsBefore } from '#server/db/system/alarms.ts'
import { deleteFailuresBefore } from '#server/db/system/failures.ts'
import { countRemoved, deleteRemovalsBefore } from '#server/db/system/removals.ts'

type Remove = (ago: (days: number) => Date, now: Date) => Promise<number>

/** Raw clicks and visits go with the job that adds them up (`rollUp`). */
const removals: Record<Exclude<Retained, 'visits'>, Remove> = {
  async contacts(_, now) {
    const { contactMonths } = await findSettings()
    return deleteContactsResolvedBefore(
      new Date(dayStart(monthsBefore(amsterdamDay(now), contactMonths))),
    )
  },
  contactChanges: (ago) => forgetContactChanges(ago(restorableDays)),
  references: dropReferences,
  salts: (_, now) => deleteOldSalts(now.toISOString().slice(0, 10)),
  turns: (ago) => deleteOldTurns(ago(1)),
  loginAttempts: (ago) => deleteOldLoginAttempts(ago(1)),
  passwordLinks: (ago) => deleteOldLinks(ago(linksKeptDays)),
  accountEvents: (ago) => deleteAccountEventsBefore(ago(accountEventDays)),
  alarms: (ago) => deleteAlarmsBefore(ago(alarmDays)),
  drafts: (ago) => deleteOrphanDrafts(ago(restorableDays)),
  checkPictures: (ago) => deleteOrphanPictures(ago(restorableDays)),
  // Before the files, which it no longer mentions.
  keptPictures: (ago) => forgetUnusedPictures(ago(restorableDays)),
  files: (ago) => deleteOrphanFiles(ago(restorableDays)),
  failures: (ago) => deleteFailuresBefore(ago(failureDays)),
}

/** Deletes data whose retention period, as stated in the privacy policy, has passed. */
export const cleanUp = {
  name: 'clean-up',
  title: 'Bewaartermijnen',
  every: '15 * * * *',

  async run(now = new Date()): Promise<void> {
    const ago = (days: number) => new Date(now.getTime() - days * dayMs)
    for (const what of keysOf(removals)) {
      await countRemoved(what, await removals[what](ago, now), amsterdamDay(now))
    }
    await deleteRemovalsBefore(dayAfter(amsterdamDay(now), -removalDays))
  },
}
