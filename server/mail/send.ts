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
