import { type ContactMessage, contactSchema, isProbableSpam } from '#domain/contact/contact.ts'
import { type FieldErrors, parse } from '#domain/form/form.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { db } from '#server/db/client.ts'
import { addContact } from '#server/db/contacts.ts'
import { dayHash, takeTurn } from '#server/db/statistics/visitors.ts'
import { networkOf } from '#server/http/address.ts'
import { mailContacts } from '#server/jobs/mail-contacts.ts'

const flood = { messages: 60, minutes: 10 }

export type ContactRefusal =
  | { status: 422; fields: FieldErrors<ContactMessage> }
  | { status: 429; retryAfter: number }

/** Keeps a visitor's message, and then lets the admin know. Trouble with mail is not theirs. */
export async function receiveContact(
  input: unknown,
  sender: { address: string },
): Promise<Result<{ id: number }, ContactRefusal>> {
  const message = parse(contactSchema, input)
  if (!message.ok) return refused({ status: 422, fields: message.why })

  const key = await dayHash('contact', networkOf(sender.address))
  const retryAfter = await db.transaction((tx) => takeTurn(tx, key, flood.messages, flood.minutes))
  if (retryAfter > 0) return refused({ status: 429, retryAfter })

  const added = await addContact(message.value, isProbableSpam(spamSigns(input)))
  await mailContacts.soon()
  return ok(added)
}

/** What a caller adds to the four fields is a hint at most, so whatever is odd about it is left out. */
function spamSigns(input: unknown) {
  const given = input instanceof FormData ? Object.fromEntries(input) : input
  const { website, secondsOpen } = (given ?? {}) as Record<string, unknown>
  return {
    website: typeof website === 'string' ? website : '',
    ...(typeof secondsOpen === 'number' ? { secondsOpen } : {}),
  }
}
