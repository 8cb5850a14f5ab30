import { sql } from 'drizzle-orm'
import { type ApprovalRate, approvalRate, type Decided } from '#domain/earnings/board/approval.ts'
import { type DecidedAfter, settlesAfter, together } from '#domain/earnings/board/settling.ts'
import type { ProgrammeName } from '#domain/earnings/board/sums.ts'
import { db } from '#server/db/client.ts'
import { conversionDay, programmes } from '#server/db/earnings/tables.ts'
import { rows } from '#server/statistics/totals.ts'
import { eventAt } from './told.ts'

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
    rows<{ day: string | null }>(sql`select min(${conversionDay})::text as day from conversions`),
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
async function readDecided(asOf: string): Promise<Row[]> {
  const [now, since] = await Promise.all([decidedNow(), decidedSince(asOf)])
  // What it was then is what it is now, without what changed since.
  return [
    ...now.map((row) => ({ ...row, thenApproved: row.approved, thenDecided: row.decided })),
    ...since.map((row) => ({ ...row, days: null, approved: 0, decided: 0 })),
  ]
}

type NowRow = Omit<Row, 'thenApproved' | 'thenDecided'>

let kept: { version: string; found: Promise<NowRow[]> } | undefined

/** Kept until a conversion changes: it reads the history of each. */
async function decidedNow(): Promise<NowRow[]> {
  const [found] = await rows<{ version: string }>(sql`
    select count(*) || ' ' || coalesce(sum(version), 0) || ' ' || coalesce(max(id), 0) || ' ' ||
      coalesce(max(updated_at)::text, '') as version from conversions`)
  const version = found?.version ?? ''
  if (kept?.version !== version) kept = { version, found: readDecidedNow() }
  return kept.found.catch((error: unknown) => {
    kept = undefined
    throw error
  })
}

const firstDecision = sql`case
  when history->0->>'state' <> 'open' then history->0->>'at'
  when history->1->>'state' <> 'open' then history->1->>'at'
  else (select min(event->>'at') from jsonb_array_elements(history) event
    where event->>'state' <> 'open')
  end`

const readDecidedNow = () =>
  rows<NowRow>(sql`
    select programme_id as "programmeId", decided_on - day as days,
      count(*) filter (where state <> 'declined')::int as approved, count(*)::int as decided
    from (
      select programme_id, state, ${conversionDay} as day,
        ((${firstDecision})::timestamptz at time zone 'Europe/Amsterdam')::date as decided_on
      from conversions where state <> 'open'
    ) decided group by 1, 2`)

/** How many more there were at that moment than there are now, of those that changed since. */
const decidedSince = (asOf: string) =>
  rows<Pick<Row, 'programmeId' | 'thenApproved' | 'thenDecided'>>(sql`
    select programme_id as "programmeId",
      (count(*) filter (where event->>'state' in ('approved', 'paid'))
        - count(*) filter (where state in ('approved', 'paid')))::int as "thenApproved",
      (count(*) filter (where event->>'state' <> 'open')
        - count(*) filter (where state <> 'open'))::int as "thenDecided"
    from (
      select programme_id, state, ${eventAt(asOf)} as event
      from conversions where state_at > ${asOf}::timestamptz offset 0
    ) changed group by 1`)

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
