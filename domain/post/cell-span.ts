/** A limit for columns and rows, because an editor creates a cell for each. */
const maxSpan = 100

/** The number of columns or rows that a cell spans, by its attribute. */
export function cellSpan(value: string | null): number {
  return Math.min(Math.max(Number.parseInt(value ?? '', 10) || 1, 1), maxSpan)
}
