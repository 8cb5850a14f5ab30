import { and, asc, inArray, isNull, or, type SQL, type SQLChunk, sql } from 'drizzle-orm'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import {
  isEvent,
  type NamedRow,
  rowName,
  type Undone,
  type UndoRefusal,
} from '#domain/changes/change.ts'
import type { PaidWith } from '#domain/earnings/conversion/paid-with.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { allKinds, type KindTable, kindOfTable, kinds } from '#domain/kinds.ts'
import type { Settings } from '#domain/settings/setting.ts'
import type { Database } from '#server/db/client.ts'
import { findPaidWith } from '#server/db/earnings/conversion/paid-with.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { pricesAre } from '#server/db/parkings/price-writes.ts'
import { auditLog } from '#server/db/schema.ts'
import { findSettingsWithVersion } from '#server/db/settings.ts'
import { keepDrafts } from './kept-drafts.ts'
import { hasVersion, keyOf, type Run, stepsOf } from './undo-order.ts'

type Entry = typeof auditLog.$inferSelect

/** The tables whose changes can be undone. */
export const undoable = new Set<string>(
  allKinds.filter(({ log }) => log.undo !== 'never').map(({ table }) => table),
)

/** The columns that the database maintains itself. */
const ownColumns = new Set(['id', 'version', 'created_at', 'updated_at'])

/** Undoes a whole change, as a change of its own: see `undoChanges`. */
export const undoChange = (
  editor: Editor & { role: Role },
  change: string,
  options?: UndoOptions,
) => undoChanges(editor, [change], options)

/** `keepsOut`: the settings of then would keep out the editor. `paidWith`: what stands in a payout that came after. */
type NotUndone =
  | 'missing'
  | 'unallowed'
  | { keepsOut: string }
  | { paidWith: PaidWith }
  | UndoRefusal
  | Clash

type UndoOptions = {
  onlyOthers?: boolean
  /** Why settings that come back would keep out the editor. */
  whyKeptOut?: (settings: Settings) => string | undefined
}

/**
 * Undoes whole changes together, the newest first, as one change. Rows that changed since are in the way: then
 * it is refused, or only the others are undone. A part that was undone before is left out.
 */
export async function undoChanges(
  editor: Editor & { role: Role },
  changes: string[],
  options: UndoOptions = {},
): Promise<Result<Undone, NotUndone>> {
  const lost = new Set<string>()
  for (;;) {
    try {
      return await attempt(editor, changes, options, lost)
    } catch (error) {
      if (!(error instanceof HalfDone)) throw error
      for (const record of error.records) lost.add(record)
    }
  }
}

/**
 * Thrown to roll back an attempt in which a part of a record was in the way after another was undone: one part
 * without the others would be half a record. No savepoint: rows would get a version of it.
 */
class HalfDone {
  readonly records: Set<string>
  constructor(records: Set<string>) {
    this.records = records
  }
}

/** @param lost the records that are in the way, as far as they are known */
async function attempt(
  editor: Editor & { role: Role },
  changes: string[],
  { onlyOthers = false, whyKeptOut = () => undefined }: UndoOptions,
  lost: Set<string>,
): Promise<Result<Undone, NotUndone>> {
  return edit(editor, async (tx, undo) => {
    const isOfThese = inArray(auditLog.change, changes)
    // What one of these undid is there again once that is undone.
    const undoneHere = tx.select({ at: auditLog.at }).from(auditLog).where(isOfThese)
    const entries = await tx
      .select()
      .from(auditLog)
      .where(and(isOfThese, or(isNull(auditLog.undoneAt), inArray(auditLog.undoneAt, undoneHere))))
      .orderBy(asc(auditLog.id))
      .for('update')
    if (entries.length === 0 || !entries.every(isUndoable)) return refused('missing')
    const may = ({ subject }: Entry) =>
      isAtLeast(editor.role, kindOfTable(subject)?.changedBy ?? 'manager')
    if (!entries.every(may)) return refused('unallowed')

    const paidWith = await findPaidWith(tx, entries)
    if (paidWith) return refused({ paidWith })

    await pricesAre(tx, 'restored')
    const recordOf = recordsIn(entries)
    const done = new Set<Entry>()
    const inTheWay = new Set(lost)
    for (const run of stepsOf(entries)) {
      const due = run.filter((entry) => !inTheWay.has(recordOf(entry)))
      for (const entry of await takeBack(tx, due)) done.add(entry)
      for (const entry of run) if (!done.has(entry)) inTheWay.add(recordOf(entry))
    }
    if ([...done].some((entry) => inTheWay.has(recordOf(entry)))) throw new HalfDone(inTheWay)

    const left = entries.filter((entry) => !done.has(entry))
    // What a payout covers is paid with it, or not at all.
    const isWhole = entries.some(({ subject }) => subject === kinds.payout.table)
    const whole = left.filter((entry) => recordOf(entry) === keyOf(entry))
    const refusal: UndoRefusal = {
      inTheWay: firstOfEach(whole.length > 0 ? whole : left).map(namedRow),
      others: isWhole ? 0 : new Set([...done].map(recordOf)).size,
      isTaken: left.every(({ action }) => action === 'delete'),
    }
    if (left.length > 0 && !(onlyOthers && refusal.others > 0)) return refused(refusal)

    if ([...done].some(({ subject }) => subject === 'settings')) {
      const keepsOut = whyKeptOut((await findSettingsWithVersion(tx)).values)
      if (keepsOut) return refused({ keepsOut })
    }
    await keepDrafts(tx, editor, done)
    // The moment of the transaction, as the entries of the undo have it: by it the log knows an undo.
    const ids = [...done].map(({ id }) => id)
    await tx
      .update(auditLog)
      .set({ undoneAt: sql`now()` })
      .where(and(inArray(auditLog.id, ids), isNull(auditLog.undoneAt)))
    return ok({ change: undo, inTheWay: refusal.inTheWay })
  })
}

/** Each record once. */
const firstOfEach = (entries: Entry[]) => [
  ...new Map(entries.map((entry) => [keyOf(entry), entry])).values(),
]

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
