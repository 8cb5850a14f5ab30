import { env } from '#server/env.ts'

export type Letter = {
  to: string
  from: { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  messageId?: string
  text: string
}

/** @throws when the mail server does not take it */
export async function sendMail(letter: Letter): Promise<void> {
  // Loaded with the first letter: the site starts without it.
  const { createTransport } = await import('nodemailer')
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  await createTransport({ url: env.SMTP_URL, ...limits }).sendMail(letter)
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

/** The same for a letter to a visitor: the mail server may also refuse the address. */
export function refusalOfVisitor(error: unknown): 'for good' | 'for now' | undefined {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  if (command !== 'RCPT TO') return refusalOf(error)
  return responseCode >= 500 ? 'for good' : 'for now'
}
