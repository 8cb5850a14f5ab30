import type { Env } from '#server/env.ts'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'

const check = 'mail'
const timeoutMs = 10_000

/** Connects and logs in. Sends a letter only to an address that was asked for. */
export async function checkMail(
  { SMTP_URL, SITE_URL }: Pick<Env, 'SMTP_URL' | 'SITE_URL'>,
  to?: string,
): Promise<Finding> {
  if (!SMTP_URL) {
    return warning(check, 'SMTP_URL is not set: messages are only stored', 'Set it, see "Mail"')
  }
  const { host } = new URL(SMTP_URL)
  const { createTransport } = await import('nodemailer')
  const limits = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  }
  const transport = createTransport({ url: SMTP_URL, ...limits })
  try {
    await transport.verify()
    if (!to) return ok(check, `${host} lets us in`)
    await transport.sendMail({
      from: to,
      to,
      subject: `Test of ${new URL(SITE_URL).host}`,
      text: `This was sent by npm run doctor of ${SITE_URL}.`,
    })
    return ok(check, `${host} took a letter to ${to}`)
  } catch (error) {
    const says = `${host} refuses: ${reasonOf(error)}`
    return problem(
      check,
      says,
      'Look at the user, password and port in SMTP_URL; a @ in them is %40',
    )
  } finally {
    transport.close()
  }
}
