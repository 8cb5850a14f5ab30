import { replySubject, replyText } from '#domain/contact/reply.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { env } from '#server/env.ts'
import type { Letter } from './send.ts'

type Answer = {
  id: number
  answer: string
  request: { id: number; email: string; subject: string }
  quoted: { text: string; at: string }
  before: number[]
}

/** An answer from the inbox. What the visitor answers comes to the mailbox of the site. */
export function replyLetter(
  { id, answer, request, quoted, before }: Answer,
  { product, email }: Settings,
): Letter {
  const site = { name: product, address: email }
  return {
    to: request.email,
    from: site,
    replyTo: site,
    subject: replySubject(request),
    // The same for a second attempt, so that a mailbox can tell that it is the same letter.
    messageId: idOf(id),
    references: before.toReversed().map(idOf),
    text: replyText(answer, quoted),
  }
}

const idOf = (answer: number) => `<antwoord-${answer}@${new URL(env.SITE_URL).hostname}>`
