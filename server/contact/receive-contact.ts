import { type ContactMessage, contactSchema } from '#domain/contact/contact.ts'
import { type FieldErrors, parse } from '#domain/form/form.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { addContact } from '#server/db/contacts.ts'
import { mailContacts } from '#server/jobs/mail-contacts.ts'
import { looksLikeSpam, refuseFlood, type Sender, type TooOften } from './guards.ts'

export type ContactRefusal = { status: 422; fields: FieldErrors<ContactMessage> } | TooOften

/** Keeps a visitor's message, and then lets the admin know. Trouble with mail is not theirs. */
export async function receiveContact(
  input: unknown,
  sender: Sender,
): Promise<Result<{ id: number }, ContactRefusal>> {
  const message = parse(contactSchema, input)
  if (!message.ok) return refused({ status: 422, fields: message.why })

  const turn = await refuseFlood(sender)
  if (!turn.ok) return turn

  const added = await addContact(message.value, looksLikeSpam(input))
  await mailContacts.soon()
  return ok(added)
}
