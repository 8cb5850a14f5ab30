import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { Payout, PayoutLine, PayoutMonth } from '#domain/earnings/payout/payout.ts'
import { vatOf } from '#domain/earnings/payout/vat.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { type Database, db } from '#server/db/client.ts'
import { payouts, programmes } from '#server/db/earnings/tables.ts'
import { type ListQuery, labelOf, readPage, valueIn } from '#server/db/list-page.ts'

const { createdAt: _, ...columns } = getTableColumns(payouts)

const programme = sql<
  string | null
>`(select programmes.name from programmes where programmes.id = payouts.programme_id)`
// Named in full: a query of one table names its columns without it, and lines have an id too.
const lines = (value: ReturnType<typeof sql>) =>
  sql<number>`(select ${value} from payout_lines where payout_lines.payout_id = payouts.id)`
const conversions = lines(sql`count(*)::int`)
const expected = lines(sql`coalesce(sum(payout_lines.amount), 0)::int`)

const shown = { ...columns, programme, conversions, expected }

const source = {
  from: payouts,
  id: payouts.id,
  searchIn: [payouts.number, payouts.note, labelOf(payouts.network, networks), programme],
  filters: {
    network: valueIn(payouts.network),
    year: valueIn(sql`to_char(${payouts.day}, 'YYYY')`),
  },
  sortBy: {
    day: payouts.day,
    conversions,
    expected,
    amount: payouts.amount,
    difference: sql`${payouts.amount} - ${expected}`,
  },
  inOrder: [desc(payouts.day), desc(payouts.id)],
}

export const payoutFilters = Object.keys(source.filters)
export const payoutSorts = Object.keys(source.sortBy)

/** A page of the payouts, the newest first. */
export const pagePayouts = (query: ListQuery): Promise<PageOf<Payout>> =>
  readPage(source, query, async ({ where, orderBy }) => {
    const rows = await db
      .select(shown)
      .from(payouts)
      .where(where)
      .orderBy(...orderBy)
    return rows.map(withMoment)
  })

export async function findPayout(id: number, tx: Database = db): Promise<Payout | undefined> {
  const [row] = await tx.select(shown).from(payouts).where(eq(payouts.id, id))
  return row && withMoment(row)
}

/** Those of a month or a year, the oldest first: '2026-11' or '2026'. */
export async function listPayoutsOf(period: string): Promise<Payout[]> {
  const rows = await db
    .select(shown)
    .from(payouts)
    .where(sql`to_char(${payouts.day}, 'YYYY-MM') like ${`${period}%`}`)
    .orderBy(payouts.day, payouts.id)
  return rows.map(withMoment)
}

export async function listPayoutLines(id: number): Promise<PayoutLine[]> {
  const { rows } = (await db.execute(sql`
    select conversions.id as "conversionId", conversions.number, programmes.name as programme,
      payout_lines.amount, conversions.parking_name as "parkingName",
      conversions.is_said_paid as "isSaidPaid"
    from payout_lines join conversions on conversions.id = payout_lines.conversion_id
    join programmes on programmes.id = conversions.programme_id
    where payout_id = ${id} order by conversions.id`)) as unknown as { rows: PayoutLine[] }
  return rows
}

export type PayingProgramme = Pick<typeof programmes.$inferSelect, 'id' | 'name' | 'network'>

export const listPayers = (): Promise<PayingProgramme[]> =>
  db
    .select({ id: programmes.id, name: programmes.name, network: programmes.network })
    .from(programmes)
    .orderBy(programmes.name)

/** What was received in each month, the newest first. VAT is that of each payout, rounded. */
export async function listMonths(): Promise<PayoutMonth[]> {
  const rows = await db
    .select({ day: payouts.day, amount: payouts.amount, vatPercent: payouts.vatPercent })
    .from(payouts)
    .orderBy(desc(payouts.day))
  const months = new Map<string, PayoutMonth>()
  for (const { day, amount, vatPercent } of rows) {
    const month = day.slice(0, 7)
    const found = months.get(month) ?? { month, payouts: 0, amount: 0, vat: 0 }
    found.payouts += 1
    found.amount += amount
    found.vat += vatOf(amount, vatPercent)
    months.set(month, found)
  }
  return [...months.values()]
}

const withMoment = <Row extends { updatedAt: Date }>(row: Row) => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})
