import { replyTemplateSchema } from '#domain/contact/reply-template.ts'
import { kinds } from '#domain/kinds.ts'
import { replyTemplateRows } from '#server/db/reply-templates.ts'
import { rowCalls } from './rows.ts'

export const edited = rowCalls(kinds.replyTemplate.noun, replyTemplateSchema, replyTemplateRows)
