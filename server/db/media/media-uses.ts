import { eq, like, type SQL, sql } from 'drizzle-orm'
import type { MediaUse } from '#domain/media/media.ts'
import { mediaFolder, withMedia } from '#domain/media/picture.ts'
import type { PostFields } from '#domain/post/post.ts'
import type { Database } from '#server/db/client.ts'
import {
  airports,
  hashesInPost,
  hashInAddress,
  parkings,
  postDrafts,
  posts,
} from '#server/db/schema.ts'

/** The length of the hash in a media URL. */
export const shortHash = 20

const draftHashes = sql`media_hashes(${postDrafts.fields}::text)`

/**
 * Every mention of a media file: `hash`, `kind`, `id`, `name`, and `place` to sort by.
 *
 * @param among only of these files, by their short hashes: an array of SQL. Outside this query the
 *   planner does not find the index of the posts.
 */
export function mediaMentions(among?: SQL): SQL {
  const onlyIn = (hashes: SQL) => (among ? sql`where ${hashes} && ${among}` : sql``)
  const isMedia = sql`image_url like '%/media/%'`
  return sql`(
    select ${hashInAddress(airports.imageUrl)} as hash, 'airport' as kind, id, name, position as place
      from airports where ${isMedia}
    union all select ${hashInAddress(parkings.imageUrl)}, 'parking', id, name, position
      from parkings where ${isMedia}
    union all select unnest(${hashesInPost(posts)}), 'post', id, title, id
      from posts ${onlyIn(hashesInPost(posts))}
    union all select unnest(${draftHashes}), 'post', posts.id, posts.title, posts.id
      from post_drafts join posts on posts.id = post_drafts.post_id ${onlyIn(draftHashes)}
  ) as mention`
}

/** The records that use these media files, by the short hash in their URL. */
export async function listMediaUses(
  tx: Database,
  hashes: string[],
): Promise<Map<string, MediaUse[]>> {
  const short = sql`${sql.param(hashes.map((hash) => hash.slice(0, shortHash)))}::text[]`
  // A post and its draft count as one use.
  const rows = await tx
    .selectDistinct({
      hash: sql<string>`hash`,
      kind: sql<MediaUse['kind']>`kind`,
      place: sql<number>`place`,
      id: sql<number>`id`,
      name: sql<string>`name`,
    })
    .from(mediaMentions(short))
    .where(sql`hash = any(${short})`)
    .orderBy(sql`kind, place, id`)
  const uses = Map.groupBy(rows, ({ hash }) => hash)
  return new Map(
    [...uses].map(([hash, of]) => [hash, of.map(({ kind, id, name }) => ({ kind, id, name }))]),
  )
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
