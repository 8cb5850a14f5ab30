import { inArray, sql } from 'drizzle-orm'
import type { ConversionEvent, ConversionState } from '#domain/earnings/conversion/conversion.ts'
import { staticReference } from '#domain/outbound/outbound-link.ts'
import { dayAfter } from '#domain/text/date.ts'
import type { Database } from '#server/db/client.ts'
import {
  conversions,
  couplings,
  payoutLines,
  payouts,
  programmes,
} from '#server/db/earnings/tables.ts'

/** A built-in parking, to which what is earned is coupled. */
export type SampleParking = { id: number; name: string; airport: string }

const count = 60
/** A conversion each day and a half, the newest yesterday. */
const daysBetween = 1.5
const span = 120
/** What came less than was approved, in cents. */
const short = 320

/**
 * Two programmes with 60 conversions of 90 days, and a payout that differs, so that a first start shows what this is.
 * All of it is invented, marked as a sample, and of no click. Days count back from the first start.
 */
export async function addSampleEarnings(
  tx: Database,
  parkings: SampleParking[],
  today: string,
): Promise<void> {
  const statusSince = dayAfter(today, -span)
  const added = await tx
    .insert(programmes)
    .values([
      { name: 'Voorbeeld via Awin', network: 'awin', statusSince, cookieDays: 30, isSample: true },
      { name: 'Voorbeeld rechtstreeks', network: 'direct', statusSince, isSample: true },
    ])
    .returning({ id: programmes.id })
  const [awin = 0, direct = 0] = added.map(({ id }) => id)
  // The last two have none.
  const coupled = parkings.slice(0, -2)
  const ofAwin = coupled.filter((_, at) => at % 3 !== 2)
  const ofDirect = coupled.filter((_, at) => at % 3 === 2)
  await tx.insert(couplings).values([
    ...ofAwin.map(({ id: parkingId }) => ({ parkingId, programmeId: awin, startsOn: statusSince })),
    ...ofDirect.map(({ id: parkingId }) => ({
      ...{ parkingId, programmeId: direct, startsOn: statusSince },
    })),
  ])

  const rows = Array.from({ length: count }, (_, nth) => {
    const isDirect = nth % 3 === 2
    const [programmeId, own] = isDirect ? [direct, ofDirect] : [awin, ofAwin]
    const parking = own[Math.floor(nth / 2) % own.length]
    return { programmeId, ...conversionOf(nth, isDirect, parking, today) }
  })
  const stored = await tx
    .insert(conversions)
    .values(rows)
    .returning({ id: conversions.id, state: conversions.state, commission: conversions.commission })
  const paid = stored.filter(({ state }) => state === 'paid')
  const worth = paid.reduce((sum, { commission }) => sum + commission, 0)
  const [payout] = await tx
    .insert(payouts)
    .values({
      ...{ network: 'awin', day: paidOn(today), number: 'VB-0001', amount: worth - short },
      ...{ vatPercent: 21, note: 'Een voorbeeld: er kwam €3,20 te weinig.', isSample: true },
    })
    .returning({ id: payouts.id })
  const payoutId = payout?.id ?? 0
  await tx
    .insert(payoutLines)
    .values(
      paid.map(({ id: conversionId, commission: amount }) => ({ payoutId, conversionId, amount })),
    )
}

const paidOn = (today: string) => dayAfter(today, -10)

/** The one that has no parking. */
const unmatched = 20

function conversionOf(
  nth: number,
  isDirect: boolean,
  parking: SampleParking | undefined,
  today: string,
) {
  const ago = 1 + Math.floor(nth * daysBetween)
  const day = dayAfter(today, -ago)
  const bookedAt = at(day, 8 + (nth % 12))
  const value = 4200 + ((nth * 1370) % 9600)
  const commission = isDirect ? 400 : Math.round(value * 0.08)
  const common = { value, commission, by: isDirect ? ('hand' as const) : ('file' as const) }
  const history = eventsOf(nth, isDirect, { day, ago, today }).map(
    ({ day, ...event }): ConversionEvent => ({
      ...common,
      ...event,
      at: at(day, 20).toISOString(),
    }),
  )
  const last = history.at(-1)
  const stay = { arrival: dayAfter(day, 14 + (nth % 30)), days: 3 + (nth % 12) }
  const isMatched = nth !== unmatched
  return {
    ...{ number: `VB-${1000 + nth}`, bookedAt, clickAt: bookedAt, ...stay, value, commission },
    ...{ state: last?.state ?? 'open', stateAt: new Date(last?.at ?? bookedAt), history },
    reason: last?.reason ?? null,
    itemName: isMatched ? (parking?.name ?? null) : 'Terrein dat we niet kennen',
    ...(isMatched && {
      reference: parking && staticReference({ id: parking.id, airportCode: parking.airport }),
      ...{ matchedBy: 'static' as const, parkingId: parking?.id, parkingName: parking?.name },
      ...{ airportCode: parking?.airport, listPosition: 1 + (nth % 4), page: 'airport' },
      source: nth % 4 === 0 ? 'google' : 'direct',
    }),
    isSample: true,
  }
}

type Event = { day: string; state: ConversionState; reason?: string; by?: 'payout' }

/** Open at first, decided after three weeks; of Awin the oldest are paid. */
function eventsOf(
  nth: number,
  isDirect: boolean,
  { day, ago, today }: { day: string; ago: number; today: string },
): Event[] {
  const events: Event[] = [{ day, state: 'open' }]
  if (ago < 25) return events
  const decided = dayAfter(day, 21)
  if (nth % 8 === 3) return [...events, { day: decided, state: 'declined', reason: 'Geannuleerd' }]
  events.push({ day: decided, state: 'approved' })
  if (!isDirect && ago > 55) events.push({ day: paidOn(today), state: 'paid', by: 'payout' })
  return events
}

const at = (day: string, hour: number) =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00.000Z`)

export type SampleEarnings = { programmes: number; conversions: number; payouts: number }

export async function countSampleEarnings(tx: Database): Promise<SampleEarnings> {
  const counted = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where is_sample)`
  const { rows } = (await tx.execute(sql`select ${counted('programmes')} as programmes,
    ${counted('conversions')} as conversions, ${counted('payouts')} as payouts`)) as unknown as {
    rows: SampleEarnings[]
  }
  return rows[0] ?? { programmes: 0, conversions: 0, payouts: 0 }
}

/**
 * Takes away what is invented. What of it became part of something real stays: a conversion in a payout with others,
 * and a programme with conversions of its own.
 */
export async function deleteSampleEarnings(tx: Database): Promise<void> {
  await tx.execute(sql`delete from payouts where is_sample or (
    exists (select from payout_lines where payout_id = payouts.id) and not exists (
      select from payout_lines join conversions on conversions.id = conversion_id
      where payout_id = payouts.id and not conversions.is_sample))`)
  await tx.execute(sql`delete from conversions where is_sample and not exists (
    select from payout_lines where conversion_id = conversions.id)`)
  const { rows } = (await tx.execute(sql`select id from programmes where is_sample
    and not exists (select from conversions where programme_id = programmes.id)
    and not exists (select from payouts where programme_id = programmes.id)`)) as unknown as {
    rows: { id: number }[]
  }
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.execute(sql`delete from couplings where programme_id = any(${sql.param(ids)}::int[])`)
  await tx.execute(
    sql`delete from payment_terms where programme_id = any(${sql.param(ids)}::int[])`,
  )
  await tx.delete(programmes).where(inArray(programmes.id, ids))
}
