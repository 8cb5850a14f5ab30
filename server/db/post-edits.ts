import { and, desc, eq, getTableColumns, lte, ne, notExists, sql } from 'drizzle-orm'
import type { PageOf } from '#domain/admin/list-view.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import {
  type AdminPost,
  type AdminPostSummary,
  type PostDraft,
  type PostFields,
  type PostRevision,
  type PostStatus,
  postCategories,
  postStatuses,
} from '#domain/post/post.ts'
import type { DraftBasis } from '#domain/post/post-schema.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { isDay } from '#domain/text/is-day.ts'
import { type AddedBefore, addOnce, type Repeatable } from './adding.ts'
import { type Database, db } from './client.ts'
import { type Clash, type Editor, edit, isStale } from './editing.ts'
import { type ListQuery, labelOf, readPage, valueIn } from './list-page.ts'
import { naturally } from './plain-text.ts'
import { auditLog, postAliases, postDrafts, posts } from './schema.ts'

// A published post changes only by publishing. Until then the edits are in its draft, which is
// saved while the author types, has its own version and is not logged.

const { content, createdAt, ...summary } = getTableColumns(posts)
const hasDraft = sql<boolean>`${postDrafts.postId} is not null`

/** The value in the draft of a post that was never published, as its list shows it. */
export const shownInList = (name: 'title' | 'category') =>
  sql`case when ${posts.status} = 'draft' and ${postDrafts.postId} is not null
    then ${postDrafts.fields} ->> ${sql.raw(`'${name}'`)} else ${posts[name]} end`

export const postSource = {
  from: sql`${posts} left join ${postDrafts} on ${postDrafts.postId} = ${posts.id}`,
  id: posts.id,
  searchIn: [shownInList('title'), posts.slug],
  filters: { category: valueIn(shownInList('category')), status: valueIn(posts.status) },
  sortBy: {
    title: naturally(sql`coalesce(nullif(trim(${shownInList('title')}), ''), '(zonder titel)')`),
    category: labelOf(shownInList('category'), postCategories),
    date: posts.date,
    status: labelOf(posts.status, postStatuses),
  },
  inOrder: [desc(posts.date), desc(posts.id)],
}

/** A page of all posts, the newest first. A post that was never published has its draft's title. */
export const pageAdminPosts = (query: ListQuery): Promise<PageOf<AdminPostSummary>> =>
  readPage(postSource, query, async ({ where, orderBy }) => {
    const rows = await db
      .select({ ...summary, hasDraft, written: postDrafts.fields })
      .from(posts)
      .leftJoin(postDrafts, eq(postDrafts.postId, posts.id))
      .where(where)
      .orderBy(...orderBy)
    return rows.map(({ written, ...post }) => {
      if (post.status !== 'draft' || !written) return withMoments(post)
      const { title, excerpt, imageUrl, author, category } = written
      return withMoments({ ...post, title, excerpt, imageUrl, author, category })
    })
  })

export async function findAdminPost(id: number, tx = db): Promise<AdminPost | undefined> {
  const [post] = await tx
    .select({ ...summary, content })
    .from(posts)
    .where(eq(posts.id, id))
  return post && { ...withMoments(post), draft: await findDraft(id, tx) }
}

/** Finds a post and locks it until the end of the transaction. */
async function holdPost(id: number, tx: Database): Promise<AdminPost | undefined> {
  await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, id)).for('update')
  return findAdminPost(id, tx)
}

async function findDraft(postId: number, tx: Database): Promise<PostDraft | null> {
  const [draft] = await tx.select().from(postDrafts).where(eq(postDrafts.postId, postId))
  if (!draft) return null
  const { fields, username, version, updatedAt } = draft
  return { fields, username, version, updatedAt: updatedAt.toISOString() }
}

/** Adds an unpublished post, with its text as a draft. */
export async function addPost(
  editor: Editor,
  fields: PostFields,
  repeatable?: Repeatable,
): Promise<Result<AdminPost, Clash | AddedBefore>> {
  return addOnce(editor, posts, repeatable, async (tx) => {
    const [added] = await tx
      .insert(posts)
      .values({
        ...(await cleaned(fields)),
        slug: freeSlug(),
        date: isDay(fields.date) ? fields.date : today(),
        status: 'draft',
      })
      .returning({ id: posts.id })
    if (!added) throw new Error('a row that was inserted has an id')
    await tx
      .insert(postDrafts)
      .values({ postId: added.id, fields: await cleaned(fields), username: editor.username })
    return ok(await whole(tx, added.id))
  })
}

// A post has no URL until it is published, but the column needs a unique value.
const freeSlug = () => `concept-${crypto.randomUUID().slice(0, 13)}`

const isPlaceholder = (slug: string) => /^concept-[\da-f]{8}-[\da-f]{4}$/.test(slug)

/** Autosaves a draft. Refused if the draft or post was saved or published since. */
export async function saveDraft(
  editor: Editor,
  id: number,
  fields: PostFields,
  { version = 0, postVersion }: DraftBasis,
): Promise<Result<PostDraft, 'missing' | { stale: AdminPost }>> {
  return db.transaction(async (tx) => {
    const current = await holdPost(id, tx)
    if (!current) return refused('missing')
    const isBehind = isStale(current, postVersion) || version !== (current.draft?.version ?? 0)
    if (isBehind) return refused({ stale: current })

    const draft = { fields: await cleaned(fields), username: editor.username }
    await tx
      .insert(postDrafts)
      .values({ postId: id, ...draft })
      .onConflictDoUpdate({ target: postDrafts.postId, set: draft })
    const saved = await findDraft(id, tx)
    return saved ? ok(saved) : refused('missing')
  })
}

/** Discards a draft: the post is again as visitors read it. */
export async function dropDraft(
  id: number,
  { version, postVersion }: DraftBasis,
): Promise<Result<null, 'missing' | { stale: AdminPost }>> {
  return db.transaction(async (tx) => {
    const current = await holdPost(id, tx)
    if (!current) return refused('missing')
    if (!current.draft) return ok(null)
    const isBehind = isStale(current, postVersion) || isStale(current.draft, version)
    if (isBehind) return refused({ stale: current })

    await tx.delete(postDrafts).where(eq(postDrafts.postId, id))
    // The next draft starts at version 1 again. The new post version tells the two drafts apart.
    await tx
      .update(posts)
      .set({ version: current.version + 1 })
      .where(eq(posts.id, id))
    return ok(null)
  })
}

export type Publication = {
  version: number
  draftVersion: number | undefined
  /** Validated. */
  fields: PostFields
  /** When the job publishes it, or null to publish now. */
  at: Date | null
}

/** Publishes a post with these fields, now or at the given time. */
export async function publishPost(
  editor: Editor,
  id: number,
  { version, draftVersion, fields, at }: Publication,
): Promise<Result<AdminPost, 'missing' | { stale: AdminPost } | Clash>> {
  return edit(editor, async (tx) => {
    const current = await holdPost(id, tx)
    if (!current) return refused('missing')
    const isBehind = isStale(current, version) || current.draft?.version !== draftVersion
    if (isBehind) return refused({ stale: current })

    await tx
      .update(posts)
      .set({ ...(await cleaned(fields)), status: at ? 'scheduled' : 'published', publishAt: at })
      .where(eq(posts.id, id))
    await tx.delete(postAliases).where(eq(postAliases.slug, fields.slug))
    if (current.slug !== fields.slug && !isPlaceholder(current.slug)) {
      await tx.insert(postAliases).values({ postId: id, slug: current.slug }).onConflictDoNothing()
    }
    await tx.delete(postDrafts).where(eq(postDrafts.postId, id))
    return ok(await whole(tx, id))
  })
}

/** Archives or restores a post, or turns a scheduled one back into a draft. */
export async function setPostStatus(
  editor: Editor,
  id: number,
  status: Exclude<PostStatus, 'scheduled'>,
  version: number | undefined,
): Promise<Result<AdminPost, 'missing' | { stale: AdminPost } | Clash>> {
  return edit(editor, async (tx) => {
    const current = await holdPost(id, tx)
    if (!current) return refused('missing')
    if (isStale(current, version)) return refused({ stale: current })

    await tx.update(posts).set({ status, publishAt: null }).where(eq(posts.id, id))
    return ok(await whole(tx, id))
  })
}

export async function deletePosts(
  editor: Editor,
  rows: { id: number; version?: number }[],
): Promise<Result<{ change: string }, 'missing' | { stale: AdminPost } | Clash>> {
  return edit(editor, async (tx, change) => {
    for (const { id, version } of rows) {
      const current = await findAdminPost(id, tx)
      if (!current) return refused('missing')
      if (isStale(current, version)) return refused({ stale: current })
      await tx.delete(posts).where(eq(posts.id, id))
    }
    return ok({ change })
  })
}

const revisedTo = sql<PostStatus>`${auditLog.after} ->> 'status'`

/**
 * The versions of a post from the log of changes, the newest first. Those with status draft are
 * left out: the log has only their initial text and a placeholder slug.
 */
export async function listRevisions(id: number): Promise<PostRevision[]> {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      username: auditLog.username,
      status: revisedTo,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'posts'), eq(auditLog.subjectId, id), ne(revisedTo, 'draft')))
    .orderBy(desc(auditLog.id))
    .limit(100)
  const logged = rows.map(({ at, before, after, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    fields: fieldsOf(after ?? {}),
  }))
  const start = startOf(rows.at(-1)?.before)
  return start ? [...logged, start] : logged
}

/** What stood there before the first version in the log, such as the built-in text. */
function startOf(before: Record<string, unknown> | null | undefined): PostRevision | undefined {
  if (!before || before.status === 'draft') return undefined
  // The trigger wrote them from these columns.
  const { status, updated_at } = before as { status: PostStatus; updated_at: string }
  const at = new Date(updated_at).toISOString()
  return { id: 0, at, username: null, status, fields: fieldsOf(before) }
}

/** Reads the fields from a logged row, which has column names. */
function fieldsOf(row: Record<string, unknown>): PostFields {
  const { title, slug, excerpt, content, image_url, author, category, date } = row
  // The trigger wrote it from these columns.
  return {
    title,
    slug,
    excerpt,
    content,
    imageUrl: image_url,
    author,
    category,
    date,
  } as PostFields
}

/** Publishes the posts that are due, including those due while the server was down. */
export async function publishDuePosts(now: Date): Promise<number> {
  const due = await db
    .update(posts)
    .set({ status: 'published', publishAt: null, date: amsterdamDay(now) })
    .where(and(eq(posts.status, 'scheduled'), lte(posts.publishAt, now)))
    .returning({ id: posts.id })
  return due.length
}

/** Deletes the drafts of deleted posts that can no longer be restored. */
export async function deleteOrphanDrafts(before: Date): Promise<number> {
  const gone = await db
    .delete(postDrafts)
    .where(
      and(
        lte(postDrafts.updatedAt, before),
        notExists(db.select().from(posts).where(eq(posts.id, postDrafts.postId))),
      ),
    )
    .returning({ id: postDrafts.postId })
  return gone.length
}

/** The current slug of the post with this former slug. */
export async function findPostSlug(former: string): Promise<string | undefined> {
  const [post] = await db
    .select({ slug: posts.slug })
    .from(postAliases)
    .innerJoin(posts, eq(posts.id, postAliases.postId))
    .where(and(eq(postAliases.slug, former), eq(posts.status, 'published'), ne(posts.slug, former)))
  return post?.slug
}

const today = () => amsterdamDay(new Date())

async function cleaned(fields: PostFields): Promise<PostFields> {
  const { sanitizePost } = await import('#server/posts/sanitize.ts')
  return { ...fields, content: sanitizePost(fields.content) }
}

async function whole(tx: Database, id: number): Promise<AdminPost> {
  const post = await findAdminPost(id, tx)
  if (!post) throw new Error('a row that was just written is there')
  return post
}

function withMoments<Row extends { updatedAt: Date; publishAt: Date | null }>(row: Row) {
  return {
    ...row,
    updatedAt: row.updatedAt.toISOString(),
    publishAt: row.publishAt?.toISOString() ?? null,
  }
}
