import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Post, PostCategory, PostSummary } from '#domain/post.ts'
import { sanitizeArticle } from '#server/sanitize.ts'
import { db } from './client.ts'
import { posts } from './schema.ts'

const { version, createdAt, updatedAt, status, publishAt, ...columns } = getTableColumns(posts)
const { content, ...summary } = columns

const isPublished = eq(posts.status, 'published')

/** The newest first, without their texts. */
export async function listPosts(category?: PostCategory): Promise<PostSummary[]> {
  return db
    .select(summary)
    .from(posts)
    .where(and(isPublished, category === undefined ? undefined : eq(posts.category, category)))
    .orderBy(desc(posts.date), desc(posts.id))
}

/** When an article, or its text, was last changed. */
export async function findPostChange(slug: string): Promise<Date | undefined> {
  const [post] = await db
    .select({ updatedAt })
    .from(posts)
    .where(and(isPublished, eq(posts.slug, slug)))
  return post?.updatedAt
}

/** Whole, with its text made safe here: nobody who reads it has to think of that. */
export async function findPost(slug: string): Promise<Post | undefined> {
  const [post] = await db
    .select(columns)
    .from(posts)
    .where(and(isPublished, eq(posts.slug, slug)))
  return post && { ...post, content: sanitizeArticle(post.content) }
}
