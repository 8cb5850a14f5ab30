import { eq, like, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { MediaUse } from '#domain/media/media.ts'
import { mediaFolder, mediaIn, withMedia } from '#domain/media/picture.ts'
import type { PostFields } from '#domain/post/post.ts'
import type { Database } from './client.ts'
import { airports, parkings, postDrafts, posts } from './schema.ts'

type Place = MediaUse & { text: string }

/** The records that use each media file, by the short hash in its URL. */
export async function listMediaUses(tx: Database, hash?: string): Promise<Map<string, MediaUse[]>> {
  const mentions = (text: PgColumn | SQL) =>
    sql`${text} like ${`%${hash === undefined ? '/media/' : mediaFolder(hash)}%`}`
  const fields = sql<string>`${postDrafts.fields}::text`
  // Sequential, because a transaction has one connection.
  const ofAirports = await tx
    .select({ id: airports.id, name: airports.name, text: airports.imageUrl })
    .from(airports)
    .where(mentions(airports.imageUrl))
    .orderBy(airports.position, airports.id)
  const ofParkings = await tx
    .select({ id: parkings.id, name: parkings.name, text: parkings.imageUrl })
    .from(parkings)
    .where(mentions(parkings.imageUrl))
    .orderBy(parkings.position, parkings.id)
  const ofPosts = await tx
    .select({
      id: posts.id,
      name: posts.title,
      text: sql<string>`${posts.imageUrl} || ' ' || ${posts.content}`,
    })
    .from(posts)
    .where(sql`${mentions(posts.imageUrl)} or ${mentions(posts.content)}`)
    .orderBy(posts.id)
  const ofDrafts = await tx
    .select({ id: posts.id, name: posts.title, text: fields })
    .from(postDrafts)
    .innerJoin(posts, eq(posts.id, postDrafts.postId))
    .where(mentions(fields))
    .orderBy(posts.id)
  const places: Place[] = [
    ...ofAirports.map((place) => ({ kind: 'airport' as const, ...place })),
    ...ofParkings.map((place) => ({ kind: 'parking' as const, ...place })),
    ...[...ofPosts, ...ofDrafts].map((place) => ({ kind: 'post' as const, ...place })),
  ]

  const uses = new Map<string, Map<string, MediaUse>>()
  for (const { text, ...use } of places) {
    for (const mentioned of mediaIn(text)) {
      const known = uses.get(mentioned) ?? new Map<string, MediaUse>()
      // A post and its draft count as one use.
      known.set(`${use.kind} ${use.id}`, known.get(`${use.kind} ${use.id}`) ?? use)
      uses.set(mentioned, known)
    }
  }
  return new Map([...uses].map(([mentioned, known]) => [mentioned, [...known.values()]]))
}

/** Replaces a media file by another URL in every record that uses it. */
export async function replaceMediaUses(tx: Database, hash: string, url: string): Promise<void> {
  const mention = `%${mediaFolder(hash)}%`
  for (const table of [airports, parkings]) {
    const rows = await tx
      .select({ id: table.id, imageUrl: table.imageUrl })
      .from(table)
      .where(like(table.imageUrl, mention))
    for (const { id, imageUrl } of rows) {
      await tx
        .update(table)
        .set({ imageUrl: withMedia(imageUrl, hash, url) })
        .where(eq(table.id, id))
    }
  }

  const kept = await tx
    .select({ id: posts.id, imageUrl: posts.imageUrl, content: posts.content })
    .from(posts)
    .where(sql`${posts.imageUrl} like ${mention} or ${posts.content} like ${mention}`)
  for (const { id, ...fields } of kept) {
    await tx
      .update(posts)
      .set(replacedIn(fields, hash, url))
      .where(eq(posts.id, id))
  }

  const drafts = await tx
    .select({ postId: postDrafts.postId, fields: postDrafts.fields })
    .from(postDrafts)
    .where(sql`${postDrafts.fields}::text like ${mention}`)
  for (const { postId, fields } of drafts) {
    await tx
      .update(postDrafts)
      .set({ fields: { ...fields, ...replacedIn(fields, hash, url) } })
      .where(eq(postDrafts.postId, postId))
  }
}

function replacedIn(
  { imageUrl, content }: Pick<PostFields, 'imageUrl' | 'content'>,
  hash: string,
  url: string,
) {
  return {
    imageUrl: withMedia(imageUrl, hash, url),
    content: withMedia(content, hash, url, true),
  }
}
