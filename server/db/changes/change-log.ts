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
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import {
  type Change,
  type ChangeLog,
  type ChangeRows,
  type ChangeSubject,
  maxFirst,
  otherSubjects,
} from '#domain/changes/change.ts'
import { type ChangedFieldName, changedFields } from '#domain/changes/change-field.ts'
import { allKinds, kindNames, kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'
import { db } from '#server/db/client.ts'
import { contains, wantedIn } from '#server/db/list-page.ts'
import { auditLog } from '#server/db/schema.ts'
import { withOwners } from './owner-names.ts'

type Entry = typeof auditLog.$inferSelect

export type ChangeFilter = {
  /** Whose log it is: a role doesn't see the changes of kinds that it may not see. */
  role: Role
  subject?: string
  /** One record of the subject, with what belongs to it. */
  id?: number
  /** One change. */
  change?: string
  /** Where one of these changed. */
  field?: ChangedFieldName
  username?: string
  /** In the name of a record. */
  q?: string
  /** The first and the last day, in Amsterdam. */
  from?: string
  to?: string
}

type Paging = { limit: number; offset: number }

const row = sql`coalesce(${auditLog.after}, ${auditLog.before})`

/** A record's name, as `rowName` of the domain reads it. */
const nameInLog = sql`${row} ->> case ${auditLog.subject} ${sql.join(
  allKinds.flatMap(({ table, log }) =>
    log.name === null ? [] : sql`when ${table} then ${log.name}`,
  ),
  sql` `,
)} end`

/** Kinds that are saved with another, last. */
const belongs = inArray(
  auditLog.subject,
  allKinds.filter(({ owner }) => owner !== null).map(({ table }) => table),
)

const isWhole = inArray(auditLog.action, ['create', 'delete'])

/**
 * What came or went with its owner: the owner's entry says it. Its offset keeps the planner from hashing every
 * entry of the log for the few rows that ask.
 */
const wentAlong = or(
  ...kindNames.flatMap((name) => {
    const { owner, table } = kinds[name]
    if (owner === null) return []
    const entry = alias(auditLog, 'owner')
    const ofOwner = and(
      eq(entry.change, auditLog.change),
      eq(entry.action, auditLog.action),
      eq(entry.subject, kinds[owner].table),
    )
    return [
      and(
        eq(auditLog.subject, table),
        isWhole,
        sql`exists (select 1 from ${auditLog} owner where ${ofOwner} offset 0)`,
      ),
    ]
  }),
)

/** Every subject of the log, by its name there. */
const logged: { table: ChangeSubject; seenBy: Role }[] = [
  ...allKinds,
  ...keysOf(otherSubjects).map((table) => ({ table, seenBy: otherSubjects[table].seenBy })),
]

/** What a role sees. Undefined for all: then the log needs no condition. */
export function visibleTo(role: Role): SQL | undefined {
  const hidden = logged.filter(({ seenBy }) => !isAtLeast(role, seenBy))
  if (hidden.length === 0) return undefined
  const seen = logged.filter((subject) => !hidden.includes(subject))
  return inArray(
    auditLog.subject,
    seen.map(({ table }) => table),
  )
}

const conditionOf = (filter: ChangeFilter) => and(matches(filter), sql`not ${wentAlong}`)

/** Of which changes. What went along is in the change of its owner, so it counts only where the owner may not match. */
function changesOf(filter: ChangeFilter): SQL | undefined {
  const { subject, field, q } = filter
  return subject || field || q ? conditionOf(filter) : matches(filter)
}

function matches(filter: ChangeFilter): SQL | undefined {
  const { role, subject, id, change, field, username, q = '', from, to } = filter
  const wanted = wantedIn(q)
  return and(
    visibleTo(role),
    subject === undefined ? undefined : isAbout(subject, id),
    change === undefined ? undefined : eq(auditLog.change, change),
    field === undefined ? undefined : isOf(changedFields[field]),
    username === undefined ? undefined : eq(auditLog.username, username),
    wanted === '' ? undefined : contains(sql`coalesce(${nameInLog}, '')`, wanted),
    from === undefined ? undefined : sql`${auditLog.at} >= ${startOf(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${auditLog.at} < ${startOf(sql`${to}::date + 1`)}`,
  )
}

function isOf({ subjects, columns }: (typeof changedFields)[ChangedFieldName]): SQL | undefined {
  const isOther = columns.map(
    (column) =>
      sql`(${auditLog.before} -> ${column}::text) is distinct from (${auditLog.after} -> ${column}::text)`,
  )
  const isChanged = and(eq(auditLog.action, 'update'), or(...isOther))
  return and(inArray(auditLog.subject, [...subjects]), columns.length === 0 ? undefined : isChanged)
}

/** When a day starts in Amsterdam. */
const startOf = (day: SQL) => sql`(${day})::timestamp at time zone 'Europe/Amsterdam'`

function isAbout(subject: string, id: number | undefined): SQL | undefined {
  const isSubject = eq(auditLog.subject, subject)
  if (id === undefined) return isSubject
  const owned = kindNames.flatMap((name) => {
    const { owner, table } = kinds[name]
    return owner !== null && kinds[owner].table === subject
      ? [{ table, column: `${owner}_id` }]
      : []
  })
  return or(
    and(isSubject, eq(auditLog.subjectId, id)),
    ...owned.map(({ table, column }) =>
      and(eq(auditLog.subject, table), sql`${row} ->> ${column} = ${`${id}`}`),
    ),
  )
}

/** A page of the log, the newest change first, each with those of its entries that match. */
export async function listChanges(
  filter: ChangeFilter,
  { limit, offset }: Paging,
): Promise<ChangeLog> {
  const where = conditionOf(filter)
  // The entries of a change have one moment, so the index of moments gives a page without reading the rest.
  const page = await db
    .selectDistinct({ at: auditLog.at, change: auditLog.change })
    .from(auditLog)
    .where(changesOf(filter))
    .orderBy(sql`${auditLog.at} desc nulls last`, desc(auditLog.change))
    .limit(limit)
    .offset(offset)
  const changes = page.map(({ change }) => change)
  const onPage = and(where, inArray(auditLog.change, changes))
  const undone = alias(auditLog, 'undone')
  const [[counted], usernames, parts, first, undos] = await Promise.all([
    db
      .select({ total: count() })
      .from(
        db
          .selectDistinct({ change: auditLog.change })
          .from(auditLog)
          .where(changesOf(filter))
          .as('found'),
      ),
    listUsernames(filter.role),
    db
      .select({
        change: auditLog.change,
        subject: auditLog.subject,
        action: auditLog.action,
        count: count(),
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
    total: counted?.total ?? 0,
    usernames,
    changes: changes.flatMap((change) => {
      const own = first.filter((entry) => entry.change === change)
      const [newest] = own
      if (!newest) return []
      const counts = parts.filter((part) => part.change === change)
      const sum = (name: 'count' | 'undone') => counts.reduce((all, part) => all + part[name], 0)
      return {
        change,
        at: newest.at,
        username: newest.username,
        size: sum('count'),
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
  const rows = await db
    .select()
    .from(placed)
    .where(lte(placed.place, maxFirst))
    .orderBy(placed.change, placed.place)
  return withOwners(rows.map(({ place: _, ...entry }) => asChange(entry)))
}

/** A page of the entries that match, the newest first. */
export async function listChangeRows(
  filter: ChangeFilter,
  { limit, offset }: Paging,
): Promise<ChangeRows> {
  const where = conditionOf(filter)
  const [total, rows] = await Promise.all([
    db.$count(auditLog, where),
    db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.at), belongs, desc(auditLog.id))
      .limit(limit)
      .offset(offset),
  ])
  return { total, changes: await withOwners(rows.map(asChange)) }
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
