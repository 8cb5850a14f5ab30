// The facts that travellers may filter on. Apart from fact-fields.ts, so that a list does not load
// every fact.
export const factWishes = {
  keepKey: { address: 'sleutel-houden', label: 'Je houdt je sleutel' },
  guaranteed: { address: 'plek-gegarandeerd', label: 'Plek gegarandeerd' },
  freeCancellation: { address: 'gratis-annuleren', label: 'Gratis annuleren' },
} as const

export type FactWish = keyof typeof factWishes

/** On a card: 'Gratis annuleren tot 24 uur', as long before the stay. */
export function freeCancelText(hours: number): string {
  const until = hours === 0 ? 'het laatste moment' : `${hours} uur`
  return `${factWishes.freeCancellation.label} tot ${until}`
}
