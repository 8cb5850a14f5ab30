import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { BasedOn } from '#domain/changes/editable.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { type AddedBefore, addOnce, type Repeatable } from './adding.ts'
import { type Database, db } from './client.ts'
import { perContentVersion } from './content-version.ts'
import { type Clash, type Editor, edit, isStale } from './editing.ts'
import { countAll, type ListQuery, type ListSource, readPage } from './list-page.ts'

type EditedTable = PgTable & { id: PgColumn; position?: PgColumn }
type OrderedTable = PgTable & { id: PgColumn; position: PgColumn }
type Listed = { id: number; version: number }

export type NotThere<Row> = 'missing' | { stale: Row }
export type RowRef = { id: number; version?: number }

/** The new order, and the order that it was based on. */
export type Order = { ids: number[]; was?: number[] }

/** The same for a table whose rows the admin can reorder: a new row comes last. */
export function orderedRows<Row extends Listed, Input extends BasedOn>(
  table: OrderedTable,
  columns: SelectedFields,
  toRow: ToRow<Row, Input>,
  listed: Omit<Listing, 'inOrder'>,
) {
  const inOrder = [asc(table.position), asc(table.id)]
  return {
    ...editableRows<Row, Input>(table, columns, toRow, { ...listed, inOrder }),
    reorder: (editor: Editor, order: Order) => reorder(editor, table, order),
  }
}

type Listing = Omit<ListSource, 'from' | 'id' | 'numbers'> & {
  /** Whether each write of what is counted raises the content version, so that the numbers are cached. */
  isContent?: boolean
}

type ToRow<Row, Input> = (input: Input, former?: Row) => Record<string, unknown>

/**
 * The edits of a table that involve no other table: parkings, questions.
 *
 * @param columns the columns of an admin's row
 * @param toRow converts input to table values; `former` supplies the values that the input omits
 * @param listed how its list is searched, filtered and sorted
 */
export function editableRows<Row extends Listed, Input extends BasedOn>(
  table: EditedTable,
  columns: SelectedFields,
  toRow: ToRow<Row, Input>,
  listed: Listing,
) {
  const { inOrder } = listed
  const source = sourceOf(table, listed)
  const lastPosition = sql`(select coalesce(max(position), 0) from ${table})`
  // A statement does not see what it inserts, so the last position is the same for each row.
  const placed = (at: number) => (table.position ? { position: sql`${lastPosition} + ${at}` } : {})

  // Drizzle infers a row from its table; for a generic table, `columns` defines the row.
  const asRows = (rows: Record<string, unknown>[]) => rows.map(withMoments) as unknown as Row[]

  const find = async (id: number, tx: Database = db): Promise<Row | undefined> => {
    const [row] = asRows(await tx.select(columns).from(table).where(eq(table.id, id)))
    return row
  }

  /** Locks the row until the end of the transaction. */
  async function hold(tx: Database, { id, version }: RowRef): Promise<Result<Row, NotThere<Row>>> {
    await tx.execute(sql`select 1 from ${table} where ${table.id} = ${id} for update`)
    const row = await find(id, tx)
    if (!row) return refused('missing')
    return isStale(row, version) ? refused({ stale: row }) : ok(row)
  }

  /** Locks several rows at once: all of them, or none. */
  async function holdAll(tx: Database, refs: RowRef[]): Promise<Result<Row[], NotThere<Row>>> {
    const ids = sql.param(refs.map(({ id }) => id))
    const found = await tx
      .select(columns)
      .from(table)
      .where(sql`${table.id} = any(${ids}::int[])`)
      .orderBy(asc(table.id))
      .for('update')
    const rows = asRows(found)
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const { id, version } of refs) {
      const row = byId.get(id)
      if (!row) return refused('missing')
      if (isStale(row, version)) return refused({ stale: row })
    }
    return ok(rows)
  }

  async function insert(tx: Database, input: Input): Promise<Row> {
    const [added] = await tx
      .insert(table)
      .values({ ...toRow(input), ...placed(1) })
      .returning({ id: table.id })
    const row = await find(Number(added?.id), tx)
    if (!row) throw new Error('a row that was inserted is there')
    return row
  }

  async function write(tx: Database, former: Row, input: Input): Promise<Row> {
    const { id } = former
    await tx.update(table).set(toRow(input, former)).where(eq(table.id, id))
    const row = await find(id, tx)
    if (!row) throw new Error('a row that is held is there')
    return row
  }

  /** Inserts many rows, at the end of the order and in this order. */
  async function insertAll(tx: Database, inputs: Input[]): Promise<void> {
    for (const some of batches(inputs)) {
      const rows = some.map((input, at) => ({ ...toRow(input), ...placed(at + 1) }))
      await tx.insert(table).values(rows)
    }
  }

  /** Writes many rows that are held. */
  async function writeAll(tx: Database, writes: { former: Row; input: Input }[]): Promise<void> {
    const rows = writes.map(({ former, input }) => ({ ...toRow(input, former), id: former.id }))
    await updateRows(tx, table, rows)
  }

  return {
    filters: Object.keys(listed.filters ?? {}),
    sorts: Object.keys(listed.sortBy ?? {}),
    page: (query: ListQuery) =>
      readPage<Row>(source, query, async ({ where, orderBy }) =>
        asRows(
          await db
            .select(columns)
            .from(table)
            .where(where)
            .orderBy(...orderBy),
        ),
      ),
    list: async () =>
      asRows(
        await db
          .select(columns)
          .from(table)
          .orderBy(...inOrder),
      ),
    find,
    hold,
    holdAll,
    insert,
    write,
    insertAll,
    writeAll,

    add: (
      editor: Editor,
      input: Input,
      repeatable?: Repeatable,
    ): Promise<Result<Row, Clash | AddedBefore>> =>
      addOnce(editor, table, repeatable, async (tx) => ok(await insert(tx, input))),

    update: (
      editor: Editor,
      id: number,
      input: Input,
    ): Promise<Result<Row, NotThere<Row> | Clash>> =>
      edit(editor, async (tx) => {
        const held = await hold(tx, { id, version: input.version })
        return held.ok ? ok(await write(tx, held.value, input)) : held
      }),

    /** Deletes all rows or none. */
    remove: (
      editor: Editor,
      rows: RowRef[],
    ): Promise<Result<{ change: string }, NotThere<Row> | Clash>> =>
      edit(editor, async (tx, change) => {
        const held = await holdAll(tx, rows)
        if (!held.ok) return held
        const ids = sql.param(rows.map(({ id }) => id))
        await tx.delete(table).where(sql`${table.id} = any(${ids}::int[])`)
        return ok({ change })
      }),
  }
}

function sourceOf(table: EditedTable, { isContent, ...listed }: Listing): ListSource {
  const source = { ...listed, from: table, id: table.id }
  return isContent ? { ...source, numbers: perContentVersion(() => countAll(source)) } : source
}

/** A statement has room for 65,535 values. */
const maxBatchRows = 500

export function batches<Item>(items: Item[], size = maxBatchRows): Item[][] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, n) => n * size)
  return starts.map((from) => items.slice(from, from + size))
}

/** Inserts many rows, which all have the same columns, in this order. Many times faster than a parameter for each value. */
export async function insertRows(
  tx: Database,
  table: PgTable,
  rows: Record<string, unknown>[],
): Promise<void> {
  for (const some of batches(rows)) {
    const values = valuesOf(table, some)
    const names = Object.keys(values).map((name) => sql.identifier(toSnakeCase(name)))
    await tx.execute(sql`insert into ${table} (${sql.join(names, sql`, `)})
      select ${sql.join(Object.values(values), sql`, `)}
      from jsonb_array_elements(${JSON.stringify(some)}::jsonb) with ordinality as written(fields, place)
      order by place`)
  }
}

/** Writes these columns of many rows, which all have the same ones. */
export async function updateRows(
  tx: Database,
  table: PgTable & { id: PgColumn },
  rows: ({ id: number } & Record<string, unknown>)[],
): Promise<void> {
  for (const some of batches(rows)) {
    await tx
      .update(table)
      .set(valuesOf(table, some))
      .from(sql`jsonb_array_elements(${JSON.stringify(some)}::jsonb) as written(fields)`)
      .where(sql`${table.id} = (fields ->> 'id')::int`)
  }
}

/** For each column that the rows have, its value in the JSON of `fields`. */
function valuesOf(table: PgTable, rows: Record<string, unknown>[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name]) => name !== 'id' && name in (rows[0] ?? {}),
  )
  return Object.fromEntries(
    columns.map(([name, column]) => [
      name,
      sql`(fields ->> ${name}::text)::${sql.raw(column.getSQLType())}`,
    ]),
  )
}

/** Reorders these rows among the positions that they occupy. Other rows keep their position. */
export async function reorder(
  editor: Editor,
  table: OrderedTable,
  { ids, was }: Order,
): Promise<Result<{ change: string }, 'missing' | 'reordered' | Clash>> {
  return edit(editor, async (tx, change) => {
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .orderBy(asc(table.position), asc(table.id))
      .for('update')
    const all = rows.map(({ id }) => Number(id))
    const moved = new Set(ids)
    const known = all.filter((id) => moved.has(id))
    if (known.length !== ids.length) return refused('missing')
    if (was && was.join() !== known.join()) return refused('reordered')

    const next = ids.values()
    const order = all.map((id) => (moved.has(id) ? next.next().value : id))
    await tx.execute(sql`update ${table} set position = place - 1
      from unnest(${sql.param(order)}::int[]) with ordinality as placed (moved, place)
      where id = moved and position <> place - 1`)
    return ok({ change })
  })
}

function withMoments(row: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  )
}
