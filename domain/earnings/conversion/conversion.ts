export const conversionStates = {
  open: 'Open',
  approved: 'Goedgekeurd',
  paid: 'Betaald',
  declined: 'Afgewezen',
} as const

export type ConversionState = keyof typeof conversionStates

/** How a conversion found its parking. */
export const matches = {
  reference: 'click gevonden',
  static: 'vaste verwijzing',
  rule: 'regel',
  hand: 'met de hand',
} as const

export type Match = keyof typeof matches

/** Who said it. */
export const conversionSources = {
  file: 'uit een bestand',
  fetch: 'opgehaald',
  hand: 'met de hand',
  payout: 'met een uitbetaling',
} as const

export type ConversionSource = keyof typeof conversionSources

/** What a conversion was from a moment on. The newest is last. */
export type ConversionEvent = {
  /** ISO 8601. When the network changed it, or when we heard of it if the network does not say. */
  at: string
  state: ConversionState
  /** In cents of euro. */
  commission: number
  value: number | null
  by: ConversionSource
  /** That of the network for a booking that it declined, or of who corrected it. */
  reason?: string
}
