import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import { type ChangeAction, type ChangeSubject, otherSubjects } from '#domain/changes/change.ts'
import type { ChangedFieldName } from '#domain/changes/change-field.ts'
import { allKinds, kindNames, kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'
import { contains, wantedIn } from '#server/db/list-page.ts'
import { auditLog } from '#server/db/schema.ts'
import { isOfField, ownedKinds, ownerOf } from './log-expressions.ts'

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

const row = sql`coalesce(${auditLog.after}, ${auditLog.before})`

/** A record's name, as `rowName` of the domain reads it. */
const nameInLog = sql`${row} ->> case ${auditLog.subject} ${sql.join(
  allKinds.flatMap(({ table, log }) =>
    log.name === null ? [] : sql`when ${table} then ${log.name}`,
  ),
  sql` `,
)} end`

/** What changes a record. */
export const edits: ChangeAction[] = ['create', 'update', 'delete']

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

/** The entries that match. */
export const conditionOf = (filter: ChangeFilter) => and(matches(filter), sql`not ${wentAlong}`)

/** Of which changes. What went along is in the change of its owner, so it counts only where the owner may not match. */
export function changesOf(filter: ChangeFilter): SQL | undefined {
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
    field === undefined ? undefined : isOfField(auditLog, field),
    username === undefined ? undefined : eq(auditLog.username, username),
    wanted === '' ? undefined : contains(sql`coalesce(${nameInLog}, '')`, wanted),
    from === undefined ? undefined : sql`${auditLog.at} >= ${startOf(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${auditLog.at} < ${startOf(sql`${to}::date + 1`)}`,
  )
}

/** When a day starts in Amsterdam. */
export const startOf = (day: SQL) => sql`(${day})::timestamp at time zone 'Europe/Amsterdam'`

function isAbout(subject: string, id: number | undefined): SQL | undefined {
  const isSubject = eq(auditLog.subject, subject)
  if (id === undefined) return isSubject
  const owned = ownedKinds.filter(({ of }) => of === subject)
  return or(
    and(isSubject, eq(auditLog.subjectId, id)),
    ...owned.map(({ table }) =>
      and(eq(auditLog.subject, table), sql`${ownerOf(auditLog)} = ${`${id}`}`),
    ),
  )
}
