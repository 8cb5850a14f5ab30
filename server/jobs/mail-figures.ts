import { movedTwice } from '#domain/admin/morning.ts'
import { amsterdamDay, dayAfter, dayMs } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { isWaitingContact } from '#server/db/contacts.ts'
import { contactRequests } from '#server/db/schema.ts'
import { findSettings } from '#server/db/settings.ts'
import { writeMonthLetter } from '#server/earnings/month-letter.ts'
import { env } from '#server/env.ts'
import { movedLetter, weekLetter } from '#server/mail/figures-letter.ts'
import { sendMail } from '#server/mail/send.ts'
import { readMorningClicks } from '#server/statistics/morning-clicks.ts'
import { readStatistics } from '#server/statistics/report.ts'

/** Mails what is outside its usual spread for the second morning: that is no longer chance. */
export const mailMoved = {
  name: 'mail-moved',
  title: 'Mail over wat bewoog',
  every: '30 7 * * *',

  async run(now = new Date()): Promise<void> {
    const settings = await findSettings()
    if (!env.SMTP_URL || settings.mailMoved === 'uit') return
    const morning = (daysAgo: number) =>
      readMorningClicks(new Date(now.getTime() - daysAgo * dayMs))
    const moved = movedTwice([await morning(0), await morning(1), await morning(2)])
    if (moved.site || moved.airports.length > 0) await sendMail(movedLetter(moved, settings))
  },
}

/** Mails half a page about the week that is over. */
export const mailWeek = {
  name: 'mail-week',
  title: 'Weekbericht',
  every: '45 7 * * 1',

  async run(now = new Date()): Promise<void> {
    const settings = await findSettings()
    if (!env.SMTP_URL || settings.mailWeek === 'uit') return
    const to = dayAfter(amsterdamDay(now), -1)
    const statistics = await readStatistics({ from: dayAfter(to, -6), to }, {}, now)
    const open = await db.$count(contactRequests, isWaitingContact)
    await sendMail(weekLetter(statistics, open, settings))
  },
}

/** Mails what clicks brought in the weeks of the month that is over. */
export const mailMonth = {
  name: 'mail-month',
  title: 'Maandbericht over de opbrengst',
  every: '0 8 1 * *',

  async run(now = new Date()): Promise<void> {
    const settings = await findSettings()
    if (!env.SMTP_URL || settings.mailMonth === 'uit') return
    const letter = await writeMonthLetter(now, settings)
    if (letter) await sendMail(letter)
  },
}
