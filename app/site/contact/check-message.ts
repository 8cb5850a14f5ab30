import { type ContactMessage, contactSchema } from '#domain/contact/contact.ts'
import { type FieldErrors, parse } from '#domain/form/form.ts'

/** The errors per field. Import it only when the form is used: it brings Zod along. */
export function checkMessage(message: unknown): FieldErrors<ContactMessage> {
  const result = parse(contactSchema, message)
  return result.ok ? {} : result.why
}
