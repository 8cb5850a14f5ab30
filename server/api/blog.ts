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
import { keysOf } from '#domain/text/keys.ts'
import { findPost, listPosts } from '#server/db/posts.ts'
import { answerOf, count, day, editableShape, id, moment, type Shape } from './answer.ts'
import { call } from './call.ts'
import { problem } from './json.ts'

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

export const draft = answerOf<PostDraft>({ ...editableShape, fields, username: z.string() })

const status = z.enum(keysOf(postStatuses))
const publishAt = moment.nullable()

export const adminPost = answerOf<AdminPost>({
  ...writtenShape,
  ...editableShape,
  status,
  publishAt,
  draft: draft.nullable(),
})

export const adminSummary = answerOf<AdminPostSummary>({
  ...summaryShape,
  date: z.string(),
  ...editableShape,
  status,
  publishAt,
  hasDraft: z.boolean(),
})

export const revision = answerOf<PostRevision>({
  id: count,
  at: moment,
  username: z.string().nullable(),
  status,
  fields,
})

export const read = call({
  method: 'GET',
  path: '/api/blog',
  does: 'Geeft alle artikelen zonder tekst, of één met tekst.',
  // Only for the description: the handler parses this itself.
  reads: z.object({ slug: z.string().optional() }),
  answers: z.array(answerOf<PostSummary>(summaryShape)),
  variants: { slug: answerOf<Post>({ ...summaryShape, content: z.string() }) },
  async handle(call) {
    const slug = call.req.query('slug')
    if (slug === undefined) return call.json(await listPosts())

    const post = await findPost(slug)
    return post ? call.json(post) : problem(call, 404, 'Blog post niet gevonden')
  },
})
