import { excerptLength } from './post-schema.ts'

/** About as much as fits in the three lines of a card. */
const excerptAdvice = 180

/** The length of an excerpt, and what that means for the card. */
export function excerptNote(text: string): { count: string; note: string; isLong: boolean } {
  const { length } = text.trim()
  const count = `${length} / ${excerptAdvice}`

  if (length > excerptLength) {
    return { count, note: `Te lang: maximaal ${excerptLength} tekens`, isLong: true }
  }
  if (length > excerptAdvice) {
    return { count, note: 'Past niet meer op de kaart: het einde valt weg', isLong: true }
  }
  return { count, note: 'Maximaal 3 regels op de kaart', isLong: false }
}
