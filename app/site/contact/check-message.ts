import { type ContactMessage, contactSchema } from '#domain/contact/contact.ts'
import { type FieldErrors, parse } from '#domain/form/form.ts'

/** What is wrong with it. Only ever imported when the form is used, because it brings Zod along. */
export function checkMessage(message: unknown): FieldErrors<ContactMessage> {
  const result = parse(contactSchema, message)
  return result.ok ? {} : result.why
}
