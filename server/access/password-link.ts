import { randomBytes } from 'node:crypto'
import { linkDays, type NewPasswordLink } from '#domain/access/password-link.ts'
import { mustHaveTwoSteps } from '#domain/access/two-steps.ts'
import { findAdmin } from '#server/db/access/admins.ts'
import type { LinkInput } from '#server/db/access/colleagues.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { passwordLinkLetter } from '#server/mail/password-link-letter.ts'
import { sendMail } from '#server/mail/send.ts'
import { sha256 } from './sha256.ts'

const dayMs = 24 * 60 * 60_000

/** A random token, and the row that keeps only its hash. */
export function newLink(email = ''): { token: string; input: LinkInput } {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + linkDays * dayMs)
  return { token, input: { tokenHash: sha256(token), email: email || null, expiresAt } }
}

type Sent = { username: string; token: string; isInvitation: boolean }

/**
 * Mails the link, if there is an address and a mail server. Not by a job: only now is the token
 * known.
 */
export async function mailLink(link: Sent, email: string | null): Promise<NewPasswordLink['mail']> {
  if (!email || !env.SMTP_URL) return 'off'
  try {
    const settings = await findSettings()
    const admin = await findAdmin(link.username)
    const needsSecondFactor =
      admin?.totpSecret === null &&
      admin.passkeys.length === 0 &&
      mustHaveTwoSteps(admin.role, settings.twoSteps)
    await sendMail(passwordLinkLetter(email, { ...link, needsSecondFactor }, settings))
    return 'sent'
  } catch (error) {
    log.warn('password link was not mailed', { error })
    return 'failed'
  }
}
