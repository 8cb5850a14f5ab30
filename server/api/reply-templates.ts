import { replyTemplateSchema } from '#domain/contact/reply-template.ts'
import { kinds } from '#domain/kinds.ts'
import { replyTemplateRows } from '#server/db/reply-templates.ts'
import { orderedCalls } from './rows.ts'

export const edited = orderedCalls(kinds.replyTemplate.noun, replyTemplateSchema, replyTemplateRows)
