import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { dayAfter } from '#domain/text/date.ts'

const weeksAhead = 3
const saturday = 6

/**
 * The stay for which prices are compared with the provider: eight days from the first Saturday that is
 * three weeks ahead, for two, at times that bring surcharges to light.
 */
export function usualStay(today: string): TimedStay {
  const earliest = dayAfter(today, 7 * weeksAhead)
  const weekday = new Date(`${earliest}T00:00Z`).getUTCDay()
  const from = dayAfter(earliest, (saturday - weekday + 7) % 7)
  return { from, to: dayAfter(from, 7), days: 8, fromTime: '05:30', toTime: '23:30', persons: 2 }
}
