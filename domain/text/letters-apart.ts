/**
 * How many letters two words are apart: to add, leave out, replace, or exchange with the next.
 */
export function lettersApart(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0

  for (let i = 1; i <= one.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isExchanged =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const least = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isExchanged ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      rows[i]?.push(least)
    }
  }
  return at(one.length, other.length)
}
