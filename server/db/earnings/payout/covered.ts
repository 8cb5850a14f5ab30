import { sql } from 'drizzle-orm'
import { conversionStates } from '#domain/earnings/conversion/conversion.ts'
import { dueOf, isDue, type Settled } from '#domain/earnings/payout/due.ts'
import type { Covers } from '#domain/earnings/payout/payout-schema.ts'
import type { Network } from '#domain/earnings/programme/network.ts'
import { dayAfter, dayStart } from '#domain/text/date.ts'
import type { Database } from '#server/db/client.ts'

/** Who pays: a network, or one of its programmes. */
export type Payer = { network: Network; programmeId: number | null }

export type Candidate = Settled & {
  id: number
  number: string
  programmeId: number
  programme: string
  parkingName: string | null
  isSaidPaid: boolean
}

export type CoveredLine = Candidate & { amount: number }

export type Covered = {
  lines: CoveredLine[]
  unknown: string[]
  notDue: { number: string; state: string }[]
}

/** What a payout covers of what its payer owes. What was taken back comes off each payout. */
export async function coveredBy(tx: Database, payer: Payer, covers: Covers): Promise<Covered> {
  if ('until' in covers) {
    const found = await candidates(tx, payer, approvedUntil(covers.until))
    return { lines: dueLines([...found, ...(await takenBack(tx, payer))]), unknown: [], notDue: [] }
  }
  const chosen = await candidates(tx, payer, isChosen(covers))
  const ids = new Set(chosen.map(({ id }) => id))
  const others = (await takenBack(tx, payer)).filter(({ id }) => !ids.has(id))
  const asked = 'ids' in covers ? covers.ids : covers.numbers
  const known = new Set(chosen.map(({ id, number }) => ('ids' in covers ? id : number)))
  return {
    lines: dueLines([...chosen, ...others]),
    unknown: [...new Set<string | number>(asked)].filter((one) => !known.has(one)).map(String),
    notDue: chosen
      .filter((one) => !isDue(one))
      .map(({ number, state }) => ({ number, state: conversionStates[state].toLowerCase() })),
  }
}

function isChosen(covers: Exclude<Covers, { until: string }>) {
  if ('ids' in covers) return sql`conversions.id = any(${sql.param(covers.ids)}::int[])`
  const numbers = JSON.stringify(covers.numbers)
  return sql`conversions.number in (select jsonb_array_elements_text(${numbers}::jsonb))`
}

const dueLines = (found: Candidate[]): CoveredLine[] =>
  found
    .filter(isDue)
    .map((one) => ({ ...one, amount: dueOf(one) }))
    .toSorted((one, other) => one.id - other.id)

const approvedUntil = (day: string) =>
  sql`conversions.state = 'approved' and conversions.state_at < ${dayStart(dayAfter(day, 1))}`

/** What may explain a difference while it is not covered: what is worth exactly that, in cents. */
export const worth = (tx: Database, payer: Payer, amount: number): Promise<Candidate[]> =>
  candidates(
    tx,
    payer,
    sql`conversions.state in ('open', 'approved') and conversions.commission - ${settled} = ${amount}`,
  )

/** The conversions that were paid and are declined, as far as no payout took them back. */
const takenBack = (tx: Database, payer: Payer): Promise<Candidate[]> =>
  candidates(
    tx,
    payer,
    sql`conversions.state = 'declined' and exists (
      select from payout_lines where payout_lines.conversion_id = conversions.id)`,
  )

const settled = sql`coalesce((
  select sum(amount) from payout_lines where conversion_id = conversions.id), 0)::int`

async function candidates(
  tx: Database,
  { network, programmeId }: Payer,
  condition: ReturnType<typeof sql>,
): Promise<Candidate[]> {
  const ofProgramme = programmeId === null ? sql`true` : sql`programmes.id = ${programmeId}`
  const { rows } = (await tx.execute(sql`
    select conversions.id, conversions.number, conversions.state, conversions.commission,
      programmes.id as "programmeId", programmes.name as programme,
      conversions.parking_name as "parkingName", conversions.is_said_paid as "isSaidPaid",
      ${settled} as settled
    from conversions join programmes on programmes.id = conversions.programme_id
    where programmes.network = ${network} and ${ofProgramme} and ${condition}
    order by conversions.id`)) as unknown as { rows: Candidate[] }
  return rows
}

/**
 * Keeps others from paying or changing these until the end of the transaction: two payouts of a network are made one
 * after the other, and no import moves a conversion meanwhile.
 */
export async function holdOf(tx: Database, { network }: Payer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payout ${network}`}, 0))`)
}

/** After this they are read again: what another transaction did is seen by the next statement. */
export async function lockConversions(tx: Database, ids: number[]): Promise<void> {
  await tx.execute(
    sql`select from conversions where id = any(${sql.param(ids)}::int[]) order by id for update`,
  )
}
