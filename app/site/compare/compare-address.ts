import { href } from 'react-router'
import { type Stay, writeStay } from '#domain/stay/stay.ts'

/** The address of the comparison of these parkings; it can be shared. */
export function compareAddress(ids: number[], stay: Stay | undefined): string {
  return `${href('/vergelijken')}?${query([chosen('terreinen', ids), ...writeStay(stay)])}`
}

/** The airport's page with these parkings still chosen. */
export function choosingAddress(slug: string, ids: number[], stay: Stay | undefined): string {
  const path = href('/parkeren/:slug', { slug })
  return `${path}?${query([...writeStay(stay), chosen('vergelijk', ids)])}`
}

type Pair = [name: string, value: string]

const chosen = (name: string, ids: number[]): Pair => [name, ids.join(',')]

/** Only numbers, dates and commas, which need no escaping. */
const query = (pairs: Pair[]) => pairs.map((pair) => pair.join('=')).join('&')
