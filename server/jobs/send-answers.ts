import { sendAnswer } from '#server/contact/send-answer.ts'
import { listLeftAnswers } from '#server/db/contact/thread.ts'
import { env } from '#server/env.ts'

/**
 * Sends the answers that were stored but not handed to the mail server, because the process stopped in between. One
 * that was being handed over may have gone: only its writer sends it again.
 */
export const sendAnswers = {
  name: 'send-answers',
  title: 'Antwoorden versturen die bleven liggen',
  every: '* * * * *',

  async run(): Promise<void> {
    if (!env.SMTP_URL) return
    for (const message of await listLeftAnswers()) await sendAnswer(message)
  },
}
