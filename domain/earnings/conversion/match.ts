import { referencePattern } from '#domain/outbound/reference.ts'
import type { Match } from './conversion.ts'
import type { ToldConversion } from './told-conversion.ts'

export type MatchedClick = {
  parkingId: number | null
  parkingName: string
  airportCode: string
  /** ISO 8601. */
  clickAt: string
  listPosition: number | null
  page: string | null
  source: string | null
}

export type MatchedParking = { id: number; name: string; airportCode: string }

/** What conversions are matched with. */
export type MatchSources = {
  /** By the reference of the click. */
  clicks: ReadonlyMap<string, MatchedClick>
  parkings: ReadonlyMap<number, MatchedParking>
  /** The id of the parking by the name at the network. */
  rules: ReadonlyMap<string, number>
}

/** What a conversion takes over from what it was matched with. A parking alone gives no place, page or moment. */
export type Matched = {
  matchedBy: Match
  parkingId: number | null
  parkingName: string
  airportCode: string
  clickAt: string | null
  listPosition: number | null
  page: string | null
  source: string | null
}

type Unmatched = Pick<ToldConversion, 'reference' | 'itemName'>

/** The reference that a click got for itself: 12 letters and digits. */
export const clickReference = (reference: string | null) =>
  asReference(reference).match(referencePattern)?.[0] ?? null

/** The id of the parking in a reference that is the same for each of its clicks. */
export function parkingOfReference(reference: string | null): number | null {
  const [found] = asReference(reference).match(/^lot-\d{1,9}-[a-z0-9]{2,3}$/) ?? []
  return found === undefined ? null : Number(found.split('-')[1])
}

// Some networks give it back in capitals.
const asReference = (reference: string | null) => (reference ?? '').trim().toLowerCase()

/** Finds where a conversion came from: by the click, else by the parking of its link, else by a rule. */
export function matchOf(
  { reference, itemName }: Unmatched,
  { clicks, parkings, rules }: MatchSources,
): Matched | null {
  const click = clicks.get(clickReference(reference) ?? '')
  if (click) return { matchedBy: 'reference', ...click }
  const linked = parkings.get(parkingOfReference(reference) ?? 0)
  if (linked) return ofParking(linked, 'static')
  const ruled = parkings.get(rules.get(itemName ?? '') ?? 0)
  return ruled ? ofParking(ruled, 'rule') : null
}

export function ofParking({ id, name, airportCode }: MatchedParking, matchedBy: Match): Matched {
  const none = { clickAt: null, listPosition: null, page: null, source: null }
  return { matchedBy, parkingId: id, parkingName: name, airportCode, ...none }
}

const strength = { rule: 1, static: 2, reference: 3, hand: 4 } satisfies Record<Match, number>

/** Whether a match that is found later says more than the former: an admin knows best. */
export const isBetterMatch = (former: Match | null, found: Match) =>
  former === null || strength[found] > strength[former]
