// Without Intl: see local-time.ts.
const names =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  )
const shortNames = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ')

/** `2026-11` is 'november 2026'. */
export function formatMonth(month: string): string {
  return `${monthName(month)} ${yearOf(month)}`
}

/** `2026-11` is 'november'. */
export function monthName(month: string): string {
  return names[indexOf(month)] ?? ''
}

/** For a chart: `2026-11` is 'nov'. */
export function shortMonth(month: string): string {
  return shortNames[indexOf(month)] ?? ''
}

export function yearOf(month: string): string {
  return month.slice(0, 4)
}

/** The month that comes so many months later; earlier with a negative number. */
export function addMonths(month: string, count: number): string {
  const months = Number(yearOf(month)) * 12 + indexOf(month) + count
  const [year, index] = [Math.floor(months / 12), months % 12]
  return `${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}`
}

/** Every month from the first until and with the last. */
export function monthsBetween(first: string, last: string): string[] {
  const months = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

const indexOf = (month: string) => Number(month.slice(5)) - 1
