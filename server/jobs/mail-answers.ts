import {
  listUnmailedAnswers,
  markAnswerMailed,
  markAnswerRefused,
} from '#server/db/checks/report-cards.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { answerLetter } from '#server/mail/answer-letter.ts'
import { refusalOfVisitor, sendMail } from '#server/mail/send.ts'

const maxPerRun = 50

/**
 * Mails the answers to reports. Selects by "not mailed yet", as `mailContacts` does. An address that the
 * mail server refuses is not tried again, and the message says so.
 */
export const mailAnswers = {
  name: 'mail-answers',
  title: 'Antwoorden op meldingen mailen',
  every: '* * * * *',

  async run(): Promise<void> {
    if (!env.SMTP_URL) return
    const settings = await findSettings()
    let firstFailure: unknown
    for (const answered of await listUnmailedAnswers(maxPerRun)) {
      try {
        await sendMail(answerLetter(answered, settings))
        await markAnswerMailed(answered.id)
      } catch (error) {
        const refusal = refusalOfVisitor(error)
        if (!refusal) throw error
        if (refusal === 'for good') {
          log.warn('answer refused by the mail server', { contact: answered.id, error })
          await markAnswerRefused(answered.id)
        } else firstFailure ??= error
      }
    }
    if (firstFailure) throw firstFailure
  },
}
