import { href } from 'react-router'
import { type Stay, writeStay } from '#domain/stay/stay.ts'

/** Where these lots stand side by side: it can be sent to anyone. */
export function compareAddress(ids: number[], stay: Stay | undefined): string {
  return `${href('/vergelijken')}?${query([chosen('terreinen', ids), ...writeStay(stay)])}`
}

/** The airport where they were chosen, with the choice as it was. */
export function choosingAddress(slug: string, ids: number[], stay: Stay | undefined): string {
  const path = href('/parkeren/:slug', { slug })
  return `${path}?${query([...writeStay(stay), chosen('vergelijk', ids)])}`
}

type Pair = [name: string, value: string]

const chosen = (name: string, ids: number[]): Pair => [name, ids.join(',')]

/** Only numbers, days and commas, which stay as they are. */
const query = (pairs: Pair[]) => pairs.map((pair) => pair.join('=')).join('&')
