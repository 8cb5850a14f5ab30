import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  type Counts,
  type ListState,
  type PageOf,
  pageSize,
  pagesOf,
} from '#domain/admin/list-view.ts'
import { withoutMarks } from '#domain/text/text.ts'
import { db } from './client.ts'
import { plainly } from './plain-text.ts'

/** A filter by one value, which a row has or not. `values` has them all, for the numbers, if they are counted. */
export type FilterSource = {
  matches: (value: string) => SQL | Promise<SQL>
  values?: SQLWrapper
}

/** What a list is sorted by, which may depend on what is asked. */
type SortSource = SQLWrapper | ((query: ListQuery) => Promise<SQL>)

type Source = PgTable | SQL

/** How the rows of a list are found: see `ListRules` in domain/admin/list-view.ts. */
export type ListSource = {
  from: Source
  id: PgColumn
  searchIn: SQLWrapper[]
  /** Whether a row is found by what stands in another table. */
  orFoundBy?: (wanted: string) => SQL
  filters?: Record<string, FilterSource>
  sortBy?: Record<string, SortSource>
  /** The sorts by what every row has: an index in one direction serves both. */
  filled?: string[]
  /** The order without a sort, and among rows that sort alike. */
  inOrder: SQL[]
  /** The numbers of all rows. Without it they are counted each time. */
  numbers?: () => Promise<ListNumbers>
}

/** Whatever is searched or chosen. */
export type ListNumbers = { total: number; counts: Counts }

export type ListQuery = ListState & {
  size?: number
  /** What else a row must be, where another room knows how to find it. */
  also?: SQL
}

/** The part of a query that is the same for every kind: `select … where … order by …`. */
export type PageClauses = { where: SQL; orderBy: SQL[] }

/**
 * Reads one page of a list, with the numbers for its pager and its filters. First come the ids, which
 * are often in an index, then only the rows of the page.
 */
export async function readPage<Row>(
  source: ListSource,
  query: ListQuery,
  select: (clauses: PageClauses) => Promise<Row[]>,
): Promise<PageOf<Row>> {
  const { size = pageSize } = query
  const { total, counts } = await (source.numbers ?? (() => countAll(source)))()
  const where = await conditionOf(source, query)
  const orderBy = await orderOf(source, query)

  let page = Math.min(query.page, pagesOf(total, size))
  let { ids, found = total } = await findIds(source, { where, orderBy, size, page })
  if (ids.length === 0 && page > 1) {
    found = await countRows(source.from, where)
    page = Math.min(page, pagesOf(found, size))
    ids = (await findIds(source, { where, orderBy, size, page })).ids
  }
  const isOnPage = sql`${source.id} = any(${sql.param(ids)}::int[])`
  const rows = ids.length === 0 ? [] : await select({ where: isOnPage, orderBy })
  return { rows, page, size, found, total, counts }
}

/** A column whose value is the filter's own. */
export const valueIn = (values: SQLWrapper): FilterSource => ({
  values,
  matches: (value) => sql`${values} = ${value}`,
})

/** Sorts by the label of a value. */
export const labelOf = (column: SQLWrapper, labels: Record<string, string>) => {
  const cases = Object.entries(labels).map(([value, label]) => sql`when ${value} then ${label}`)
  return sql`case ${column} ${sql.join(cases, sql` `)} end collate "C"`
}

/** Whether a text contains what is searched. */
export const contains = (text: SQLWrapper, wanted: string) =>
  sql`strpos(${plainly(text)}, ${wanted}) > 0`

/** What is searched, as `contains` compares it. */
export const wantedIn = (q: string) => withoutMarks(q.trim()).toLowerCase()

/** What is searched and chosen. */
export async function conditionOf(
  source: ListSource,
  query: Pick<ListQuery, 'q' | 'filters' | 'also'>,
): Promise<SQL | undefined> {
  const { searchIn, orFoundBy, filters = {} } = source
  const wanted = wantedIn(query.q)
  const places = searchIn.map((text) => contains(text, wanted))
  const isFound = sql.join(orFoundBy ? [...places, orFoundBy(wanted)] : places, sql` or `)
  const chosen = Object.entries(query.filters).flatMap(([name, value]) =>
    value === '' || !filters[name] ? [] : [filters[name].matches(value)],
  )
  return and(
    wanted === '' ? undefined : sql`(${isFound})`,
    query.also,
    ...(await Promise.all(chosen)),
  )
}

async function orderOf(
  { sortBy = {}, filled = [], inOrder }: ListSource,
  query: ListQuery,
): Promise<SQL[]> {
  const { sort, dir } = query
  const source = sort !== null && Object.hasOwn(sortBy, sort) ? sortBy[sort] : undefined
  if (sort === null || !source) return inOrder
  const by = typeof source === 'function' ? await source(query) : source
  if (filled.includes(sort)) return [sql`${by} ${sql.raw(dir)}`, ...inOrder]
  // Rows without a value come last in both directions.
  return [sql`${by} ${sql.raw(dir)} nulls last`, ...inOrder]
}

type IdsQuery = { where: SQL | undefined; orderBy: SQL[]; size: number; page: number }

/** The ids on a page; in a search also the number of all that are found, unless the page has none. */
async function findIds(
  { from, id }: ListSource,
  { where, orderBy, size, page }: IdsQuery,
): Promise<{ ids: number[]; found?: number }> {
  const found = where ? sql<number>`(count(*) over ())::int` : sql<undefined>`null`
  const rows = await db
    .select({ id: sql<number>`${id}`, found })
    .from(from)
    .where(where)
    .orderBy(...orderBy)
    .limit(size)
    .offset((page - 1) * size)
  const ids = rows.map((row) => row.id)
  if (!where) return { ids }
  return { ids, found: rows[0]?.found ?? 0 }
}

/** Counts all rows, and those with each value of each filter. */
export async function countAll({ from, filters = {} }: ListSource): Promise<ListNumbers> {
  const total = await countRows(from, undefined)
  return { total, counts: await countValues(from, filters) }
}

async function countRows(from: Source, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ rows: sql<number>`count(*)::int` }).from(from).where(where)
  return counted?.rows ?? 0
}

async function countValues(from: Source, filters: Record<string, FilterSource>) {
  const counts: Counts = {}
  for (const [name, { values }] of Object.entries(filters)) {
    if (!values) continue
    const counted = await db
      .select({ value: sql<string | null>`${values}`, count: sql<number>`count(*)::int` })
      .from(from)
      .groupBy(sql`1`)
    counts[name] = Object.fromEntries(counted.map(({ value, count }) => [value ?? '', count]))
  }
  return counts
}
