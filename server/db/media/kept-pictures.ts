import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { FailedPicture, PictureFailure } from '#domain/media/picture-failure.ts'
import { failureText, waitAfter } from '#domain/media/picture-failure.ts'
import { sha256 } from '#server/access/sha256.ts'
import { db } from '#server/db/client.ts'
import { keptPictures, media } from '#server/db/schema.ts'
import { addressOf, keepFiles, type NewMedia } from './media.ts'
import { listOutsideUses } from './outside-uses.ts'

/** So long nobody else takes a picture that is being fetched. */
const claimedMinutes = 5
const perStatement = 500

export type KeptPicture = Pick<
  typeof keptPictures.$inferSelect,
  'url' | 'failure' | 'status' | 'tries'
>

export async function findKept(address: string): Promise<KeptPicture | undefined> {
  const { url, failure, status, tries } = keptPictures
  const [kept] = await db
    .select({ url, failure, status, tries })
    .from(keptPictures)
    .where(eq(keptPictures.key, sha256(address)))
  return kept
}

/** Notes addresses that are to be fetched, and that those that are known are still in use. */
export async function noteAddresses(addresses: string[]): Promise<void> {
  for (let from = 0; from < addresses.length; from += perStatement) {
    const some = addresses.slice(from, from + perStatement)
    await db
      .insert(keptPictures)
      .values(some.map((address) => ({ key: sha256(address), address })))
      .onConflictDoUpdate({
        target: keptPictures.key,
        set: { usedAt: sql`now()` },
        // A row is not written again for each minute of its life.
        setWhere: lt(keptPictures.usedAt, sql`now() - interval '1 day'`),
      })
  }
}

/** Takes the next addresses to fetch, for one process. */
export async function claimAddresses(limit: number): Promise<string[]> {
  const due = db
    .select({ key: keptPictures.key })
    .from(keptPictures)
    .where(and(isNull(keptPictures.url), lte(keptPictures.nextTryAt, sql`now()`)))
    .orderBy(asc(keptPictures.nextTryAt), asc(keptPictures.key))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(keptPictures)
    .set({ nextTryAt: sql`now() + make_interval(mins => ${claimedMinutes})` })
    .where(inArray(keptPictures.key, due))
    .returning({ address: keptPictures.address })
  return claimed.map(({ address }) => address)
}

/** The address of the same picture, if we have it already: uploaded, or from another address. */
export async function findSamePicture(hash: string): Promise<string | undefined> {
  const [upload] = await db.select({ url: media.url }).from(media).where(eq(media.hash, hash))
  if (upload) return upload.url
  const [kept] = await db
    .select({ url: keptPictures.url })
    .from(keptPictures)
    .where(sql`split_part(${keptPictures.url}, '/', 3) = ${hash.slice(0, 20)}`)
    .limit(1)
  return kept?.url ?? undefined
}

/** Keeps our copy of a picture. Without files it is one that we have already. */
export async function keepCopy(address: string, copy: NewMedia | { url: string }): Promise<string> {
  return db.transaction(async (tx) => {
    const url = 'url' in copy ? copy.url : addressOf(copy, { x: 50, y: 50 })
    if (!('url' in copy)) await keepFiles(tx, null, copy)
    const kept = { url, failure: null, status: null, nextTryAt: null, usedAt: sql`now()` }
    await tx
      .insert(keptPictures)
      .values({ key: sha256(address), address, ...kept, tries: 1 })
      .onConflictDoUpdate({
        target: keptPictures.key,
        set: { ...kept, tries: sql`${keptPictures.tries} + 1` },
      })
    return url
  })
}

/**
 * Notes that a try failed, and when there is another. Only of an address that something shows: the preview of a
 * form fetches what is half typed too.
 */
export async function noteFailure(
  address: string,
  failure: PictureFailure,
  status: number | null,
): Promise<void> {
  const known = await findKept(address)
  if (!known) return
  const tries = known.tries + 1
  const wait = waitAfter(failure, tries)
  const nextTryAt = wait === undefined ? null : new Date(Date.now() + wait)
  await db
    .update(keptPictures)
    .set({ failure, status, tries, nextTryAt })
    // Another process may have kept it meanwhile.
    .where(and(eq(keptPictures.key, sha256(address)), isNull(keptPictures.url)))
}

/** The pictures that something shows and that we could not fetch, the first by address. */
export async function listFailedPictures(limit: number): Promise<FailedPicture[]> {
  const { address, failure, status, nextTryAt, url } = keptPictures
  const failed = await db
    .select({ address, failure, status, nextTryAt })
    .from(keptPictures)
    .where(and(isNotNull(failure), isNull(url)))
    .orderBy(asc(address))
  if (failed.length === 0) return []
  const uses = await listOutsideUses()
  return failed
    .flatMap((one) => {
      const usedBy = uses.get(one.address)
      return usedBy && one.failure
        ? {
            address: one.address,
            why: failureText(one.failure, one.status),
            isTriedAgain: one.nextTryAt !== null,
            uses: usedBy,
          }
        : []
    })
    .slice(0, limit)
}

/** Forgets pictures that nothing has shown since then. Their files go with those of deleted uploads. */
export async function forgetUnusedPictures(before: Date): Promise<number> {
  await noteAddresses([...(await listOutsideUses()).keys()])
  const unused = lt(keptPictures.usedAt, before)
  return (await db.delete(keptPictures).where(unused).returning({ key: keptPictures.key })).length
}
