import { findLetter, settleAnswer, takeToSend } from '#server/db/contact/thread.ts'
import { findSettings } from '#server/db/settings.ts'
import { log } from '#server/log.ts'
import { replyLetter } from '#server/mail/reply-letter.ts'
import { reachMailServer, sendMail, unsent } from '#server/mail/send.ts'

/** How long a writer waits to read at once what became of an answer. */
const patienceMs = 2_000

/** What was taken to be sent again, nobody else sends. */
type Sending = 'waiting' | 'taken'

/**
 * Sends an answer that is stored, and keeps what became of it. It is only taken once the mail server answers, so
 * that until then a stop loses nothing: the job `sendAnswers` sends it. From then on it is never tried again by
 * itself: when the connection breaks after the mail was handed over, a second try could send it twice.
 */
export async function sendAnswer(message: number, was: Sending = 'waiting'): Promise<void> {
  const letter = await findLetter(message)
  if (!letter) return
  const { id: contact } = letter.request
  try {
    await reachMailServer()
  } catch (error) {
    log.warn('an answer was not sent: no mail server', { contact, error })
    const refusal = unsent(error) ?? String(error)
    await settleAnswer(message, { delivery: 'refused', refusal }, was)
    return
  }
  if (was === 'waiting' && !(await takeToSend(message))) return
  try {
    await sendMail(replyLetter(letter, await findSettings()))
  } catch (error) {
    log.warn('an answer was not sent', { contact, error })
    const refusal = unsent(error)
    await settleAnswer(message, { delivery: refusal === null ? 'unsure' : 'refused', refusal })
    return
  }
  await settleAnswer(message, { delivery: 'sent', refusal: null })
}

/** Sends it in the background: a mail server that stays silent keeps nobody waiting. */
export async function startSending(message: number, was?: Sending): Promise<void> {
  const sent = sendAnswer(message, was).catch((error) =>
    log.error('what became of an answer is not kept', { message, error }),
  )
  const { promise: patience, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patienceMs)
  await Promise.race([sent, patience])
  clearTimeout(timer)
}
