import type { Settings } from '#domain/settings/setting.ts'
import { listUnmailedEvents, markEventMailed } from '#server/db/access/account-events.ts'
import { accountLetter } from '#server/mail/account-letter.ts'
import { refusalOfVisitor, sendMail } from '#server/mail/send.ts'

/**
 * Mails the owners of accounts what happened to theirs. An address that the mail server refuses for good is not tried
 * again; managers read of it all the same.
 *
 * @returns how many were mailed
 */
export async function mailAccountEvents(settings: Settings): Promise<number> {
  const events = await listUnmailedEvents()
  let sent = 0
  for (const event of events) {
    try {
      await sendMail(accountLetter(event, settings))
      sent += 1
    } catch (error) {
      if (refusalOfVisitor(error) !== 'for good') throw error
    }
    await markEventMailed(event.id)
  }
  return sent
}
