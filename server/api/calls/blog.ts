import { z } from 'zod'
import {
  type AdminPost,
  type AdminPostSummary,
  type Post,
  type PostDraft,
  type PostFields,
  type PostRevision,
  type PostSummary,
  postCategories,
  postStatuses,
} from '#domain/post/post.ts'
import * as post from '#domain/post/post-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { statusSchema } from '#server/api/admin-blog.ts'
import { addHeaders, basisSchema } from '#server/api/json.ts'
import { listParameters } from '#server/api/list-query.ts'
import { rowsSchema } from '#server/api/rows.ts'
import { postSource } from '#server/db/post-edits.ts'
import { answerOf, type Descriptions, type Shape } from './description.ts'
import { count, day, editableShape, id, moment, noted, pageOf } from './shapes.ts'

const summaryShape = {
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  imageUrl: z.string(),
  date: day,
  author: z.string().nullable(),
  category: z.enum(keysOf(postCategories)),
} satisfies Shape<PostSummary>

// A draft may have no date yet.
const writtenShape = {
  ...summaryShape,
  date: z.string(),
  content: z.string(),
} satisfies Shape<Post>

const { id: _, ...fieldsShape } = writtenShape
const fields = answerOf<PostFields>(fieldsShape)

const draft = answerOf<PostDraft>({ ...editableShape, fields, username: z.string() })

const status = z.enum(keysOf(postStatuses))
const publishAt = moment.nullable()

const adminPost = answerOf<AdminPost>({
  ...writtenShape,
  ...editableShape,
  status,
  publishAt,
  draft: draft.nullable(),
})

const adminSummary = answerOf<AdminPostSummary>({
  ...summaryShape,
  date: z.string(),
  ...editableShape,
  status,
  publishAt,
  hasDraft: z.boolean(),
})

const revision = answerOf<PostRevision>({
  id: count,
  at: moment,
  username: z.string().nullable(),
  status,
  fields,
})

export const blogCalls = {
  'GET /api/blog': {
    does: 'Geeft alle artikelen zonder tekst, of één met tekst.',
    status: 200,
    // Only for the description: the handler parses this itself.
    reads: z.object({ slug: z.string().optional() }),
    answers: z.array(answerOf<PostSummary>(summaryShape)),
    variants: { slug: answerOf<Post>({ ...summaryShape, content: z.string() }) },
  },
  'GET /api/admin/blog': {
    does: 'Geeft een pagina van de artikelen, ook wat bezoekers niet zien.',
    status: 200,
    reads: listParameters({
      sorts: keysOf(postSource.sortBy),
      filters: keysOf(postSource.filters),
    }),
    answers: pageOf(adminSummary),
  },
  'POST /api/admin/blog': {
    does: 'Voegt een artikel toe, als concept.',
    status: 201,
    reads: post.postDraftSchema,
    headers: addHeaders,
    answers: adminPost,
  },
  'DELETE /api/admin/blog': {
    does: 'Verwijdert artikelen: alle, of geen.',
    status: 200,
    reads: rowsSchema,
    answers: noted,
  },
  'GET /api/admin/blog/:id': {
    does: 'Geeft één artikel, met zijn concept.',
    status: 200,
    answers: adminPost,
  },
  'DELETE /api/admin/blog/:id': {
    does: 'Verwijdert een artikel.',
    status: 200,
    reads: basisSchema,
    answers: noted,
  },
  'PUT /api/admin/blog/:id/draft': {
    does: 'Bewaart een concept.',
    status: 200,
    reads: post.draftChangeSchema,
    answers: draft,
  },
  'DELETE /api/admin/blog/:id/draft': {
    does: 'Gooit een concept weg.',
    status: 204,
    reads: post.draftBasisSchema,
  },
  'POST /api/admin/blog/:id/publish': {
    does: 'Zet een artikel op de site.',
    status: 200,
    reads: post.publishSchema,
    answers: adminPost,
  },
  'POST /api/admin/blog/:id/schedule': {
    does: 'Plant een artikel op een moment dat nog komt, zoals 2027-01-31T09:00 in Nederland.',
    status: 200,
    reads: post.scheduleSchema,
    answers: adminPost,
  },
  'PUT /api/admin/blog/:id/status': {
    does: 'Wijzigt de status van een artikel.',
    status: 200,
    reads: statusSchema,
    answers: adminPost,
  },
  'GET /api/admin/blog/:id/revisions': {
    does: 'Geeft de eerdere versies van een artikel.',
    status: 200,
    answers: z.array(revision),
  },
  'GET /api/admin/blog/:id/preview': {
    does: 'Geeft een adres om een concept te laten lezen.',
    status: 200,
    answers: answerOf<{ url: string }>({ url: z.string() }),
  },
} satisfies Partial<Descriptions>
