import { accountEventDays } from '#domain/access/account-event.ts'
import { restorableDays } from '#domain/changes/change.ts'
import { alarmDays } from '#domain/system/alarm.ts'
import { failureDays } from '#domain/system/failure.ts'
import { amsterdamDay, dayMs, dayStart, monthsBefore } from '#domain/text/date.ts'
import { deleteAccountEventsBefore } from '#server/db/access/account-events.ts'
import { deleteOldLoginAttempts } from '#server/db/access/login-attempts.ts'
import { deleteOldLinks } from '#server/db/access/password-links.ts'
import { forgetContactChanges } from '#server/db/changes/bin.ts'
import { deleteOrphanPictures } from '#server/db/checks/past-checks.ts'
import { deleteContactsResolvedBefore } from '#server/db/contacts.ts'
import { forgetUnusedPictures } from '#server/db/media/kept-pictures.ts'
import { deleteOrphanFiles } from '#server/db/media/media.ts'
import { deleteOrphanDrafts } from '#server/db/post-edits.ts'
import { findSettings } from '#server/db/settings.ts'
import { deleteOldSalts, deleteOldTurns } from '#server/db/statistics/visitors.ts'
import { deleteAlarmsBefore } from '#server/db/system/alarms.ts'
import { deleteFailuresBefore } from '#server/db/system/failures.ts'

/** So long an ended link still says why it does not work. */
const linksKeptDays = 30

/** Deletes data whose retention period, as stated in the privacy policy, has passed. */
export const cleanUp = {
  name: 'clean-up',
  title: 'Bewaartermijnen',
  every: '15 * * * *',

  async run(): Promise<void> {
    const now = new Date()
    const { contactMonths } = await findSettings()
    const oldest = monthsBefore(amsterdamDay(now), contactMonths)
    await deleteOldSalts(now.toISOString().slice(0, 10))
    await deleteOldLoginAttempts(new Date(now.getTime() - dayMs))
    await deleteOldLinks(new Date(now.getTime() - linksKeptDays * dayMs))
    await deleteOldTurns(new Date(now.getTime() - dayMs))
    await deleteContactsResolvedBefore(new Date(dayStart(oldest)))
    await deleteOrphanDrafts(new Date(now.getTime() - restorableDays * dayMs))
    await forgetContactChanges(new Date(now.getTime() - restorableDays * dayMs))
    await deleteOrphanPictures(new Date(now.getTime() - restorableDays * dayMs))
    await deleteAccountEventsBefore(new Date(now.getTime() - accountEventDays * dayMs))
    await deleteAlarmsBefore(new Date(now.getTime() - alarmDays * dayMs))
    await deleteFailuresBefore(new Date(now.getTime() - failureDays * dayMs))
    await forgetUnusedPictures(new Date(now.getTime() - restorableDays * dayMs))
    await deleteOrphanFiles(new Date(now.getTime() - restorableDays * dayMs))
  },
}
