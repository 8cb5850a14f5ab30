import { z } from 'zod'
import { parse } from '#domain/form/form.ts'
import { kinds } from '#domain/kinds.ts'
import type { AdminPost, PostFields } from '#domain/post/post.ts'
import { pick, writtenFields } from '#domain/post/post-draft.ts'
import {
  draftBasisSchema,
  draftChangeSchema,
  postDraftSchema,
  postSchema,
  publishSchema,
  scheduleSchema,
} from '#domain/post/post-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { fromAmsterdamClock } from '#domain/text/local-moment.ts'
import { type AddedBefore, isAddedBefore } from '#server/db/adding.ts'
import type { Clash } from '#server/db/editing.ts'
import {
  addPost,
  deletePosts,
  dropDraft,
  findAdminPost,
  listRevisions,
  pageAdminPosts,
  postSource,
  publishPost,
  saveDraft,
  setPostStatus,
} from '#server/db/post-edits.ts'
import { previewAddress } from '#server/posts/preview.ts'
import type { AdminCall } from './access/authenticate.ts'
import { answerOf, pageOf, undoable } from './answer.ts'
import { adminPost, adminSummary, draft, revision } from './blog.ts'
import { call } from './call.ts'
import {
  addHeaders,
  basisSchema,
  idOf,
  problem,
  readInput,
  readOptionalInput,
  readVersion,
  repeatableOf,
} from './json.ts'
import { answerPage, listParameters } from './list-query.ts'
import { maxRowsBytes, refusals, rowsSchema } from './rows.ts'

const says = refusals(kinds.post.noun)
const maxPostBytes = 1024 * 1024

export const listAll = call({
  method: 'GET',
  path: '/api/admin/blog',
  does: 'Geeft een pagina van de artikelen, ook wat bezoekers niet zien.',
  role: 'reader',
  reads: listParameters({
    sorts: keysOf(postSource.sortBy),
    filters: keysOf(postSource.filters),
  }),
  answers: pageOf(adminSummary),
  handle: (call) => answerPage(call, keysOf(postSource.filters), pageAdminPosts),
})

export const read = call({
  method: 'GET',
  path: '/api/admin/blog/:id',
  does: 'Geeft één artikel, met zijn concept.',
  role: 'reader',
  answers: adminPost,
  async handle(call) {
    const post = await findAdminPost(idOf(call))
    return post ? call.json(post) : says.missing(call)
  },
})

export const create = call({
  method: 'POST',
  path: '/api/admin/blog',
  does: 'Voegt een artikel toe, als concept.',
  role: 'editor',
  reads: postDraftSchema,
  headers: addHeaders,
  status: 201,
  answers: adminPost,
  async handle(call) {
    const input = await readInput(call, postDraftSchema, says.invalid, maxPostBytes)
    if (!input.ok) return input.why
    const added = await addPost(call.get('admin'), input.value, repeatableOf(call, input.value))
    if (added.ok) return call.json(added.value, 201)
    return isAddedBefore(added.why)
      ? saveAdded(call, added.why.addedBefore, input.value)
      : says.refuse(call, added.why)
  },
})

/** Answers with what an earlier try has added, unless another editor has written in it. */
async function saveAdded(
  call: AdminCall,
  { id, version, isOther }: AddedBefore['addedBefore'],
  fields: PostFields,
): Promise<Response> {
  const editor = call.get('admin')
  const post = await findAdminPost(id)
  if (!post) return says.missing(call)
  if (post.draft?.username !== editor.username) return says.refuse(call, { stale: post })
  if (isOther) return says.addedOtherwise(call, post)
  const basis = { version: post.draft.version, postVersion: version }
  const saved = await saveDraft(editor, id, fields, basis)
  if (!saved.ok) return says.refuse(call, saved.why)
  return call.json({ ...post, draft: saved.value }, 201)
}

export const updateDraft = call({
  method: 'PUT',
  path: '/api/admin/blog/:id/draft',
  does: 'Bewaart een concept.',
  role: 'editor',
  reads: draftChangeSchema,
  answers: draft,
  async handle(call) {
    const input = await readInput(call, draftChangeSchema, says.invalid, maxPostBytes)
    if (!input.ok) return input.why
    const { fields, ...basis } = input.value
    const saved = await saveDraft(call.get('admin'), idOf(call), fields, basis)
    return saved.ok ? call.json(saved.value) : says.refuse(call, saved.why)
  },
})

export const removeDraft = call({
  method: 'DELETE',
  path: '/api/admin/blog/:id/draft',
  does: 'Gooit een concept weg.',
  role: 'editor',
  reads: draftBasisSchema,
  async handle(call) {
    const basis = await readOptionalInput(call, draftBasisSchema, says.invalid)
    if (!basis.ok) return basis.why
    const dropped = await dropDraft(idOf(call), basis.value)
    return dropped.ok ? call.body(null, 204) : says.refuse(call, dropped.why)
  },
})

export const publish = call({
  method: 'POST',
  path: '/api/admin/blog/:id/publish',
  does: 'Zet een artikel op de site.',
  role: 'editor',
  reads: publishSchema,
  answers: adminPost,
  async handle(call) {
    const input = await readInput(call, publishSchema, says.invalid)
    return input.ok ? publishOrSchedule(call, input.value, null) : input.why
  },
})

export const schedule = call({
  method: 'POST',
  path: '/api/admin/blog/:id/schedule',
  does: 'Plant een artikel op een moment dat nog komt, zoals 2027-01-31T09:00 in Nederland.',
  role: 'editor',
  reads: scheduleSchema,
  answers: adminPost,
  async handle(call) {
    const input = await readInput(call, scheduleSchema, says.invalid)
    if (!input.ok) return input.why
    const at = fromAmsterdamClock(input.value.at)
    if (at && at.getTime() > Date.now()) return publishOrSchedule(call, input.value, at)
    return says.invalid(call, { at: ['Kies een moment dat nog komt'] })
  },
})

async function publishOrSchedule(
  call: AdminCall,
  { version, draftVersion }: { version: number; draftVersion?: number },
  at: Date | null,
): Promise<Response> {
  const post = await findAdminPost(idOf(call))
  if (!post) return says.missing(call)
  if (at && post.status === 'published') {
    return problem(
      call,
      409,
      'Dit artikel is al gepubliceerd. Archiveer het eerst om het te plannen.',
    )
  }
  const fields = parse(postSchema, writtenFields(post))
  if (!fields.ok) return says.invalid(call, fields.why)

  const done = await publishPost(call.get('admin'), post.id, {
    version,
    draftVersion,
    fields: fields.value,
    at,
  })
  return done.ok ? call.json(done.value) : refuse(call, done.why)
}

function refuse(call: AdminCall, why: 'missing' | { stale: AdminPost } | Clash): Response {
  if (why === 'missing' || !('taken' in why)) return says.refuse(call, why)
  const error = 'Deze slug is al in gebruik'
  return problem(call, 409, error, { fields: { slug: [error] } })
}

const statusSchema = z.object({
  status: z.enum(['draft', 'published', 'archived'], 'Kies een status'),
  version: z.int().positive().optional(),
})

export const changeStatus = call({
  method: 'PUT',
  path: '/api/admin/blog/:id/status',
  does: 'Wijzigt de status van een artikel.',
  role: 'editor',
  reads: statusSchema,
  answers: adminPost,
  async handle(call) {
    const input = await readInput(call, statusSchema, says.invalid)
    if (!input.ok) return input.why
    const { status, version } = input.value
    const post = await findAdminPost(idOf(call))
    if (!post) return says.missing(call)
    // A post that was never published has its text in the draft. Only publishing makes it public.
    const isUnread = post.status === 'draft' && status !== 'draft'
    if (isUnread || (post.status === 'scheduled' && status === 'published')) {
      return problem(call, 409, 'Dit artikel is nog niet verschenen. Publiceer het eerst.')
    }
    if (status === 'published') {
      // A draft is saved without validation, so validate before visitors can see the post.
      const fields = parse(postSchema, pick(post))
      if (!fields.ok) return says.invalid(call, fields.why)
    }
    const saved = await setPostStatus(call.get('admin'), idOf(call), status, version)
    return saved.ok ? call.json(saved.value) : says.refuse(call, saved.why)
  },
})

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/blog/:id',
  does: 'Verwijdert een artikel.',
  role: 'editor',
  reads: basisSchema,
  answers: undoable,
  async handle(call) {
    const version = await readVersion(call)
    if (!version.ok) return version.why
    const ref = { id: idOf(call), version: version.value }
    const deleted = await deletePosts(call.get('admin'), [ref])
    return deleted.ok ? call.json(deleted.value) : says.refuse(call, deleted.why)
  },
})

export const removeAll = call({
  method: 'DELETE',
  path: '/api/admin/blog',
  does: 'Verwijdert artikelen: alle, of geen.',
  role: 'editor',
  reads: rowsSchema,
  answers: undoable,
  async handle(call) {
    const input = await readInput(call, rowsSchema, says.invalid, maxRowsBytes)
    if (!input.ok) return input.why
    const deleted = await deletePosts(call.get('admin'), input.value.rows)
    return deleted.ok ? call.json(deleted.value) : says.refuse(call, deleted.why)
  },
})

export const revisions = call({
  method: 'GET',
  path: '/api/admin/blog/:id/revisions',
  does: 'Geeft de eerdere versies van een artikel.',
  role: 'reader',
  answers: z.array(revision),
  async handle(call) {
    return call.json(await listRevisions(idOf(call)))
  },
})

export const previewLink = call({
  method: 'GET',
  path: '/api/admin/blog/:id/preview',
  does: 'Geeft een adres om een concept te laten lezen.',
  role: 'reader',
  answers: answerOf<{ url: string }>({ url: z.string() }),
  async handle(call) {
    const post = await findAdminPost(idOf(call))
    return post ? call.json({ url: await previewAddress(post.id) }) : says.missing(call)
  },
})
