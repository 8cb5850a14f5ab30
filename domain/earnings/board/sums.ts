import type { Network } from '#domain/earnings/programme/network.ts'
import { type ApprovalRate, countedOpen, divided } from './approval.ts'

/** What conversions are worth, by their state, in cents. */
export type Sums = {
  bookings: number
  open: number
  approved: number
  paid: number
  declined: number
}

export const noSums: Sums = { bookings: 0, open: 0, approved: 0, paid: 0, declined: 0 }

export const addSums = (a: Sums, b: Sums): Sums => ({
  bookings: a.bookings + b.bookings,
  open: a.open + b.open,
  approved: a.approved + b.approved,
  paid: a.paid + b.paid,
  declined: a.declined + b.declined,
})

/** Sums of one programme, in one part of what is divided: a week, a parking. */
export type Part = Sums & { programmeId: number; key: string | null }

export type Rates = ReadonlyMap<number, ApprovalRate | undefined>

/** With what is expected of it: approved, paid, and what is open times the usual approval. */
export type Expected = Sums & { openCounts: number; expected: number }

const noExpected: Expected = { ...noSums, openCounts: 0, expected: 0 }

export const addExpected = (a: Expected, b: Expected): Expected => ({
  ...addSums(a, b),
  openCounts: a.openCounts + b.openCounts,
  expected: a.expected + b.expected,
})

/** Rounded once per programme. */
export function expectedOf(sums: Sums, rate: ApprovalRate | undefined): Expected {
  const openCounts = countedOpen(sums.open, rate)
  return { ...sums, openCounts, expected: sums.approved + sums.paid + openCounts }
}

export function perProgramme(parts: readonly Part[], rates: Rates): Map<number, Expected> {
  const sums = new Map<number, Sums>()
  for (const part of parts) {
    sums.set(part.programmeId, addSums(sums.get(part.programmeId) ?? noSums, part))
  }
  return new Map([...sums].map(([id, each]) => [id, expectedOf(each, rates.get(id))]))
}

/**
 * Per key, so that the parts of a programme sum to what is expected of it to the cent. What has no key is divided off
 * first, so that it is the same however the others are divided.
 */
export function perKey(parts: readonly Part[], rates: Rates): Map<string | null, Expected> {
  const byProgramme = Map.groupBy(parts, ({ programmeId }) => programmeId)
  const found = new Map<string | null, Expected>()
  for (const [id, parts] of byProgramme) {
    const own = [...mergedByKey(parts).values()]
    const shares = sharesOf(own, rates.get(id))
    for (const [place, part] of own.entries()) {
      const openCounts = shares[place] ?? 0
      const expected = part.approved + part.paid + openCounts
      const each = { ...addSums(noSums, part), openCounts, expected }
      found.set(part.key, addExpected(found.get(part.key) ?? noExpected, each))
    }
  }
  return found
}

function mergedByKey(parts: readonly Part[]): Map<string | null, Part> {
  const merged = new Map<string | null, Part>()
  for (const part of parts) {
    const { key, programmeId } = part
    merged.set(key, { ...addSums(merged.get(key) ?? noSums, part), key, programmeId })
  }
  return merged
}

function sharesOf(own: readonly Part[], rate: ApprovalRate | undefined): number[] {
  const sum = (parts: readonly Part[]) => parts.reduce((all, { open }) => all + open, 0)
  const known = own.filter(({ key }) => key !== null)
  const [ofKnown = 0, ofNone = 0] = divided(countedOpen(sum(own), rate), [
    sum(known),
    sum(own) - sum(known),
  ])
  const shares = divided(
    ofKnown,
    known.map(({ open }) => open),
  )
  return own.map(({ key }) => (key === null ? ofNone : (shares.shift() ?? 0)))
}

export const totalOf = (all: Iterable<Expected>): Expected =>
  [...all].reduce(addExpected, noExpected)

export type ProgrammeName = { id: number; name: string; network: Network }
