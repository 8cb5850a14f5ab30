import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  type Counts,
  type ListState,
  type PageOf,
  pageSize,
  pagesOf,
} from '#domain/admin/list-view.ts'
import { withoutMarks } from '#domain/text/text.ts'
import { db } from './client.ts'

/** A filter by one value, which a row has or not. `values` has them all, for the numbers. */
type FilterSource = { matches: (value: string) => SQL; values: SQLWrapper }

type Source = PgTable | SQL

/** How the rows of a list are found: see `ListRules` in domain/admin/list-view.ts. */
export type ListSource = {
  from: Source
  searchIn: SQLWrapper[]
  filters?: Record<string, FilterSource>
  sortBy?: Record<string, SQLWrapper>
  /** The order without a sort, and among rows that sort alike. */
  inOrder: SQL[]
}

export type ListQuery = ListState & { size?: number }

/** The part of a query that is the same for every kind: `select … where … order by … limit …`. */
export type PageClauses = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number }

/** Reads one page of a list, with the numbers for its pager and its filters. */
export async function readPage<Row>(
  source: ListSource,
  query: ListQuery,
  select: (clauses: PageClauses) => Promise<Row[]>,
): Promise<PageOf<Row>> {
  const { from, filters = {} } = source
  const { size = pageSize } = query
  const where = conditionOf(source, query)
  const { total, found } = await countRows(from, where)
  const page = Math.min(query.page, pagesOf(found, size))
  const orderBy = orderOf(source, query)
  const rows = await select({ where, orderBy, limit: size, offset: (page - 1) * size })
  return { rows, page, size, found, total, counts: await countValues(from, filters) }
}

/** A column whose value is the filter's own. */
export const valueIn = (values: SQLWrapper): FilterSource => ({
  values,
  matches: (value) => sql`${values} = ${value}`,
})

/**
 * Without capitals and accents, so that 'dusseldorf' finds Düsseldorf. No extension is needed. Text
 * without any special letter, which is most of it, takes the short way.
 */
export const plainly = (text: SQLWrapper) =>
  sql`case when octet_length(${text}) = length(${text}) then lower(${text}) else lower(regexp_replace(
    normalize(replace(${text}, 'ß', 'ss'), NFD), '[\\u0300-\\u036f]', '', 'g')) end`

/**
 * A key that sorts names as people do: regardless of capitals and accents, and numbers by value.
 * Each number is padded to ten digits, as not every engine has a numeric collation.
 */
export const naturally = (text: SQLWrapper) =>
  sql`regexp_replace(regexp_replace(${plainly(text)}, '(\\d+)', '0000000000\\1', 'g'), '\\d*(\\d{10})', '\\1', 'g') collate "C"`

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

function conditionOf({ searchIn, filters = {} }: ListSource, query: ListQuery): SQL | undefined {
  const wanted = wantedIn(query.q)
  const isFound = sql.join(
    searchIn.map((text) => contains(text, wanted)),
    sql` or `,
  )
  const chosen = Object.entries(query.filters).flatMap(([name, value]) =>
    value === '' || !filters[name] ? [] : [filters[name].matches(value)],
  )
  return and(wanted === '' ? undefined : sql`(${isFound})`, ...chosen)
}

function orderOf({ sortBy = {}, inOrder }: ListSource, { sort, dir }: ListQuery): SQL[] {
  const by = sort !== null && Object.hasOwn(sortBy, sort) ? sortBy[sort] : undefined
  if (!by) return inOrder
  // Rows without a value come last in both directions.
  return [sql`${by} ${sql.raw(dir)} nulls last`, ...inOrder]
}

async function countRows(from: Source, where: SQL | undefined) {
  const total = sql<number>`count(*)::int`
  const found = where ? sql<number>`count(*) filter (where ${where})::int` : total
  const [counted] = await db.select({ total, found }).from(from)
  return counted ?? { total: 0, found: 0 }
}

async function countValues(from: Source, filters: Record<string, FilterSource>) {
  const counts: Counts = {}
  for (const [name, { values }] of Object.entries(filters)) {
    const counted = await db
      .select({ value: sql<string | null>`${values}`, count: sql<number>`count(*)::int` })
      .from(from)
      .groupBy(sql`1`)
    counts[name] = Object.fromEntries(counted.map(({ value, count }) => [value ?? '', count]))
  }
  return counts
}
