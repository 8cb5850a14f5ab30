const count = new Intl.NumberFormat('nl-NL')

/** 18.642 */
export function formatCount(number: number): string {
  return count.format(number)
}
