import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { dayAfter } from '#domain/text/date.ts'
import { addMonths } from '#domain/text/month.ts'
import { filledPage } from './booking-page.ts'

const days = 8
const saturday = 6

/** The stay with which a booking page is asked: eight days from the first Saturday of next month. */
export function checkedStay(today: string): TimedStay {
  const first = `${addMonths(today.slice(0, 7), 1)}-01`
  const weekday = new Date(first).getUTCDay()
  const from = dayAfter(first, (saturday - weekday + 7) % 7)
  return {
    ...{ from, to: dayAfter(from, days - 1), days, persons: 2 },
    // Some pages can't be asked without.
    ...{ fromTime: '10:00', toTime: '16:00' },
  }
}

type Asked = { airportCode: string; code: string | null }

/** The address by which a booking page is asked on a day; undefined if it needs a code that nobody filled in. */
export const checkedAddress = (bookingPage: string, { airportCode, code }: Asked, today: string) =>
  filledPage(bookingPage, { stay: checkedStay(today), airportCode, code })
