/** No table has more columns, or rows: an editor makes a place for each. */
const most = 100

/** Over how many columns or rows a cell stretches, by what it says itself. */
export function cellSpan(says: string | null): number {
  return Math.min(Math.max(Number.parseInt(says ?? '', 10) || 1, 1), most)
}
