/** What an admin found when comparing something dated with its provider. */
export const checkOutcomes = {
  right: 'Nog juist',
  changed: 'Gewijzigd',
  later: 'Later',
} as const

export type CheckOutcome = keyof typeof checkOutcomes
