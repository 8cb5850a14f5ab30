import { listUnmailedContacts, markContactMailed } from '#server/db/contacts.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { contactLetter } from '#server/mail/contact-letter.ts'
import { sendMail } from '#server/mail/send.ts'
import { boss } from './boss.ts'

const atOnce = 50

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
    for (const contact of await listUnmailedContacts(atOnce)) {
      await sendMail(contactLetter(contact, settings))
      await markContactMailed(contact.id)
    }
  },

  /** Now, rather than with the next minute. The visitor never waits for it, nor hears of trouble. */
  async soon(): Promise<void> {
    if (!env.SMTP_URL) return
    await boss
      .send(mailContacts.name, {}, { singletonKey: 'soon' })
      .catch((error: unknown) => log.warn('mail waits for the next minute', { error }))
  },
}
