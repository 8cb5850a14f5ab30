import { observe } from '#server/db/system/observations.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { letters } from '#server/metrics/counted.ts'

export type Letter = {
  to: string
  from: { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  messageId?: string
  /** The letters that it follows on. */
  references?: string[]
  text: string
}

let sentAt: string | null = null

/** When the mail server last took a letter of this process. */
export const lastSent = (): string | null => sentAt

/** @throws when the mail server does not take it */
export async function sendMail(letter: Letter): Promise<void> {
  try {
    await (await openTransport()).sendMail(letter)
    letters.add('sent')
    sentAt = new Date().toISOString()
    // Not waited for: the database may be what the letter is about.
    observe('mail-sent', true).catch(() => undefined)
  } catch (error) {
    letters.add('refused')
    const isOfOthers = letter.to !== letter.from.address
    if (isOfOthers && isUnknownAddress(error)) log.warn('mail not taken for one address', { error })
    else log.warn('mail not sent', { error })
    throw error
  }
}

/** @throws when the mail server does not answer, or does not let us in. Nothing is sent. */
export async function reachMailServer(): Promise<void> {
  await (await openTransport()).verify()
}

async function openTransport() {
  // Loaded with the first letter: the site starts without it.
  const { createTransport } = await import('nodemailer')
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  return createTransport({ url: env.SMTP_URL, ...limits })
}

/**
 * Whether the mail server rejected or deferred this particular letter. Any other error (server
 * down, wrong login or address of the admin) would also affect the next letter.
 */
export function refusalOf(error: unknown): 'for good' | 'for now' | undefined {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  if (code !== 'EMESSAGE') return undefined
  return responseCode >= 500 ? 'for good' : 'for now'
}

/** Says nothing about the next letter, unless that goes there too. */
export function isUnknownAddress(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode >= 500
}

/** The same for a letter to a visitor: the mail server may also refuse the address. */
export function refusalOfVisitor(error: unknown): 'for good' | 'for now' | undefined {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  if (command !== 'RCPT TO') return refusalOf(error)
  return responseCode >= 500 ? 'for good' : 'for now'
}

/** What goes wrong before a letter is handed over. */
const early = new Set(['EDNS', 'EAUTH', 'EENVELOPE', 'ETLS'])

/**
 * Why a letter was certainly not sent, in the words of the mail server or of the connection. Null if the
 * connection broke so late that it may have been.
 */
export function unsent(error: unknown): string | null {
  const {
    code = '',
    message = '',
    response,
    responseCode = 0,
    syscall,
    timeoutType,
  } = error as {
    code?: string
    message?: string
    response?: string
    responseCode?: number
    syscall?: string
    timeoutType?: string
  }
  const isSaid = responseCode >= 400
  const isLate = timeoutType === undefined || timeoutType === 'SOCKET_TIMEOUT'
  if (!isSaid && !early.has(code) && syscall !== 'connect' && isLate) return null
  return (response ?? message).slice(0, 1_000)
}
