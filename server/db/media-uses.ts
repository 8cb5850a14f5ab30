import { eq, like, type SQL, sql } from 'drizzle-orm'
import type { MediaUse } from '#domain/media/media.ts'
import { mediaFolder, withMedia } from '#domain/media/picture.ts'
import type { PostFields } from '#domain/post/post.ts'
import type { Database } from './client.ts'
import { airports, parkings, postDrafts, posts } from './schema.ts'

/** The length of the hash in a media URL. */
export const shortHash = 20

const mentions = (text: SQL) => sql`${text} like '%/media/%'`

/** What follows each '/media/' in a text. Faster than a regular expression over the whole text. */
const mentionedIn = (text: SQL) =>
  sql`lateral string_to_table(${text}, '/media/') as part where part ~ '^[0-9a-f]{20}/'`

const image = sql`image_url`
const content = sql`posts.content`
const draftText = sql`post_drafts.fields::text`

/** Every mention of a media file: `hash`, `kind`, `id`, `name`, and `place` to sort by. */
const mediaMentions = sql`(
  select left(part, 20) as hash, 'airport' as kind, id, name, position as place
    from airports, ${mentionedIn(image)} and ${mentions(image)}
  union all select left(part, 20), 'parking', id, name, position
    from parkings, ${mentionedIn(image)} and ${mentions(image)}
  union all select left(part, 20), 'post', id, title, id
    from posts, ${mentionedIn(image)} and ${mentions(image)}
  union all select left(part, 20), 'post', id, title, id
    from posts, ${mentionedIn(content)} and ${mentions(content)}
  union all select left(part, 20), 'post', posts.id, posts.title, posts.id
    from post_drafts join posts on posts.id = post_drafts.post_id,
      ${mentionedIn(draftText)} and ${mentions(draftText)}
) as mention`

/** The records that use these media files, or all of them, by the short hash in their URL. */
export async function listMediaUses(
  tx: Database,
  hashes?: string[],
): Promise<Map<string, MediaUse[]>> {
  const short = hashes?.map((hash) => hash.slice(0, shortHash))
  // A post and its draft count as one use.
  const rows = await tx
    .selectDistinct({
      hash: sql<string>`hash`,
      kind: sql<MediaUse['kind']>`kind`,
      place: sql<number>`place`,
      id: sql<number>`id`,
      name: sql<string>`name`,
    })
    .from(mediaMentions)
    .where(short && sql`hash = any(${sql.param(short)}::text[])`)
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
