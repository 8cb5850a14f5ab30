import { hostname } from 'node:os'
import type { Settings } from '#domain/settings/setting.ts'
import type { Alarm, AlarmMail, Cause } from '#domain/system/alarm.ts'
import { momentText } from '#domain/text/moment.ts'
import { env } from '#server/env.ts'
import type { Letter } from './send.ts'

const openings: Record<AlarmMail, string> = { begun: 'Alarm', still: 'Nog steeds', over: 'Voorbij' }

/** The mail about one cause, with what it brings about. Of what is over, with what is left of it. */
export function alarmLetter(
  { found, since, overAt }: Alarm,
  why: AlarmMail,
  settings: Settings,
  left: Cause[] = [],
): Letter {
  const title = found.title.replace(/\.$/, '')
  const subject = `${openings[why]} bij ${settings.product}: ${title.replace(/^\w/, (sign) => sign.toLowerCase())}`
  const lines =
    why === 'over'
      ? [
          `${found.title} Dat is voorbij: het duurde van ${momentText(since)} tot ${momentText(overAt ?? since)}.`,
          ...(left.length > 0
            ? ['', 'Nog niet in orde:', ...left.map(({ title }) => `- ${title}`)]
            : []),
        ]
      : [
          `${found.title} ${found.text}`,
          ...(found.effects.length > 0
            ? ['', 'Daardoor:', ...found.effects.map(({ title }) => `- ${title}`)]
            : []),
          '',
          `Dit is zo sinds ${momentText(since)}. Je krijgt weer mail als het voorbij is, of na een dag.`,
        ]

  return {
    to: settings.email,
    from: { name: settings.product, address: settings.email },
    subject,
    text: [
      ...lines,
      '',
      `Wat er draait, en wat je kunt doen: ${env.SITE_URL}/admin/systeem`,
      '',
      '--',
      `Gezien op ${hostname()}.`,
    ].join('\n'),
  }
}
