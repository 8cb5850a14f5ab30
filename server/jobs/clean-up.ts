import { deleteContactsResolvedBefore } from '#server/db/contacts.ts'
import { deleteOldSalts, deleteOldTurns } from '#server/db/visitors.ts'

const aDay = 24 * 60 * 60_000

/** Forgets what the privacy policy says that we forget. */
export const cleanUp = {
  name: 'clean-up',
  every: '15 * * * *',

  async run(): Promise<void> {
    const now = new Date()
    const aYearAgo = new Date(now)
    aYearAgo.setFullYear(now.getFullYear() - 1)
    await deleteOldSalts(now.toISOString().slice(0, 10))
    await deleteOldTurns(new Date(now.getTime() - aDay))
    await deleteContactsResolvedBefore(aYearAgo)
  },
}
