import { amsterdamDay } from '#domain/text/date.ts'
import type { ConversionEvent, ConversionSource, ConversionState } from './conversion.ts'
import type { ToldConversion } from './told-conversion.ts'

/** What is stored of what was told. */
export type HeldConversion = Omit<ToldConversion, 'state' | 'changedAt'> & {
  state: ConversionEvent['state']
  stateAt: string
  /** The newest is last. */
  history: ConversionEvent[]
}

/** Who tells what a conversion is. A payout tells only that it was paid, in its own way. */
export type Teller = Exclude<ConversionSource, 'payout'>

/** A conversion that is told for the first time. One that was decided was open since its booking. */
export function added(told: ToldConversion, by: Teller, now: Date): HeldConversion {
  const { changedAt, ...rest } = told
  const { state, commission, value, bookedAt } = told
  const at = notAfter(changedAt ?? (state === 'open' ? bookedAt : now.toISOString()), now)
  const open: ConversionEvent = {
    ...{ at: earliest(notAfter(bookedAt, now), at), state: 'open', commission, value, by },
  }
  const history = state === 'open' ? [] : [open]
  const event = state === 'open' ? open : eventOf(told, state, at, by)
  return { ...rest, stateAt: event.at, history: [...history, event] }
}

/**
 * What becomes of a conversion when it is told again, or null if that changes nothing. Any state may follow any
 * other, but what a payout paid is only taken back by a decline. A correction by an admin holds until the network says
 * something else than it said before, and what is older than what it said last is no news.
 */
export function changed(
  former: HeldConversion,
  told: ToldConversion,
  by: Teller,
  now: Date,
): HeldConversion | null {
  const known = withDetails(former, told)
  const next = isNews(former, told, by) ? withEvent(known, told, by, now) : known
  return isSame(former, next) ? null : next
}

function isNews(former: HeldConversion, told: ToldConversion, by: Teller): boolean {
  if (by === 'hand') return true
  const said = former.history.findLast((event) => event.by === 'file' || event.by === 'fetch')
  if (!said) return true
  const isRepeated =
    said.state === told.state &&
    said.commission === told.commission &&
    (told.value ?? said.value) === said.value &&
    (told.reason ?? said.reason) === said.reason
  if (isRepeated) return false
  return told.changedAt === null || dayOf(told.changedAt) >= dayOf(said.at)
}

function withEvent(
  known: HeldConversion,
  told: ToldConversion,
  by: Teller,
  now: Date,
): HeldConversion {
  const staysPaid = known.state === 'paid' && told.state !== 'declined'
  const state: ConversionState = staysPaid ? 'paid' : told.state
  const value = told.value ?? known.value
  const { commission } = told
  const reason = state === 'declined' || by === 'hand' ? told.reason : null
  const isMoved = state !== known.state
  const isOther =
    isMoved ||
    commission !== known.commission ||
    value !== known.value ||
    (reason !== null && reason !== known.reason)
  if (!isOther) return known

  const last = known.history.at(-1)
  const moment = notAfter(told.changedAt ?? now.toISOString(), now)
  const at = last && Date.parse(last.at) > Date.parse(moment) ? last.at : moment
  const event = eventOf({ commission, value, reason }, state, at, by)
  const rest = { state, value, commission, reason, history: [...known.history, event] }
  return { ...known, ...rest, stateAt: isMoved ? at : known.stateAt }
}

/** What is told with it. What is not told stays, and so does a moment that is known better than by its day. */
function withDetails(former: HeldConversion, told: ToldConversion): HeldConversion {
  const isOnDay = dayOf(former.bookedAt) === dayOf(told.bookedAt)
  return {
    ...former,
    reference: told.reference ?? former.reference,
    // That of our own click is more precise.
    clickAt: former.clickAt ?? told.clickAt,
    bookedAt: isOnDay ? former.bookedAt : told.bookedAt,
    arrival: told.arrival ?? former.arrival,
    days: told.days ?? former.days,
    itemName: told.itemName ?? former.itemName,
    isSaidPaid: told.isSaidPaid || former.isSaidPaid,
  }
}

function eventOf(
  told: Pick<ToldConversion, 'commission' | 'value' | 'reason'>,
  state: ConversionEvent['state'],
  at: string,
  by: Teller,
): ConversionEvent {
  const { commission, value, reason } = told
  return { at, state, commission, value, by, ...(reason === null ? {} : { reason }) }
}

const details = ['reference', 'clickAt', 'bookedAt', 'arrival', 'days', 'itemName', 'isSaidPaid']

function isSame(one: HeldConversion, other: HeldConversion): boolean {
  const keys = details as (keyof HeldConversion)[]
  return one.history === other.history && keys.every((key) => one[key] === other[key])
}

const dayOf = (moment: string) => amsterdamDay(new Date(moment))

const earliest = (one: string, other: string) => (Date.parse(one) < Date.parse(other) ? one : other)

const notAfter = (moment: string, now: Date) => earliest(moment, now.toISOString())
