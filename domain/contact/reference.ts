/** What stands in the subject of an answer, so that what comes back by mail is found by it: 'PP-1234'. */
export const referenceOf = (id: number): string => `PP-${id}`

/** The request that a text names: 'Re: Mijn auto (kenmerk PP-1234)'. */
export function referencedIn(text: string): number | undefined {
  const [, digits] = /\bPP-?(\d{1,9})\b/i.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}
