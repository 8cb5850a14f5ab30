import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  or,
  type SQL,
  type SQLChunk,
  sql,
} from 'drizzle-orm'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import { type Change, type ChangeSubject, type Deleted, rowName } from '#domain/changes/change.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { allKinds, kindOfTable } from '#domain/kinds.ts'
import { type Database, db } from './client.ts'
import { type Clash, type Editor, edit } from './editing.ts'
import { auditLog } from './schema.ts'

type Entry = typeof auditLog.$inferSelect

const undoable = new Set<string>(
  allKinds.filter(({ log }) => log.undo !== 'never').map(({ table }) => table),
)

/** The columns that the database maintains itself. */
const ownColumns = new Set(['id', 'version', 'created_at', 'updated_at'])

export type ChangeFilter = {
  /** Whose log it is: a role doesn't see the changes of kinds that it may not see. */
  role: Role
  subject?: string
  username?: string
  limit: number
  offset: number
}

/** The kinds whose changes a role sees. Undefined for all: then the log needs no condition. */
function visibleTo(role: Role): SQL | undefined {
  if (allKinds.every(({ seenBy }) => isAtLeast(role, seenBy))) return undefined
  const tables = allKinds.filter(({ seenBy }) => isAtLeast(role, seenBy)).map(({ table }) => table)
  return inArray(auditLog.subject, tables)
}

/** A page of the log, the newest change first, each with all its rows that match the filter. */
export async function listChanges({
  role,
  subject,
  username,
  limit,
  offset,
}: ChangeFilter): Promise<{ total: number; usernames: string[]; changes: Change[] }> {
  const where = and(
    visibleTo(role),
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    username === undefined ? undefined : eq(auditLog.username, username),
  )
  const page = db
    .select({ change: auditLog.change, last: max(auditLog.id).as('last') })
    .from(auditLog)
    .where(where)
    .groupBy(auditLog.change)
    .orderBy(desc(max(auditLog.at)), desc(max(auditLog.id)))
    .limit(limit)
    .offset(offset)
    .as('page')
  const [[counted], names, rows] = await Promise.all([
    db
      .select({ total: countDistinct(auditLog.change) })
      .from(auditLog)
      .where(where),
    db
      .selectDistinct({ username: auditLog.username })
      .from(auditLog)
      .where(visibleTo(role))
      .orderBy(auditLog.username),
    db
      .select(getTableColumns(auditLog))
      .from(auditLog)
      .innerJoin(page, eq(auditLog.change, page.change))
      .where(where)
      .orderBy(desc(auditLog.at), desc(page.last), desc(auditLog.id)),
  ])
  return {
    total: counted?.total ?? 0,
    usernames: names.map(({ username }) => username),
    changes: rows.map(asChange),
  }
}

function asChange({ adminId, at, undoneAt, subject, ...entry }: Entry): Change {
  return {
    ...entry,
    // Only tables of kinds have the logging trigger: see kinds.test.ts.
    subject: subject as ChangeSubject,
    at: at.toISOString(),
    isUndone: undoneAt !== null,
  }
}

/** The deletes since a date that can still be undone, the newest first. */
export async function listDeleted(since: Date, role: Role): Promise<Deleted[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        visibleTo(role),
        eq(auditLog.action, 'delete'),
        gt(auditLog.at, since),
        isNull(auditLog.undoneAt),
        isNotNull(auditLog.before),
        inArray(auditLog.subject, [...undoable]),
      ),
    )
    .orderBy(desc(auditLog.at), asc(auditLog.id))

  return [...Map.groupBy(rows.map(asChange), ({ change }) => change).values()].flatMap((group) => {
    const [first] = group
    const items = group
      .filter(({ subject }) => !kindOfTable(subject)?.owner)
      .map(({ subject, subjectId, before }) => ({
        subject,
        id: subjectId ?? 0,
        name: rowName(subject, before),
      }))
    if (!first || items.length === 0) return []
    const { change, at, username } = first
    return [{ change, at, username, items }]
  })
}

/** Erases visitors' messages from the log once the change can no longer be undone. */
export async function forgetContactChanges(before: Date): Promise<void> {
  await db
    .update(auditLog)
    .set({ before: null, after: null })
    .where(
      and(
        eq(auditLog.subject, 'contact_requests'),
        lt(auditLog.at, before),
        or(isNotNull(auditLog.before), isNotNull(auditLog.after)),
      ),
    )
}

/**
 * Undoes a whole change, as a change of its own. Refused if any of its rows changed since, or if it
 * was undone before.
 */
export async function undoChange(
  editor: Editor & { role: Role },
  change: string,
): Promise<Result<{ change: string }, 'missing' | 'unallowed' | 'stale' | Clash>> {
  return edit(editor, async (tx, undo) => {
    const entries = await tx
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.change, change), isNull(auditLog.undoneAt)))
      .orderBy(asc(auditLog.id))
      .for('update')
    if (entries.length === 0 || !entries.every(isUndoable)) return refused('missing')
    const may = ({ subject }: Entry) =>
      isAtLeast(editor.role, kindOfTable(subject)?.changedBy ?? 'manager')
    if (!entries.every(may)) return refused('unallowed')

    // Children are logged after their parent: delete them before it, restore them after it.
    const added = entries.filter(({ action }) => action === 'create').toReversed()
    for (const entry of [...added, ...entries.filter(({ action }) => action !== 'create')]) {
      if (!(await takeBack(tx, entry))) return refused('stale')
    }
    await tx.update(auditLog).set({ undoneAt: new Date() }).where(eq(auditLog.change, change))
    return ok({ change: undo })
  })
}

function isUndoable({ subject, action, before }: Entry): boolean {
  return undoable.has(subject) && (action === 'create' || before !== null)
}

function takeBack(tx: Database, entry: Entry): Promise<boolean> {
  if (entry.action === 'create') return removeAgain(tx, entry)
  return entry.action === 'delete' ? bringBack(tx, entry) : changeBack(tx, entry)
}

function removeAgain(tx: Database, { subject, subjectId, after }: Entry): Promise<boolean> {
  const table = sql.identifier(subject)
  return finds(
    tx,
    sql`delete from ${table} where id = ${subjectId} and ${isUnchanged(after)} returning id`,
  )
}

function bringBack(tx: Database, { subject, before }: Entry): Promise<boolean> {
  const table = sql.identifier(subject)
  return finds(
    tx,
    sql`insert into ${table} overriding system value
      select * from ${rowOf(table, before)} returning id`,
  )
}

async function changeBack(tx: Database, entry: Entry): Promise<boolean> {
  const { subject, subjectId, before, after } = entry
  const table = sql.identifier(subject)
  const columns = Object.keys(before ?? {})
    .filter((column) => !ownColumns.has(column))
    .map((column) => sql.identifier(column))
  const list = (of: SQL) =>
    sql.join(
      columns.map((column) => sql`${of}.${column}`),
      sql`, `,
    )

  const isBack = await finds(
    tx,
    sql`update ${table} now set (${sql.join(columns, sql`, `)}) = row(${list(sql`earlier`)})
      from ${rowOf(table, before)} earlier
      where now.id = ${subjectId} and now.${isUnchanged(after)} returning now.id`,
  )
  if (isBack) return true
  // Already restored by its parent's cascade.
  return finds(
    tx,
    sql`select now.id from ${table} now, ${rowOf(table, before)} earlier where now.id = ${subjectId}
      and row(${list(sql`now`)}) is not distinct from row(${list(sql`earlier`)})`,
  )
}

const rowOf = (table: SQLChunk, row: Entry['before']) =>
  sql`jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)`

/** A row without a version belongs to a row that has one. */
const isUnchanged = (after: Entry['after']) =>
  after?.version === undefined ? sql`id is not null` : sql`version = ${Number(after.version)}`

async function finds(tx: Database, statement: SQL): Promise<boolean> {
  const { rows } = (await tx.execute(statement)) as unknown as { rows: unknown[] }
  return rows.length > 0
}
