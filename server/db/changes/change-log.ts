import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  lte,
  min,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Role } from '#domain/access/role.ts'
import {
  type Change,
  type ChangeLog,
  type ChangeRows,
  type ChangeSubject,
  maxFirst,
} from '#domain/changes/change.ts'
import { type ChangesByField, changedFieldNames } from '#domain/changes/change-field.ts'
import { allKinds } from '#domain/kinds.ts'
import { db } from '#server/db/client.ts'
import { wantedIn } from '#server/db/list-page.ts'
import { auditLog } from '#server/db/schema.ts'
import { rows } from '#server/statistics/totals.ts'
import { type ChangeFilter, changesOf, conditionOf, visibleTo } from './change-filter.ts'
import { isOfField } from './log-expressions.ts'
import { withOwners } from './owner-names.ts'

type Entry = typeof auditLog.$inferSelect

type Paging = { limit: number; offset: number }

/** Kinds that are saved with another, last. */
const belongs = inArray(
  auditLog.subject,
  allKinds.filter(({ owner }) => owner !== null).map(({ table }) => table),
)

/** A page of the log, the newest change first, each with those of its entries that match. */
export async function listChanges(filter: ChangeFilter, paging: Paging): Promise<ChangeLog> {
  const where = conditionOf(filter)
  const { changes, total } = await findPage(filter, paging)
  const onPage = and(where, inArray(auditLog.change, changes))
  const undone = alias(auditLog, 'undone')
  const [usernames, parts, first, undos] = await Promise.all([
    listUsernames(filter.role),
    db
      .select({
        change: auditLog.change,
        subject: auditLog.subject,
        action: auditLog.action,
        entries: count(),
        // One record may have several entries in an undo of several changes.
        count: sql<number>`count(distinct coalesce(${auditLog.subjectId}, 0))::int`,
        undone: count(auditLog.undoneAt),
      })
      .from(auditLog)
      .where(onPage)
      .groupBy(auditLog.change, auditLog.subject, auditLog.action)
      .orderBy(min(auditLog.id)),
    listFirst(onPage),
    // An undo marks what it undid with its own moment.
    db
      .selectDistinct({ change: auditLog.change })
      .from(auditLog)
      .where(
        and(
          inArray(auditLog.change, changes),
          exists(db.select().from(undone).where(eq(undone.undoneAt, auditLog.at))),
        ),
      ),
  ])
  const isUndo = new Set(undos.map(({ change }) => change))
  return {
    total,
    usernames,
    changes: changes.flatMap((change) => {
      const own = first.filter((entry) => entry.change === change)
      const [newest] = own
      if (!newest) return []
      const counts = parts.filter((part) => part.change === change)
      const sum = (name: 'entries' | 'undone') => counts.reduce((all, part) => all + part[name], 0)
      return {
        change,
        at: newest.at,
        username: newest.username,
        size: sum('entries'),
        undone: sum('undone'),
        isUndo: isUndo.has(change),
        parts: counts.map(({ subject, action, count }) => ({
          subject: subject as ChangeSubject,
          action,
          count,
        })),
        first: own,
      }
    }),
  }
}

/** The changes on a page, and how many there are. */
async function findPage(
  filter: ChangeFilter,
  { limit, offset }: Paging,
): Promise<{ changes: string[]; total: number }> {
  const found = foundBy(filter)
  const inOrder = sql`order by at desc nulls last, change desc`
  const page = sql`${inOrder} limit ${limit} offset ${offset}`
  // A name is looked for in every entry: once for the page and the number.
  if (wantedIn(filter.q ?? '') !== '') {
    const read = await rows<{ total: number; change: string | null }>(sql`
      with found as materialized (${found})
      select counted.total, on_page.change
      from (select count(*)::int as total from found) counted
      left join (select at, change from found ${page}) on_page on true ${inOrder}`)
    return { total: read[0]?.total ?? 0, changes: read.flatMap(({ change }) => change ?? []) }
  }
  // An index gives a page in order, without reading the rest.
  const [changes, total] = await Promise.all([
    rows<{ change: string }>(sql`${found} ${page}`),
    countChanges(filter),
  ])
  return { total, changes: changes.map(({ change }) => change) }
}

/** The entries of a change have one moment. */
const foundBy = (filter: ChangeFilter) =>
  sql`select distinct at, change from ${auditLog} where ${changesOf(filter) ?? sql`true`}`

async function countChanges(filter: ChangeFilter): Promise<number> {
  const [counted] = await rows<{ total: number }>(
    sql`select count(*)::int as total from (${foundBy(filter)}) found`,
  )
  return counted?.total ?? 0
}

/** How many changes there are of each field, whichever is chosen. */
export async function countByField({ field: _, ...filter }: ChangeFilter): Promise<ChangesByField> {
  const counts = wantedIn(filter.q ?? '') === '' ? countApart(filter) : countTogether(filter)
  const [all = 0, ...ofFields] = await counts
  return {
    all,
    byField: changedFieldNames.map((field, index) => ({ field, changes: ofFields[index] ?? 0 })),
  }
}

/** Each field has an index that counts its changes. */
const countApart = (filter: ChangeFilter): Promise<number[]> =>
  Promise.all([undefined, ...changedFieldNames].map((field) => countChanges({ ...filter, field })))

/** A name is looked for in every entry: once for all fields. */
async function countTogether(filter: ChangeFilter): Promise<number[]> {
  const counts = [sql`true`, ...changedFieldNames.map((field) => isOfField(auditLog, field))].map(
    (condition) => sql`(count(distinct ${auditLog.change}) filter (where ${condition}))::int`,
  )
  const [found] = await rows<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts from ${auditLog} where ${changesOf(filter)}`,
  )
  return found?.counts ?? []
}

/** Who made a change that a role sees. Steps from name to name, because few people make many changes. */
async function listUsernames(role: Role): Promise<string[]> {
  const isSeen = exists(
    db
      .select({ one: sql`1` })
      .from(auditLog)
      .where(and(sql`${auditLog.username} = name`, visibleTo(role))),
  )
  const { rows } = (await db.execute(sql`
    with recursive names as (
      select min(username) as name from ${auditLog}
      union all
      select (select min(username) from ${auditLog} where username > name) from names
      where name is not null
    ) select name from names where name is not null and ${isSeen}`)) as unknown as {
    rows: { name: string }[]
  }
  return rows.map(({ name }) => name)
}

/** The first entries of each of these changes. */
async function listFirst(where: SQL | undefined): Promise<Change[]> {
  const place = sql<number>`row_number() over (
    partition by ${auditLog.change} order by ${belongs}, ${auditLog.id} desc)`.as('place')
  const placed = db
    .select({ ...getTableColumns(auditLog), place })
    .from(auditLog)
    .where(where)
    .as('placed')
  const first = await db
    .select()
    .from(placed)
    .where(lte(placed.place, maxFirst))
    .orderBy(placed.change, placed.place)
  return withOwners(first.map(({ place: _, ...entry }) => asChange(entry)))
}

/** A page of the entries that match, the newest first. */
export async function listChangeRows(
  filter: ChangeFilter,
  { limit, offset }: Paging,
): Promise<ChangeRows> {
  const where = conditionOf(filter)
  const [total, entries] = await Promise.all([
    db.$count(auditLog, where),
    db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.at), belongs, desc(auditLog.id))
      .limit(limit)
      .offset(offset),
  ])
  return { total, changes: await withOwners(entries.map(asChange)) }
}

export function asChange({ adminId, at, undoneAt, sentHash, subject, ...entry }: Entry): Change {
  return {
    ...entry,
    // Only tables of kinds have the logging trigger, and events name no other: see kinds.test.ts.
    subject: subject as ChangeSubject,
    at: at.toISOString(),
    isUndone: undoneAt !== null,
  }
}
