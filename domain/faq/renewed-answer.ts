/** Sentences of built-in answers that were not so, and what they say now. */
const corrections = [
  {
    was: 'Standaard staat de laagste prijs per dag bovenaan.',
    is: 'Standaard staat het laagste bedrag bovenaan: met reisdagen is dat het totaal, zonder reisdagen de prijs per dag.',
  },
]

/** An answer with the corrected sentences. The rest of it stays as the admin wrote it. */
export function renewed(answer: string): string {
  return corrections.reduce((text, { was, is }) => text.replace(was, is), answer)
}
