import { getTableColumns } from 'drizzle-orm'
import type { ReplyTemplate, ReplyTemplateInput } from '#domain/contact/reply-template.ts'
import { orderedRows } from './rows.ts'
import { replyTemplates } from './schema.ts'

const { createdAt, ...columns } = getTableColumns(replyTemplates)

/** How the admin edits the texts to reply with. */
export const replyTemplateRows = orderedRows<ReplyTemplate, ReplyTemplateInput>(
  replyTemplates,
  columns,
  ({ version: _, ...row }) => row,
  { searchIn: [replyTemplates.name, replyTemplates.text] },
)
