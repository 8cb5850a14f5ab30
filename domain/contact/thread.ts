import { z } from 'zod'
import { text } from '#domain/form/form.ts'
import type { AdminContact } from './contact.ts'

/** Who wrote a message of a thread. */
export const threadSenders = ['visitor', 'site'] as const

export type ThreadSender = (typeof threadSenders)[number]

/**
 * What became of the mail with an answer. It is unsure when the connection broke after the mail was handed
 * over: then it may have been sent.
 */
export const deliveries = ['sending', 'sent', 'refused', 'unsure'] as const

export type Delivery = (typeof deliveries)[number]

/** What follows on a contact request: an answer, or what the visitor wrote back. */
export type ThreadMessage = {
  id: number
  sender: ThreadSender
  text: string
  /** Who wrote the answer, or pasted what the visitor wrote: the name of then. */
  username: string
  createdAt: string
  /** Null for what the visitor wrote. */
  delivery: Delivery | null
  sentAt: string | null
  /** Why it was not sent, in the words of the mail server. */
  refusal: string | null
  /** Whether the request is resolved once it is sent. */
  resolves: boolean
}

/** The last message of a thread, as the list shows it. */
export type LastMessage = Pick<ThreadMessage, 'sender' | 'text' | 'username' | 'createdAt'>

/** A contact request with all that follows on it. */
export type Conversation = { request: AdminContact; thread: ThreadMessage[] }

/** An admin who has the same request open. */
export type Opening = { name: string; since: string }

/** What an admin who opens a request reads. */
export type OpenedContact = Conversation & {
  /** The colleagues who have it open too. */
  others: Opening[]
  /** The address that answers come from and go back to; null while the site can't mail. */
  mailFrom: string | null
}

/** No letter takes longer. An answer that is being sent for longer was cut off, so it may have gone. */
const maxSendingMs = 3 * 60_000

/**
 * An answer that was not handed to the mail server is sent by itself until then. One that is older may come from a
 * backup, made before it was sent.
 */
export const maxLeftMs = 15 * 60_000

type Sending = {
  delivery: Delivery | null
  createdAt: Date
  /** When it was handed to the mail server. Until then it waits. */
  sendingAt: Date | null
}

export function deliveryNow({ delivery, createdAt, sendingAt }: Sending, now: Date) {
  const isCutOff = sendingAt
    ? now.getTime() - sendingAt.getTime() > maxSendingMs
    : now.getTime() - createdAt.getTime() > maxLeftMs
  return delivery === 'sending' && isCutOff ? 'unsure' : delivery
}

export const mayResend = ({ delivery }: Pick<ThreadMessage, 'delivery'>) =>
  delivery === 'refused' || delivery === 'unsure'

/** What was sent, or may have been, stays in the thread. */
export const mayRemove = ({ delivery }: Pick<ThreadMessage, 'delivery'>) =>
  delivery === null || delivery === 'refused'

type Answered = Pick<AdminContact, 'createdAt' | 'answeredAt' | 'repliedAt'>

/** Since when a visitor waits: their last message that has no answer. Null if there is none. */
export function waitingSince({ createdAt, answeredAt, repliedAt }: Answered): string | null {
  if (repliedAt && (!answeredAt || repliedAt > answeredAt)) return repliedAt
  return answeredAt ? null : createdAt
}

/** As the list shows it, after a thread was read. */
export function lastMessage(thread: ThreadMessage[]): LastMessage | null {
  const message = thread.at(-1)
  if (!message) return null
  const { sender, text, username, createdAt } = message
  return { sender, text, username, createdAt }
}

/** The id of the last message: what a writer has read up to. */
export const lastOf = (thread: ThreadMessage[]) => thread.at(-1)?.id ?? 0

export const answerSchema = z.object({
  text: text(1, 'Schrijf een antwoord'),
  /** The id of the last message that the writer read: an answer is not sent past a newer one. */
  after: z.int().nonnegative().optional(),
  /** Whether the request is resolved once the answer is sent. */
  resolves: z.boolean('Kies of het bericht opgelost is').optional(),
})

export type AnswerInput = z.infer<typeof answerSchema>

export const replySchema = z.object({
  text: text(1, 'Plak hier wat de bezoeker schreef'),
})
