import type { Settings } from '#domain/settings/setting.ts'
import { listUnmailedEvents, markEventMailed } from '#server/db/access/account-events.ts'
import { accountLetter } from '#server/mail/account-letter.ts'
import { isUnknownAddress, refusalOf, sendMail } from '#server/mail/send.ts'

/**
 * Mails the owners of accounts what happened to theirs. An address that the mail server does not know is not tried
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
      // What is refused for another reason than its address is tried again, after the others.
      if (!refusalOf(error) && !isUnknownAddress(error)) throw error
      if (!isUnknownAddress(error)) continue
    }
    await markEventMailed(event.id)
  }
  return sent
}
