import { and, asc, eq, inArray, isNull, type SQL, type SQLChunk, sql } from 'drizzle-orm'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import {
  isEvent,
  type NamedRow,
  rowName,
  type Undone,
  type UndoRefusal,
} from '#domain/changes/change.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { allKinds, type KindTable, kindOfTable, kinds } from '#domain/kinds.ts'
import type { Database } from '#server/db/client.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { pricesAre } from '#server/db/parkings/price-writes.ts'
import { auditLog } from '#server/db/schema.ts'
import { keepDrafts } from './kept-drafts.ts'

type Entry = typeof auditLog.$inferSelect

/** The tables whose changes can be undone. */
export const undoable = new Set<string>(
  allKinds.filter(({ log }) => log.undo !== 'never').map(({ table }) => table),
)

/** The columns that the database maintains itself. */
const ownColumns = new Set(['id', 'version', 'created_at', 'updated_at'])

/**
 * Undoes a whole change, as a change of its own. Rows that changed since are in the way: then it is
 * refused, or only the others are undone. A part that was undone before is left out.
 */
export async function undoChange(
  editor: Editor & { role: Role },
  change: string,
  { onlyOthers = false } = {},
): Promise<Result<Undone, 'missing' | 'unallowed' | UndoRefusal | Clash>> {
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

    await pricesAre(tx, 'restored')
    const recordOf = recordsIn(entries)
    const done = new Set<Entry>()
    const lost = new Set<string>()
    for (const run of runsOf(inOrder(entries))) {
      // One part of a record without the others would be half a record.
      const due = run.filter((entry) => !lost.has(recordOf(entry)))
      for (const entry of await takeBack(tx, due)) done.add(entry)
      for (const entry of run) if (!done.has(entry)) lost.add(recordOf(entry))
    }

    const left = entries.filter((entry) => !done.has(entry))
    const whole = left.filter((entry) => recordOf(entry) === keyOf(entry))
    const records = new Set([...done].map(recordOf))
    const refusal: UndoRefusal = {
      inTheWay: (whole.length > 0 ? whole : left).map(namedRow),
      others: [...lost].some((record) => records.has(record)) ? 0 : records.size,
      isTaken: left.every(({ action }) => action === 'delete'),
    }
    if (left.length > 0 && !(onlyOthers && refusal.others > 0)) return refused(refusal)

    await keepDrafts(tx, editor, done)
    // The moment of the transaction, as the entries of the undo have it: by it the log knows an undo.
    const ids = [...done].map(({ id }) => id)
    await tx.update(auditLog).set({ undoneAt: sql`now()` }).where(inArray(auditLog.id, ids))
    return ok({ change: undo, inTheWay: refusal.inTheWay })
  })
}

const ranks = new Map<string, number>(allKinds.map(({ table }, rank) => [table, rank]))

/** Removes what belongs to a record before the record itself, and brings it back after it. */
function inOrder(entries: Entry[]): Entry[] {
  const isAdded = ({ action }: Entry) => action === 'create'
  const rankOf = ({ subject }: Entry) => ranks.get(subject) ?? 0
  const others = entries.filter((entry) => !isAdded(entry))
  return [
    ...entries.filter(isAdded).toReversed(),
    ...others.toSorted((one, other) => rankOf(one) - rankOf(other)),
  ]
}

/**
 * Tells which record an entry is of. What belongs to a record, as a tariff to its parking, is part of it
 * if that changed too.
 */
function recordsIn(entries: Entry[]): (entry: Entry) => string {
  const changed = new Set(entries.map(keyOf))
  return (entry) => {
    const { owner } = kindOfTable(entry.subject) ?? {}
    const ownerKey =
      owner && `${kinds[owner].table} ${(entry.after ?? entry.before)?.[`${owner}_id`]}`
    return ownerKey && changed.has(ownerKey) ? ownerKey : keyOf(entry)
  }
}

const keyOf = ({ subject, subjectId }: Entry) => `${subject} ${subjectId}`

function namedRow({ subject, subjectId, before, after }: Entry): NamedRow {
  // Only tables of kinds have the logging trigger: see kinds.test.ts.
  const table = subject as KindTable
  return { subject: table, id: subjectId ?? 0, name: rowName(table, after ?? before) }
}

function isUndoable({ subject, action, before }: Entry): boolean {
  if (isEvent(action)) return false
  if (kindOfTable(subject)?.log.undo === 'deletion' && action !== 'delete') return false
  return undoable.has(subject) && (action === 'create' || before !== null)
}

/** Entries in a row that one statement can undo: of one table, action and set of columns. */
type Run = [Entry, ...Entry[]]

function runsOf(entries: Entry[]): Run[] {
  const runs: Run[] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    if (run && likeness(run[0]) === likeness(entry)) run.push(entry)
    else runs.push([entry])
  }
  return runs
}

const likeness = ({ action, subject, before, after }: Entry) =>
  [action, subject, hasVersion(after), ...Object.keys(before ?? {})].join()

/** Undoes entries of one run, and returns those that it could. */
async function takeBack(tx: Database, entries: Entry[]): Promise<Entry[]> {
  const [first, ...others] = entries
  if (!first) return []
  const { action } = first
  const undo = action === 'create' ? removeAgain : action === 'delete' ? bringBack : changeBack
  const ids = new Set(await undo(tx, [first, ...others]))
  return entries.filter(({ subjectId }) => ids.has(subjectId ?? 0))
}

async function removeAgain(tx: Database, run: Run): Promise<number[]> {
  const table = tableOf(run)
  await tx.execute(sql`delete from ${table} now using audit_log entry, ${rowOf(run, 'later')}
    where ${isOf(run)} and now.id = entry.subject_id and ${isUnchanged(run)}`)
  const still = new Set(
    await idsFrom(tx, sql`select id from ${table} where ${inArray(sql`id`, subjectIds(run))}`),
  )
  return subjectIds(run).filter((id) => !still.has(id))
}

/** A row stays deleted if its code or slug is in use by now. */
function bringBack(tx: Database, run: Run): Promise<number[]> {
  const columns = sql.join(columnsOf(run), sql`, `)
  return idsFrom(
    tx,
    sql`insert into ${tableOf(run)} (${columns}) overriding system value
      select ${listOf(run, 'earlier')} from audit_log entry, ${rowOf(run, 'earlier')}
      where ${isOf(run)} order by entry.id on conflict do nothing returning id`,
  )
}

async function changeBack(tx: Database, run: Run): Promise<number[]> {
  const table = tableOf(run)
  const columns = editedColumnsOf(run[0].before)
  const changed = await idsFrom(
    tx,
    sql`update ${table} now set (${sql.join(columns, sql`, `)}) = row(${listOf(run, 'earlier', columns)})
      from audit_log entry, ${rowOf(run, 'earlier')}, ${rowOf(run, 'later')}
      where ${isOf(run)} and now.id = entry.subject_id and ${isUnchanged(run)} returning now.id`,
  )
  if (changed.length === run.length) return changed
  // Already restored by its parent's cascade.
  const restored = await idsFrom(
    tx,
    sql`select now.id from ${table} now, audit_log entry, ${rowOf(run, 'earlier')}
      where ${isOf(run)} and now.id = entry.subject_id
      and row(${listOf(run, 'now', columns)}) is not distinct from row(${listOf(run, 'earlier', columns)})`,
  )
  return [...changed, ...restored]
}

const tableOf = ([{ subject }]: Run) => sql.identifier(subject)

const subjectIds = (run: Run) => run.map(({ subjectId }) => subjectId ?? 0)

const isOf = (run: Run) =>
  inArray(
    sql`entry.id`,
    run.map(({ id }) => id),
  )

/** The columns that the rows had then: a column that was added since keeps its value. */
const columnsOf = ([{ before }]: Run) =>
  Object.keys(before ?? {}).map((column) => sql.identifier(column))

const editedColumnsOf = (row: Entry['before']) =>
  Object.keys(row ?? {})
    .filter((column) => !ownColumns.has(column))
    .map((column) => sql.identifier(column))

const listOf = (run: Run, row: 'now' | Version, columns: SQLChunk[] = columnsOf(run)): SQL =>
  sql.join(
    columns.map((column) => sql`${sql.identifier(row)}.${column}`),
    sql`, `,
  )

/** What the log holds of a row: before the change, and after it. */
type Version = 'earlier' | 'later'

const rowOf = (run: Run, version: Version) => {
  const logged = sql.identifier(version === 'earlier' ? 'before' : 'after')
  return sql`jsonb_populate_record(null::${tableOf(run)}, entry.${logged}) ${sql.identifier(version)}`
}

const hasVersion = (after: Entry['after']) => after?.version !== undefined

/** Whether a row is as the change left it, also if it changed since and was changed back. */
function isUnchanged(run: Run): SQL {
  const [{ after }] = run
  const columns = editedColumnsOf(after)
  const isSame = sql`row(${listOf(run, 'now', columns)}) is not distinct from row(${listOf(run, 'later', columns)})`
  return hasVersion(after) ? sql`(now.version = later.version or ${isSame})` : isSame
}

async function idsFrom(tx: Database, statement: SQL): Promise<number[]> {
  const { rows } = (await tx.execute(statement)) as unknown as { rows: { id: number }[] }
  return rows.map(({ id }) => Number(id))
}
