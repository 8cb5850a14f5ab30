import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PageOf } from '#domain/admin/list-view.ts'
import type {
  ConversionSummary,
  ListedConversion,
  UnmatchedName,
} from '#domain/earnings/conversion/listed-conversion.ts'
import { db } from '#server/db/client.ts'
import { conversions, payoutLines, payouts, programmes } from '#server/db/earnings/tables.ts'
import {
  conditionOf,
  type ListQuery,
  type ListSource,
  readPage,
  valueIn,
} from '#server/db/list-page.ts'

const newestFirst = [sql`${conversions.stateAt} desc`, sql`${conversions.id} desc`]

const source: ListSource = {
  from: conversions,
  id: conversions.id,
  searchIn: [conversions.number],
  filters: {
    state: valueIn(conversions.state),
    // One that an admin uncoupled has no parking, by hand.
    match: valueIn(sql`case when ${conversions.parkingName} is null then 'none' else 'some' end`),
    programme: valueIn(sql`${conversions.programmeId}::text`),
  },
  inOrder: newestFirst,
}

const paidWith = sql<ListedConversion['payouts']>`(select coalesce(json_agg(json_build_object(
  'id', ${payouts.id}, 'number', ${payouts.number}, 'day', ${payouts.day}, 'amount', ${payoutLines.amount})
  order by ${payouts.day}, ${payouts.id}), '[]') from ${payoutLines}
  join ${payouts} on ${payouts.id} = ${payoutLines.payoutId}
  where ${payoutLines.conversionId} = ${conversions.id})`

const columns = {
  id: conversions.id,
  version: conversions.version,
  number: conversions.number,
  programmeId: conversions.programmeId,
  programmeName: programmes.name,
  network: programmes.network,
  reference: conversions.reference,
  clickAt: conversions.clickAt,
  bookedAt: conversions.bookedAt,
  arrival: conversions.arrival,
  days: conversions.days,
  itemName: conversions.itemName,
  value: conversions.value,
  commission: conversions.commission,
  state: conversions.state,
  stateAt: conversions.stateAt,
  reason: conversions.reason,
  history: conversions.history,
  isSaidPaid: conversions.isSaidPaid,
  matchedBy: conversions.matchedBy,
  parkingId: conversions.parkingId,
  parkingName: conversions.parkingName,
  airportCode: conversions.airportCode,
  listPosition: conversions.listPosition,
  page: conversions.page,
  source: conversions.source,
  isSample: conversions.isSample,
  payouts: paidWith,
}

const selectListed = () =>
  db
    .select(columns)
    .from(conversions)
    .innerJoin(programmes, eq(programmes.id, conversions.programmeId))

type Row = Awaited<ReturnType<typeof selectListed>>[number]

const asListed = (row: Row): ListedConversion => ({
  ...row,
  clickAt: row.clickAt?.toISOString() ?? null,
  bookedAt: row.bookedAt.toISOString(),
  stateAt: row.stateAt.toISOString(),
})

/** A page of conversions, the last change first. */
export const listConversions = (query: ListQuery): Promise<PageOf<ListedConversion>> =>
  readPage(source, query, async ({ where, orderBy }) =>
    (
      await selectListed()
        .where(where)
        .orderBy(...orderBy)
    ).map(asListed),
  )

export const conversionFilters = Object.keys(source.filters ?? {})

export async function findConversion(id: number): Promise<ListedConversion | undefined> {
  const [row] = await selectListed().where(eq(conversions.id, id))
  return row && asListed(row)
}

/** What the page says beside the list: the sums by state, and what is not matched by its name. */
export async function summarizeConversions(): Promise<ConversionSummary> {
  const count = sql<number>`count(*)::int`
  const cents = sql<number>`coalesce(sum(${conversions.commission}), 0)::int`
  const [states, unmatched, known, [first]] = await Promise.all([
    db
      .select({ state: conversions.state, count, cents })
      .from(conversions)
      .groupBy(conversions.state),
    listUnmatched(),
    db
      .select({
        id: programmes.id,
        name: programmes.name,
        network: programmes.network,
        fileColumns: programmes.fileColumns,
      })
      .from(programmes)
      .orderBy(asc(programmes.name)),
    db
      .select({
        at: sql<string | null>`min(coalesce(${conversions.clickAt}, ${conversions.bookedAt}))`,
      })
      .from(conversions),
  ])
  const firstAt = first?.at ? new Date(first.at).toISOString() : null
  return { states, unmatched, programmes: known, firstAt }
}

async function listUnmatched(): Promise<UnmatchedName[]> {
  return db
    .select({
      programmeId: conversions.programmeId,
      programmeName: programmes.name,
      name: conversions.itemName,
      count: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${conversions.commission})::int`,
      firstId: sql<number>`min(${conversions.id})`,
      firstNumber: sql<string>`(array_agg(${conversions.number} order by ${conversions.id}))[1]`,
      firstCents: sql<number>`(array_agg(${conversions.commission} order by ${conversions.id}))[1]`,
    })
    .from(conversions)
    .innerJoin(programmes, eq(programmes.id, conversions.programmeId))
    .where(isNull(conversions.matchedBy))
    .groupBy(conversions.programmeId, programmes.name, conversions.itemName)
    .orderBy(sql`${conversions.itemName} is null`, sql`count(*) desc`, conversions.itemName)
    .limit(200)
}

const rowsPerRead = 250

/** All conversions that the list has, in parts, so that a file of them is never whole in memory. */
export async function* readConversions(
  query: Pick<ListQuery, 'q' | 'filters' | 'also'>,
): AsyncGenerator<ListedConversion[]> {
  const isChosen = await conditionOf(source, query)
  let last = 0
  for (;;) {
    const rows = await selectListed()
      .where(and(isChosen, gt(conversions.id, last)))
      .orderBy(asc(conversions.id))
      .limit(rowsPerRead)
    if (rows.length > 0) yield rows.map(asListed)
    if (rows.length < rowsPerRead) return
    last = rows.at(-1)?.id ?? last
  }
}
