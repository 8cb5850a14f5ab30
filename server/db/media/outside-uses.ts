import { eq, sql } from 'drizzle-orm'
import type { MediaUse } from '#domain/media/media.ts'
import { outsidePicture } from '#domain/media/outside-picture.ts'
import { db } from '#server/db/client.ts'
import { airports, parkings, postDrafts, posts } from '#server/db/schema.ts'
import { isOwnOrigin } from '#server/media/own-origin-picture.ts'

const image = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** The pictures of other sites in the text of a post. */
export function outsidePicturesIn(html: string): string[] {
  return [...html.matchAll(image)].flatMap(([, double, single, bare]) => {
    const given = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&')
    return outsidePicture(given) ?? []
  })
}

/** Every picture of another site that something shows, by its address, with what shows it. */
export async function listOutsideUses(): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>()
  function note(address: string | undefined, use: MediaUse): void {
    if (address === undefined || isOwnOrigin(address)) return
    const known = uses.get(address) ?? []
    if (!known.some(({ kind, id }) => kind === use.kind && id === use.id)) {
      uses.set(address, [...known, use])
    }
  }
  const isOutside = sql`image_url ~* '^\\s*https?:'`

  for (const [kind, table] of [
    ['airport', airports],
    ['parking', parkings],
  ] as const) {
    const { id, name, imageUrl } = table
    for (const row of await db.select({ id, name, imageUrl }).from(table).where(isOutside)) {
      note(outsidePicture(row.imageUrl), { kind, id: row.id, name: row.name })
    }
  }

  const mayHave = (content: unknown) => sql`${content} ~* '<img[^>]*https?:'`
  const { id, title: name, imageUrl, content } = posts
  const written = await db
    .select({ id, name, imageUrl, content })
    .from(posts)
    .where(sql`${isOutside} or ${mayHave(content)}`)
  const drafted = await db
    .select({
      id: posts.id,
      name: posts.title,
      imageUrl: sql<string>`${postDrafts.fields} ->> 'imageUrl'`,
      content: sql<string>`${postDrafts.fields} ->> 'content'`,
    })
    .from(postDrafts)
    .innerJoin(posts, eq(posts.id, postDrafts.postId))
    .where(sql`${postDrafts.fields}::text ~* 'https?:'`)
  for (const post of [...written, ...drafted]) {
    const use: MediaUse = { kind: 'post', id: post.id, name: post.name }
    for (const address of [outsidePicture(post.imageUrl), ...outsidePicturesIn(post.content)]) {
      note(address, use)
    }
  }
  return uses
}

/** Changes whenever a draft does, which is no content yet. */
export async function draftsState(): Promise<string> {
  const [drafts] = await db
    .select({ state: sql<string>`concat(count(*), ' ', max(${postDrafts.updatedAt}))` })
    .from(postDrafts)
  return drafts?.state ?? ''
}
