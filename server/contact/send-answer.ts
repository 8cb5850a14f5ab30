import { findLetter, settleAnswer } from '#server/db/contact/thread.ts'
import { resolveContacts } from '#server/db/contacts.ts'
import type { Editor } from '#server/db/editing.ts'
import { findSettings } from '#server/db/settings.ts'
import { log } from '#server/log.ts'
import { replyLetter } from '#server/mail/reply-letter.ts'
import { sendMail, unsent } from '#server/mail/send.ts'

/**
 * Sends an answer that is stored, and keeps what became of it. It is never tried again by itself: when the
 * connection breaks after the mail was handed over, a second try could send it twice.
 */
export async function sendAnswer(
  editor: Editor,
  message: number,
  { resolves = false } = {},
): Promise<void> {
  const letter = await findLetter(message)
  if (!letter) return
  try {
    await sendMail(replyLetter(letter, await findSettings()))
  } catch (error) {
    log.warn('an answer was not sent', { contact: letter.request.id, error })
    const refusal = unsent(error)
    await settleAnswer(message, { delivery: refusal === null ? 'unsure' : 'refused', refusal })
    return
  }
  await settleAnswer(message, { delivery: 'sent', refusal: null })
  if (resolves) await resolveContacts(editor, [letter.request.id], true)
}
