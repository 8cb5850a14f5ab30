import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { ok, type Result, refused } from '#domain/form/result.ts'
import type { AdminMedia, MediaUse } from '#domain/media/media.ts'
import type { MediaInput } from '#domain/media/media-schema.ts'
import { mediaAddress, mediaFolder, readMediaAddress } from '#domain/media/picture.ts'
import { type Database, db } from '#server/db/client.ts'
import { type Clash, type Editor, edit, isStale } from '#server/db/editing.ts'
import type { NotThere, RowRef } from '#server/db/rows.ts'
import { media, mediaFiles } from '#server/db/schema.ts'
import type { EncodedMedia } from '#server/media/encoded.ts'
import { listMediaUses, replaceMediaUses, shortHash } from './media-uses.ts'

type Row = typeof media.$inferSelect

/** A processed upload: the full hash of the original, and the encoded files that are served. */
export type NewMedia = { hash: string; encoded: EncodedMedia }

export type InUse = { usedBy: MediaUse[] }

export async function findMedia(id: number, tx: Database = db): Promise<AdminMedia | undefined> {
  const [row] = await tx.select().from(media).where(eq(media.id, id))
  return row && withUses(tx, row)
}

/** Finds a file that was uploaded before. */
export async function findMediaByHash(hash: string): Promise<AdminMedia | undefined> {
  const [row] = await db.select().from(media).where(eq(media.hash, hash))
  return row && withUses(db, row)
}

export async function addMedia(
  editor: Editor,
  name: string,
  { hash, encoded }: NewMedia,
): Promise<Result<AdminMedia, Clash>> {
  return edit(editor, async (tx) => {
    const url = addressOf({ hash, encoded }, { x: 50, y: 50 })
    const [row] = await tx
      .insert(media)
      .values({ name, url, ...factsOf({ hash, encoded }) })
      .returning()
    if (!row) throw new Error('a row that was inserted is returned')
    await keepFiles(tx, row.id, { hash, encoded })
    return ok(await withUses(tx, row))
  })
}

/** Updates the name, alt text and focus. The focus is in the URL, so every use is updated too. */
export async function updateMedia(
  editor: Editor,
  id: number,
  { version, ...input }: MediaInput,
): Promise<Result<AdminMedia, NotThere<AdminMedia> | Clash>> {
  return edit(editor, async (tx) => {
    const held = await hold(tx, { id, version })
    if (!held.ok) return held
    const { hash, url } = held.value
    const known = readMediaAddress(url)
    const next = known
      ? mediaAddress({ ...known, focus: { x: input.focusX, y: input.focusY } })
      : url
    await tx
      .update(media)
      .set({ ...input, url: next })
      .where(eq(media.id, id))
    if (next !== url) await replaceMediaUses(tx, hash, next)
    return ok(await mustFind(tx, id))
  })
}

/** Sets several alternative texts as one change: all, or none. */
export async function setAltTexts(
  editor: Editor,
  rows: (RowRef & { alt: string })[],
): Promise<Result<{ change: string }, NotThere<AdminMedia> | Clash>> {
  return edit(editor, async (tx, change) => {
    for (const { alt, ...row } of rows) {
      const held = await hold(tx, row)
      if (!held.ok) return held
      await tx.update(media).set({ alt }).where(eq(media.id, row.id))
    }
    return ok({ change })
  })
}

/** Replaces the file, in every record that uses it. */
export async function replaceMedia(
  editor: Editor,
  { id, version }: RowRef,
  next: NewMedia,
): Promise<Result<AdminMedia & { change: string }, NotThere<AdminMedia> | Clash>> {
  return edit(editor, async (tx, change) => {
    const held = await hold(tx, { id, version })
    if (!held.ok) return held
    const { hash, focusX, focusY } = held.value
    const url = addressOf(next, { x: focusX, y: focusY })
    await tx
      .update(media)
      .set({ url, ...factsOf(next) })
      .where(eq(media.id, id))
    await keepFiles(tx, id, next)
    await replaceMediaUses(tx, hash, url)
    return ok({ ...(await mustFind(tx, id)), change })
  })
}

/**
 * Deletes unused media in one transaction. Their files stay until the deletion can no longer be
 * undone (`deleteOrphanFiles`).
 */
export async function deleteMedia(
  editor: Editor,
  rows: RowRef[],
): Promise<Result<{ change: string }, NotThere<AdminMedia> | InUse | Clash>> {
  return edit(editor, async (tx, change) => {
    const usedBy: MediaUse[] = []
    for (const row of rows) {
      const held = await hold(tx, row)
      if (!held.ok) return held
      usedBy.push(...(await mustFind(tx, row.id)).uses)
    }
    if (usedBy.length > 0) return refused({ usedBy })
    await tx.delete(media).where(
      inArray(
        media.id,
        rows.map(({ id }) => id),
      ),
    )
    return ok({ change })
  })
}

/** The file that is served at a URL. */
export async function findMediaFile(
  url: string,
): Promise<{ type: string; content: Buffer } | undefined> {
  const [file] = await db
    .select({ type: mediaFiles.type, content: mediaFiles.content })
    .from(mediaFiles)
    .where(eq(mediaFiles.url, url))
  return file
}

/** Deletes files whose media can no longer be restored and that no record mentions. */
export async function deleteOrphanFiles(before: Date): Promise<number> {
  const hash = sql`split_part(${mediaFiles.url}, '/', 3)`
  const mentioned = sql`'%/media/' || ${hash} || '/%'`
  const isOrphan = and(
    lt(mediaFiles.createdAt, before),
    notExists(sql`(select 1 from media where left(media.hash, 20) = ${hash})`),
    notExists(
      sql`(select 1 from kept_pictures where split_part(kept_pictures.url, '/', 3) = ${hash})`,
    ),
    notExists(sql`(select 1 from audit_log where subject = 'media' and at >= ${before.toISOString()}
        and left(before ->> 'hash', 20) = ${hash})`),
    ...[
      sql`airports where image_url`,
      sql`parkings where image_url`,
      sql`posts where image_url || content`,
      sql`post_drafts where fields::text`,
    ].map((place) => notExists(sql`(select 1 from ${place} like ${mentioned})`)),
  )
  const gone = await db.delete(mediaFiles).where(isOrphan).returning({ url: mediaFiles.url })
  return gone.length
}

/** Locks the row until the end of the transaction. */
async function hold(
  tx: Database,
  { id, version }: RowRef,
): Promise<Result<Row, NotThere<AdminMedia>>> {
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update')
  if (!row) return refused('missing')
  return isStale(row, version) ? refused({ stale: await withUses(tx, row) }) : ok(row)
}

async function mustFind(tx: Database, id: number): Promise<AdminMedia> {
  const found = await findMedia(id, tx)
  if (!found) throw new Error('a row that is held is there')
  return found
}

export async function keepFiles(tx: Database, mediaId: number | null, { hash, encoded }: NewMedia) {
  const files = encoded.files.map(({ name, type, content }) => ({
    mediaId,
    url: mediaFolder(hash) + name,
    type,
    content: Buffer.from(content),
  }))
  // If the same media was deleted earlier, its files are still here: replace them. The same picture may also come from
  // two addresses at once.
  for (const file of files) {
    // One by one: the embedded database never frees the peak memory of its largest statement.
    await tx
      .insert(mediaFiles)
      .values(file)
      .onConflictDoUpdate({
        target: mediaFiles.url,
        set: { ...file, createdAt: sql`now()` },
      })
  }
}

function factsOf({ hash, encoded }: NewMedia) {
  const { type, width, height, tint, files } = encoded
  const size = files.reduce((sum, { content }) => sum + content.byteLength, 0)
  return { hash, type, width, height, tint, size }
}

export function addressOf({ hash, encoded }: NewMedia, focus: { x: number; y: number }): string {
  const { width, height, kind, tint, isOpaque } = encoded
  return mediaAddress({ hash, width, height, kind, focus, tint: isOpaque ? tint.slice(1) : null })
}

async function withUses(tx: Database, row: Row): Promise<AdminMedia> {
  const uses = await listMediaUses(tx, [row.hash])
  return asAdminMedia(row, uses.get(shortOf(row.hash)))
}

export const shortOf = (hash: string) => hash.slice(0, shortHash)

export function asAdminMedia(
  { hash: _, createdAt, updatedAt, ...row }: Row,
  uses: MediaUse[] = [],
): AdminMedia {
  return {
    ...row,
    uses,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
