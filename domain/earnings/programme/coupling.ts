import type { Network } from './network.ts'
import { programmeNumber, sameNumber } from './network-technique.ts'

/** From a day on a parking has a programme, or none. */
export type Coupling = {
  id: number
  parkingId: number
  /** Null: none from that day on. */
  programmeId: number | null
  programme: string | null
  startsOn: string
}

/** The newest of the past holds. */
export function couplingOn<Dated extends { startsOn: string }>(
  couplings: Dated[],
  day: string,
): Dated | undefined {
  return couplings
    .filter(({ startsOn }) => startsOn <= day)
    .toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0]
}

/** What a link to the host of a programme says of it: of one parking, and of more. */
export const fits = {
  here: ['hoort al bij dit programma', 'horen al bij dit programma'],
  fits: [
    'past bij dit programma, en heeft nog geen programma',
    'passen bij dit programma, en hebben nog geen programma',
  ],
  taken: [
    'past bij dit programma, maar heeft al een ander',
    'passen bij dit programma, maar hebben al een ander',
  ],
  other: ['hoort bij een ander programma', 'horen bij een ander programma'],
  clash: [
    'heeft een boekingspagina met een deel dat heet als onze verwijzing',
    'hebben een boekingspagina met een deel dat heet als onze verwijzing',
  ],
  unreadable: ['heeft geen herkenbaar nummer', 'hebben geen herkenbaar nummer'],
} as const

export type Fit = keyof typeof fits

type Asked = { id: number; network: Network; networkNumber: string | null }
type Linked = {
  affiliateUrl: string
  /** Which it has, today or from a later day. */
  programmeId: number | null
}

/** Where all programmes of a network share a host, the number in the link decides. */
export function fitOf({ affiliateUrl, programmeId }: Linked, programme: Asked): Fit {
  const { id, network, networkNumber } = programme
  if (programmeId === id) return 'here'
  if (network !== 'direct') {
    const number = programmeNumber(network, affiliateUrl)
    if (number === null || networkNumber === null) return 'unreadable'
    if (number !== sameNumber(networkNumber)) return 'other'
  }
  return programmeId === null ? 'fits' : 'taken'
}

/** A parking whose link leads to a host of the programme. */
export type FitParking = {
  id: number
  name: string
  airportCode: string
  affiliateUrl: string
  fit: Fit
  /** What its link calls its programme. */
  number: string | null
  /** The programme that it has. */
  programme: string | null
}

/** Parkings that link to a host of a programme, of which some could be coupled to it. */
export type Suggestion = {
  programmeId: number
  programme: string
  hosts: string[]
  /** How many link to one of its hosts. */
  linked: number
  /** How many of those are its own, and have no programme. */
  fits: number
}

/** What coupling by host would do. */
export type FitPreview = {
  hosts: string[]
  counts: Record<Fit, number>
  /** Those that would be coupled first, and of the others the first hundred. */
  parkings: FitParking[]
}
