import type { Settings } from '#domain/settings/setting.ts'
import { env } from '#server/env.ts'
import type { Letter } from './send.ts'

/**
 * The mail to the admin about a message that their mail server rejects, so without any of its text.
 */
export function refusedLetter(settings: Settings): Letter {
  return {
    to: settings.email,
    from: { name: settings.product, address: settings.email },
    subject: 'Nieuw bericht, geweigerd door je mailserver',
    text: [
      `Er kwam een bericht binnen via ${settings.product} dat je mailserver niet aannam, bijvoorbeeld`,
      'omdat het op spam lijkt. Je leest het in het beheer:',
      '',
      `${env.SITE_URL}/admin/contacts`,
    ].join('\n'),
  }
}
