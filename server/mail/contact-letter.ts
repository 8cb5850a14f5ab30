import type { ContactMessage } from '#domain/contact/contact.ts'
import { reportTitle, type TravellerReport } from '#domain/contact/traveller-report.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { env } from '#server/env.ts'
import type { Letter } from './send.ts'

type Kept = ContactMessage & { probableSpam: boolean; report: TravellerReport | null }

/** The mail to the admin about a new message. A reply goes straight to the sender, if it can. */
export function contactLetter(contact: Kept, settings: Settings): Letter {
  const { name, email, message, probableSpam } = contact
  const mark = probableSpam ? '[Mogelijk spam] ' : ''
  const { subject, opening } = about(contact, settings)

  return {
    to: settings.email,
    from: { name: settings.product, address: settings.email },
    ...(email ? { replyTo: { name, address: email } } : {}),
    subject: mark + subject,
    text: [
      opening,
      '',
      message,
      '',
      '--',
      email
        ? 'Je kunt rechtstreeks op deze mail antwoorden.'
        : 'De reiziger liet geen e-mailadres achter, dus je kunt niet antwoorden.',
      `Alle berichten: ${env.SITE_URL}/admin/contacts`,
    ].join('\n'),
  }
}

function about({ name, email, subject, report }: Kept, { product }: Settings) {
  if (!report) {
    return {
      subject: `Nieuw bericht: ${subject}`,
      opening: `${name} (${email}) stuurde een bericht via ${product}.`,
    }
  }
  const title = reportTitle(report)
  const who = email ? `Een reiziger (${email})` : 'Een reiziger'
  return {
    subject: `Nieuwe melding: ${title}`,
    opening: `${who} meldt via ${product} wat er niet klopt aan ${title}.`,
  }
}
