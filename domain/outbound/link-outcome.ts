/** The pages of a provider that a job asks. Never the affiliate link: that would count as a click. */
export const checkedPages = { booking: 'boekingspagina', website: 'website' } as const

export type CheckedPage = keyof typeof checkedPages

export const linkOutcomes = {
  works: 'werkt',
  redirected: 'omgeleid',
  blocked: 'geblokkeerd',
  gone: 'weg',
  changed: 'veranderd',
} as const

export type LinkOutcome = keyof typeof linkOutcomes
