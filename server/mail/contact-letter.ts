import type { ContactMessage } from '#domain/contact/contact.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { env } from '#server/env.ts'
import type { Letter } from './send.ts'

/** The mail to the admin about a new message. A reply goes straight to the sender. */
export function contactLetter(
  { name, email, subject, message, probableSpam }: ContactMessage & { probableSpam: boolean },
  settings: Settings,
): Letter {
  const mark = probableSpam ? '[Mogelijk spam] ' : ''

  return {
    to: settings.email,
    from: { name: settings.product, address: settings.email },
    replyTo: { name, address: email },
    subject: `${mark}Nieuw bericht: ${subject}`,
    text: [
      `${name} (${email}) stuurde een bericht via ${settings.product}.`,
      '',
      message,
      '',
      '--',
      'Je kunt rechtstreeks op deze mail antwoorden.',
      `Alle berichten: ${env.SITE_URL}/admin/contacts`,
    ].join('\n'),
  }
}
