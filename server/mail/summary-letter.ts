import type { Settings } from '#domain/settings/setting.ts'
import { formatNumber } from '#domain/text/number.ts'
import { env } from '#server/env.ts'
import type { Letter } from './send.ts'

/** The mail to the admin in place of a letter for each of very many messages. */
export function summaryLetter(waiting: number, settings: Settings): Letter {
  const what = waiting === 1 ? 'nieuw bericht' : 'nieuwe berichten'
  return {
    to: settings.email,
    from: { name: settings.product, address: settings.email },
    subject: `Nog ${formatNumber(waiting)} ${what}`,
    text: [
      `Er komen via ${settings.product} zoveel berichten binnen, dat we ze een uur lang niet één voor één`,
      'mailen. Er gaat niets verloren: je leest ze allemaal in het beheer.',
      '',
      `${env.SITE_URL}/admin/contacts`,
    ].join('\n'),
  }
}
