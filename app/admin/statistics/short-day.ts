const short = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** '22 okt' */
export function shortDay(day: string): string {
  return short.format(new Date(`${day}T00:00:00Z`))
}
