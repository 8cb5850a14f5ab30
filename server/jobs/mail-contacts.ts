import type { Settings } from '#domain/settings/setting.ts'
import {
  countUnmailedContacts,
  listUnmailedContacts,
  markContactMailed,
  markContactsMailed,
} from '#server/db/contacts.ts'
import { findSettings } from '#server/db/settings.ts'
import { countTurn, turnsLeft } from '#server/db/statistics/visitors.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { contactLetter } from '#server/mail/contact-letter.ts'
import { refusedLetter } from '#server/mail/refused-letter.ts'
import { refusalOf, sendMail } from '#server/mail/send.ts'
import { summaryLetter } from '#server/mail/summary-letter.ts'

const maxPerRun = 50

/**
 * Over all senders, so that a flood from many addresses does not fill the admin's mailbox. Then one summary
 * for all that waits; what comes after that waits until the hour is over.
 */
export const letters = { key: 'letters to the admin', perHour: 60 }
const summaries = { key: 'summaries to the admin', perHour: 1 }

const leftOf = ({ key, perHour }: typeof letters) => turnsLeft(key, perHour, 60)

type Contact = Awaited<ReturnType<typeof listUnmailedContacts>>[number]

/** If the mail server rejects the content of the letter, it gets one that only says so. */
async function tell(contact: Contact, settings: Settings): Promise<void> {
  try {
    await sendMail(contactLetter(contact, settings))
  } catch (error) {
    if (refusalOf(error) !== 'for good') throw error
    log.warn('message refused by the mail server', { contact: contact.id, error })
    await sendMail(refusedLetter(settings))
  }
}

async function summarize(settings: Settings): Promise<void> {
  const { waiting, last } = await countUnmailedContacts()
  if (waiting === 0 || (await leftOf(summaries)) === 0) return
  await sendMail(summaryLetter(waiting, settings))
  await markContactsMailed(last)
  await countTurn(summaries.key)
}

/**
 * Mails new messages to the admin. Selects by "not mailed yet", so that no message is lost when the
 * process stops between storing and mailing, or when the mail server is down.
 */
export const mailContacts = {
  name: 'mail-contacts',
  title: 'Berichten mailen',
  every: '* * * * *',

  async run(): Promise<void> {
    if (!env.SMTP_URL) return
    const settings = await findSettings()
    let firstFailure: unknown
    const left = await leftOf(letters)
    for (const contact of await listUnmailedContacts(Math.min(left, maxPerRun))) {
      try {
        await tell(contact, settings)
        await markContactMailed(contact.id)
        await countTurn(letters.key)
      } catch (error) {
        if (!refusalOf(error)) throw error
        firstFailure ??= error
      }
    }
    if (left <= maxPerRun && (await leftOf(letters)) === 0) await summarize(settings)
    if (firstFailure) throw firstFailure
  },

  /**
   * Runs the job now instead of at the next minute, or once the jobs have started. The visitor never waits
   * for it or sees its errors.
   */
  async soon(): Promise<void> {
    if (!env.SMTP_URL) return
    const { areStarted, boss } = await import('./boss.ts')
    areStarted
      .then(() => boss.send(mailContacts.name, {}, { singletonKey: 'soon' }))
      .catch((error: unknown) => log.warn('mail is delayed until the next minute', { error }))
  },
}
