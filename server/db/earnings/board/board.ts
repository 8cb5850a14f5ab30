import { sql } from 'drizzle-orm'
import { perHundred } from '#domain/earnings/board/approval.ts'
import type { Board, BoardWeek, Figures, MoneyDay } from '#domain/earnings/board/board.ts'
import { type Expected, perKey, perProgramme, totalOf } from '#domain/earnings/board/sums.ts'
import { type BoardPeriod, isOpenWeek, mondaysOf } from '#domain/earnings/board/weeks.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { withoutProgramme } from '#server/db/earnings/programme/held-programmes.ts'
import { rows } from '#server/statistics/totals.ts'
import { countClicks } from './clicks.ts'
import { readUsual, type Usual } from './decided.ts'
import { type Side, type ToldPart, toldParts } from './told.ts'

/** The key figures, the sum of each programme, and the weeks. */
export async function readBoard(asked: BoardPeriod, day: MoneyDay, now: Date): Promise<Board> {
  const [parts, usual, [clicks], setUp] = await Promise.all([
    toldParts(day, 'week', asked),
    readUsual(asked.asOf),
    countClicks('all', asked),
    readSetUp(amsterdamDay(now)),
  ])
  const { settlesAfter, ...weeks } = weeksOf(parts, usual, asked, now)
  const own = perProgramme(sideOf(parts, 'now'), usual.rates)
  const figures = (expected: Expected, count: number): Figures => ({
    expected: expected.expected,
    approved: expected.approved,
    paid: expected.paid,
    open: expected.open,
    openCounts: expected.openCounts,
    declined: expected.declined,
    bookings: expected.bookings,
    clicks: count,
    perHundred: standsOnClicks(day) ? perHundred(expected.expected, count) : null,
  })
  const ofNobody = perKey(
    sideOf(parts, 'now').map((part) => ({ ...part, key: part.isUnmatched ? null : 'matched' })),
    usual.rates,
  ).get(null)

  return {
    ...asked,
    day,
    now: figures(totalOf(own.values()), clicks?.now ?? 0),
    before: figures(
      totalOf(perProgramme(sideOf(parts, 'then'), usual.thenRates).values()),
      clicks?.before ?? 0,
    ),
    became: totalOf(perProgramme(sideOf(parts, 'became'), usual.rates).values()).expected,
    programmes: usual.programmes
      .flatMap((programme) => {
        const expected = own.get(programme.id)
        return expected
          ? [{ ...programme, ...expected, rate: usual.rates.get(programme.id) ?? null }]
          : []
      })
      .toSorted((a, b) => b.expected - a.expected),
    ...weeks,
    settlesAfter,
    since: usual.since,
    withoutClick: sideOf(parts, 'now').reduce((sum, part) => sum + part.withoutClick, 0),
    unmatched: { bookings: ofNobody?.bookings ?? 0, expected: ofNobody?.expected ?? 0 },
    setUp,
  }
}

/** Money by the day of its approval is of other clicks. */
export const standsOnClicks = (day: MoneyDay) => day === 'click' || day === 'booking'

export const sideOf = (parts: ToldPart[], side: Side) => parts.filter((part) => part.side === side)

function weeksOf(
  parts: ToldPart[],
  usual: Usual,
  { period, weeks }: BoardPeriod,
  now: Date,
): { perWeek: BoardWeek[]; settlesAfter: number } {
  const today = amsterdamDay(now)
  const shown = new Set(sideOf(parts, 'now').map(({ programmeId }) => programmeId))
  const slowest = Math.max(0, ...[...shown].map((id) => usual.settlesAfter.get(id) ?? 0))
  const found = perKey(sideOf(parts, 'now'), usual.rates)
  const then = perKey(sideOf(parts, 'then'), usual.thenRates)
  return {
    settlesAfter: slowest,
    perWeek: mondaysOf(period).map((monday) => {
      const { approved = 0, paid = 0, openCounts = 0, expected = 0 } = found.get(monday) ?? {}
      return {
        monday,
        settled: approved + paid,
        openCounts,
        expected,
        former: then.get(dayAfter(monday, -7 * weeks))?.expected ?? 0,
        isOpen: shown.size > 0 && isOpenWeek(monday, slowest, today),
      }
    }),
  }
}

async function readSetUp(today: string): Promise<Board['setUp']> {
  const [counts] = await rows<Board['setUp']>(sql`
    select (select count(*)::int from programmes) as programmes,
      (select count(*)::int from parkings) as parkings,
      (select count(*)::int from (${withoutProgramme(today)}) without) as "withoutProgramme",
      (select count(*)::int from conversions) as conversions`)
  return counts ?? { programmes: 0, parkings: 0, withoutProgramme: 0, conversions: 0 }
}
