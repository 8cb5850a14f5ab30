import { sql } from 'drizzle-orm'
import { type ApprovalRate, approvalRate, type Decided } from '#domain/earnings/board/approval.ts'
import { type DecidedAfter, settlesAfter, together } from '#domain/earnings/board/settling.ts'
import type { ProgrammeName } from '#domain/earnings/board/sums.ts'
import { db } from '#server/db/client.ts'
import { conversionDay, programmes } from '#server/db/earnings/tables.ts'
import { rows } from '#server/statistics/totals.ts'
import { thenOf } from './told.ts'

type Row = {
  programmeId: number
  days: number | null
  approved: number
  decided: number
  thenApproved: number
  thenDecided: number
}

export type Rates = Map<number, ApprovalRate | undefined>

/** What the decided bookings of each programme, since its start, say of those that are open. */
export type Usual = {
  programmes: ProgrammeName[]
  rates: Rates
  /** As they were at the moment at which the weeks before are seen. */
  thenRates: Rates
  settlesAfter: Map<number, number>
  /** The day of the first booking of all. */
  since: string | null
}

export async function readUsual(asOf: string): Promise<Usual> {
  const [names, counts, [first]] = await Promise.all([
    db
      .select({ id: programmes.id, name: programmes.name, network: programmes.network })
      .from(programmes)
      .orderBy(programmes.name),
    readDecided(asOf),
    rows<{ day: string | null }>(sql`
      select min(${conversionDay})::text as day from conversions where state <> 'open'`),
  ])
  const byProgramme = Map.groupBy(counts, ({ programmeId }) => programmeId)
  const ofNetwork = Map.groupBy(names, ({ network }) => network)
  const own = (id: number) => byProgramme.get(id) ?? []
  // A programme that is on its own has no network that says more than it does.
  const network = (programme: ProgrammeName) =>
    programme.network === 'direct'
      ? []
      : (ofNetwork.get(programme.network) ?? []).flatMap(({ id }) => own(id))
  const each = <Value>(of: (programme: ProgrammeName) => Value) =>
    new Map(names.map((programme) => [programme.id, of(programme)]))

  return {
    programmes: names,
    rates: each((programme) => approvalRate(sum(own(programme.id)), sum(network(programme)))),
    thenRates: each((programme) =>
      approvalRate(thenSum(own(programme.id)), thenSum(network(programme))),
    ),
    settlesAfter: each((programme) =>
      settlesAfter(after(own(programme.id)), after(network(programme))),
    ),
    since: first?.day ?? null,
  }
}

/** How many bookings were decided so many days after their day, now and at that moment. */
const readDecided = (asOf: string) =>
  rows<Row>(sql`
    select programme_id as "programmeId", decided_on - day as days,
      count(*) filter (where state in ('approved', 'paid'))::int as approved,
      count(*) filter (where state <> 'open')::int as decided,
      count(*) filter (where then_state in ('approved', 'paid'))::int as "thenApproved",
      count(*) filter (where then_state <> 'open')::int as "thenDecided"
    from (
      select programme_id, state, then_state, ${conversionDay} as day, (
        select (min((event->>'at')::timestamptz) at time zone 'Europe/Amsterdam')::date
        from jsonb_array_elements(history) event where event->>'state' <> 'open'
      ) as decided_on
      from conversions left join ${thenOf(asOf)} on true
      where state <> 'open' or history @? '$[*] ? (@.state <> "open")'
    ) decided group by 1, 2`)

const sum = (all: Row[]): Decided => ({
  approved: all.reduce((total, row) => total + row.approved, 0),
  decided: all.reduce((total, row) => total + row.decided, 0),
})

const thenSum = (all: Row[]): Decided => ({
  approved: all.reduce((total, row) => total + row.thenApproved, 0),
  decided: all.reduce((total, row) => total + row.thenDecided, 0),
})

const after = (all: Row[]): DecidedAfter =>
  together(all.map(({ days, decided }) => new Map(days === null ? [] : [[days, decided]])))
