import type { Settings } from '#domain/settings/setting.ts'
import { listUnmailedContacts, markContactMailed } from '#server/db/contacts.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { contactLetter } from '#server/mail/contact-letter.ts'
import { refusedLetter } from '#server/mail/refused-letter.ts'
import { refusalOf, sendMail } from '#server/mail/send.ts'
import { boss } from './boss.ts'

const atOnce = 50

type Contact = Awaited<ReturnType<typeof listUnmailedContacts>>[number]

/** A mail server that doesn't take the letter for what is in it, takes the one that says so. */
async function tell(contact: Contact, settings: Settings): Promise<void> {
  try {
    await sendMail(contactLetter(contact, settings))
  } catch (error) {
    if (refusalOf(error) !== 'for good') throw error
    log.warn('message refused by the mail server', { contact: contact.id, error })
    await sendMail(refusedLetter(settings))
  }
}

/**
 * Tells the operator of new messages. It looks for what was not mailed yet, so that a message is not
 * forgotten when the process ends between keeping and mailing it, or when the mail server is away.
 */
export const mailContacts = {
  name: 'mail-contacts',
  every: '* * * * *',

  async run(): Promise<void> {
    if (!env.SMTP_URL) return
    const settings = await findSettings()
    let putOff: unknown
    for (const contact of await listUnmailedContacts(atOnce)) {
      try {
        await tell(contact, settings)
        await markContactMailed(contact.id)
      } catch (error) {
        if (!refusalOf(error)) throw error
        putOff ??= error
      }
    }
    if (putOff) throw putOff
  },

  /** Now, rather than with the next minute. The visitor never waits for it, nor hears of trouble. */
  async soon(): Promise<void> {
    if (!env.SMTP_URL) return
    await boss
      .send(mailContacts.name, {}, { singletonKey: 'soon' })
      .catch((error: unknown) => log.warn('mail waits for the next minute', { error }))
  },
}
