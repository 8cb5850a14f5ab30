import type { QuotedStay } from '#domain/quote/quote.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { numberWord } from '#domain/text/number-word.ts'

/** The stays that are measured every month, in calendar days. */
export type BasketDays = readonly [short: number, long: number]

type BasketSettings = Pick<Settings, 'basketShortDays' | 'basketLongDays'>

export const basketDaysOf = ({ basketShortDays, basketLongDays }: BasketSettings): BasketDays => [
  basketShortDays,
  basketLongDays,
]

/** 'drie dagen'. */
export function stayText(days: number): string {
  return `${numberWord(days)} ${days === 1 ? 'dag' : 'dagen'}`
}

/** 'drie en acht dagen'. */
export function bothStaysText([short, long]: BasketDays): string {
  return `${short === 1 ? stayText(short) : numberWord(short)} en ${stayText(long)}`
}

const persons = 2
const saturday = 6

/** The same question each month: from its drop-off, with two travellers and without times. */
export function basketStay(month: string, days: number): QuotedStay {
  return { from: basketDropOff(month), days, fromTime: null, toTime: null, persons }
}

/** The first Saturday of the month after this one: of '2026-11' it is '2026-12-05'. */
export function basketDropOff(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + 1)
  first.setUTCDate(1 + ((saturday - first.getUTCDay() + 7) % 7))
  return first.toISOString().slice(0, 10)
}

/** The month of a day: of '2026-11-22' it is '2026-11'. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}
