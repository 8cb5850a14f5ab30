import {
  reportQuestion,
  reportTitle,
  type TravellerReport,
} from '#domain/contact/traveller-report.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { env } from '#server/env.ts'
import type { Letter } from './send.ts'

type Answered = {
  id: number
  email: string
  message: string
  answer: string | null
  report: TravellerReport | null
}

/** The answer to a visitor who reported what is wrong. */
export function answerLetter(answered: Answered, settings: Settings): Letter {
  const { id, email, message, answer, report } = answered
  const title = report ? reportTitle(report) : 'je melding'
  const quoted = message
    .replace(`${reportQuestion} `, '')
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())

  return {
    to: email,
    from: { name: settings.product, address: settings.email },
    subject: `Je melding over ${title}`,
    // The same for a second attempt, so that a mailbox can tell that it is the same letter.
    messageId: `<melding-${id}@${new URL(env.SITE_URL).hostname}>`,
    text: [
      'Beste reiziger,',
      '',
      answer ?? '',
      '',
      `${settings.product}`,
      '',
      'Je schreef:',
      ...quoted,
    ].join('\n'),
  }
}
