const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** What the clock at our airports says: `2026-12-01T09:00`, as a field for date and time has it. */
export function amsterdamClock(moment: Date): string {
  return clock.format(moment).replace(' ', 'T').slice(0, 16)
}

/**
 * The moment at which that clock says so. An hour that the spring skips is the one after it; of the
 * hour that the autumn has twice it is the first.
 */
export function fromAmsterdamClock(said: string): Date | undefined {
  const asUtc = Date.parse(`${said}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(said) || Number.isNaN(asUtc)) return undefined
  // JavaScript takes 30 February for 2 March.
  if (!new Date(asUtc).toISOString().startsWith(said)) return undefined

  const hour = 60 * 60_000
  const right = [2, 1].map((ahead) => new Date(asUtc - ahead * hour))
  return right.find((moment) => amsterdamClock(moment) === said) ?? new Date(asUtc - hour)
}
