import { desc, type SQL, sql } from 'drizzle-orm'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { AdminMedia } from '#domain/media/media.ts'
import { db } from '#server/db/client.ts'
import { perContentVersion } from '#server/db/content-version.ts'
import { contains, type ListQuery, readPage, wantedIn } from '#server/db/list-page.ts'
import { media, postDrafts } from '#server/db/schema.ts'
import { asAdminMedia, shortOf } from './media.ts'
import { listMediaUses, mediaMentions, shortHash } from './media-uses.ts'

export const mediaFilters = ['soort']

const ownHash = sql`left(${media.hash}, ${sql.raw(`${shortHash}`)})`
const isTextless = sql`${media.alt} = ''`

function sourceFor({ q }: ListQuery) {
  const wanted = wantedIn(q)
  // Only a search reads the names of the records that use a picture.
  const named = sql`(select hash, string_agg(name, chr(10)) as names from ${mediaMentions()}
    where ${contains(sql`name`, wanted)} group by hash) as media_use`

  return {
    from: wanted === '' ? media : sql`${media} left join ${named} on media_use.hash = ${ownHash}`,
    id: media.id,
    searchIn: [media.name, media.alt, sql`coalesce(media_use.names, '')`],
    filters: { soort: { matches: isOfKind, values: sql`null` } },
    inOrder: [desc(media.createdAt), desc(media.id)],
  }
}

function isOfKind(kind: string): SQL {
  if (kind === 'textless') return isTextless
  const isUsed = (by: SQL) =>
    sql`exists (select 1 from ${mediaMentions()} where hash = ${ownHash} ${by})`
  return kind === 'unused' ? sql`not ${isUsed(sql``)}` : isUsed(sql`and kind = ${kind}`)
}

const countedKinds = ['airport', 'parking', 'post'] as const

/** The number of files by who uses them. Drafts of posts are no content: `drafts` changes with them. */
const numbersSince = perContentVersion(async (_drafts: string) => {
  const isUsedBy = countedKinds.map(
    (kind) => sql`bool_or(kind = ${kind}) as ${sql.identifier(kind)}`,
  )
  const uses = sql`(select hash, ${sql.join(isUsedBy, sql`, `)} from ${mediaMentions()}
    group by hash) as media_use`
  const countIf = (isSo: SQL) => sql<number>`(count(*) filter (where ${isSo}))::int`
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${media.size}), 0)::float8`,
      soort: {
        unused: countIf(sql`media_use.hash is null`),
        textless: countIf(isTextless),
        airport: countIf(sql`media_use.airport`),
        parking: countIf(sql`media_use.parking`),
        post: countIf(sql`media_use.post`),
      },
    })
    .from(media)
    .leftJoin(uses, sql`media_use.hash = ${ownHash}`)
  if (!counted) throw new Error('a count without groups is one row')
  const soort = Object.entries(counted.soort).filter(([, count]) => count > 0)
  return { ...counted, counts: { soort: Object.fromEntries(soort) } }
})

async function mediaNumbers() {
  const [drafts] = await db
    .select({ state: sql<string>`concat(count(*), ' ', max(${postDrafts.updatedAt}))` })
    .from(postDrafts)
  return numbersSince(drafts?.state ?? '')
}

/** A page of the library, the newest first. */
export async function pageMedia(query: ListQuery): Promise<PageOf<AdminMedia>> {
  const { bytes, ...numbers } = await mediaNumbers()
  const source = { ...sourceFor(query), numbers: async () => numbers }
  const page = await readPage(source, query, async ({ where, orderBy }) => {
    const rows = await db
      .select()
      .from(media)
      .where(where)
      .orderBy(...orderBy)
    const uses = await listMediaUses(
      db,
      rows.map(({ hash }) => hash),
    )
    return rows.map((row) => asAdminMedia(row, uses.get(shortOf(row.hash))))
  })
  return { ...page, bytes }
}
