import { createTransport } from 'nodemailer'
import { env } from '#server/env.ts'

export type Letter = {
  to: string
  from: { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  text: string
}

/** @throws when the mail server does not take it */
export async function sendMail(letter: Letter): Promise<void> {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  await createTransport({ url: env.SMTP_URL, ...limits }).sendMail(letter)
}

/**
 * Whether it was about this letter that the mail server said no, or not now. Anything else (it is
 * away, the login or the operator's address is wrong) would happen to the next letter as well.
 */
export function refusalOf(error: unknown): 'for good' | 'for now' | undefined {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  if (code !== 'EMESSAGE') return undefined
  return responseCode >= 500 ? 'for good' : 'for now'
}
