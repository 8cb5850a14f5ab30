import type { FormKind } from '#app/admin/form/form-kind.ts'
import { type ReplyTemplate, replyTemplateSchema } from '#domain/contact/reply-template.ts'
import { parse } from '#domain/form/form.ts'

export type ReplyTemplateFields = { name: string; text: string }

export const replyTemplateKind: FormKind<ReplyTemplateFields, ReplyTemplate> = {
  labels: { name: 'Naam', text: 'Tekst' },
  fields: (template) => ({ name: template?.name ?? '', text: template?.text ?? '' }),
  check: (fields) => parse(replyTemplateSchema, fields),
}
