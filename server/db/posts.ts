import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Post, PostCategory, PostSummary } from '#domain/post/post.ts'
import { blocksIn, fillBlocks, hasBlocks } from '#server/posts/post-blocks.ts'
import { withPictures } from '#server/posts/post-pictures.ts'
import { listAirports } from './airports.ts'
import { db } from './client.ts'
import { listParkingsById } from './parkings/parkings.ts'
import { listPricedParkings } from './parkings/priced-parkings.ts'
import { postDrafts, posts } from './schema.ts'

const { version, createdAt, updatedAt, status, publishAt, ...columns } = getTableColumns(posts)
const { content, ...summary } = columns

const isPublished = eq(posts.status, 'published')

/** Published posts without their text, the newest first. */
export async function listPosts(category?: PostCategory): Promise<PostSummary[]> {
  return db
    .select(summary)
    .from(posts)
    .where(and(isPublished, category === undefined ? undefined : eq(posts.category, category)))
    .orderBy(desc(posts.date), desc(posts.id))
}

export async function findPostChange(slug: string): Promise<Date | undefined> {
  const [post] = await db
    .select({ updatedAt })
    .from(posts)
    .where(and(isPublished, eq(posts.slug, slug)))
  return post?.updatedAt
}

/** A published post. Its text is sanitized and its blocks filled here, so callers can show it. */
export async function findPost(slug: string): Promise<Post | undefined> {
  const [post] = await db
    .select(columns)
    .from(posts)
    .where(and(isPublished, eq(posts.slug, slug)))
  return post && { ...post, content: await readable(post.content) }
}

/** A post with its draft, as visitors would read it. */
export async function findPreview(id: number): Promise<Post | undefined> {
  const [post] = await db.select(columns).from(posts).where(eq(posts.id, id))
  const [draft] = await db.select().from(postDrafts).where(eq(postDrafts.postId, id))
  if (!post) return undefined
  const shown = { ...post, ...draft?.fields }
  return { ...shown, content: await readable(shown.content) }
}

async function readable(content: string): Promise<string> {
  // Loaded with the first post: the site starts without it.
  const { sanitizePost } = await import('#server/posts/sanitize.ts')
  const safe = sanitizePost(content)
  if (!hasBlocks(safe)) return withPictures(safe)
  const { parkingIds, airportCodes } = blocksIn(safe)
  const airports = await listAirports()
  const named = airports.filter(({ code }) => airportCodes.includes(code))
  const chosen = await listParkingsById(parkingIds)
  const codes = new Set(
    [...named, ...chosen.map((one) => ({ code: one.airportCode }))].map(({ code }) => code),
  )
  const ofAirports = await Promise.all([...codes].map((code) => listPricedParkings(code)))
  const parkings = new Map(ofAirports.flat().map((parking) => [parking.id, parking]))
  return withPictures(fillBlocks(safe, { airports, parkings: [...parkings.values()] }))
}
