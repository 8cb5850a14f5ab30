import { z } from 'zod'
import { type ReplyTemplate, replyTemplateSchema } from '#domain/contact/reply-template.ts'
import { replyTemplateRows } from '#server/db/reply-templates.ts'
import { answerOf, editableShape, id } from './answer.ts'
import { rowCalls } from './rows.ts'

export const rows = rowCalls('replyTemplate', {
  reads: replyTemplateSchema,
  answers: answerOf<ReplyTemplate>({
    id,
    name: z.string(),
    text: z.string(),
    position: z.int(),
    ...editableShape,
  }),
  rows: replyTemplateRows,
})
