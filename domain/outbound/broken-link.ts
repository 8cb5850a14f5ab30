import type { CheckedPage } from './link-outcome.ts'

/** A link that somebody must look at: what it led to was seen gone or changed, or it leads to a site that it may not. */
export type BrokenLink = {
  owner: 'parking' | 'provider'
  id: number
  name: string
  page: CheckedPage
  why: 'gone' | 'changed' | 'refused'
  address: string
  /** In words. */
  seen: string
  /** How often in a row it was seen so, and since when; null for what follows from what is filled in. */
  tries: number | null
  since: string | null
  /** Whether the button leads elsewhere because of it. */
  isPassedBy: boolean
}

export const brokenTitles: Record<BrokenLink['why'], string> = {
  gone: 'weg',
  changed: 'veranderd',
  refused: 'andere site',
}
