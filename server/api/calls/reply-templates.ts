import { z } from 'zod'
import { type ReplyTemplate, replyTemplateSchema } from '#domain/contact/reply-template.ts'
import { plainKind } from '#server/api/plain/plain-kind.ts'
import { replyTemplateRows } from '#server/db/reply-templates.ts'
import { answerOf } from './description.ts'
import { editableShape, id } from './shapes.ts'

const replyTemplate = answerOf<ReplyTemplate>({
  id,
  name: z.string(),
  text: z.string(),
  position: z.int(),
  ...editableShape,
})

export const replyTemplates = plainKind(
  'replyTemplate',
  replyTemplateSchema,
  replyTemplate,
  replyTemplateRows,
)
