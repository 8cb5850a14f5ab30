import { daysOf, firstOf, type Period } from '#domain/statistics/period.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { judgedDays, usualRanges } from '#domain/statistics/usual-clicks.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { type DayTotal, dayTotals, type Span } from './totals.ts'

/** How many clicks, views, visitors and messages were there on each day? */
export async function perDay(span: Span): Promise<Pick<Statistics, 'days' | 'formerDays'>> {
  const [clicks, views, contacts] = await Promise.all([
    dayTotals('clicks', span),
    dayTotals('views', span),
    dayTotals('contacts', span),
  ])
  const byDay = (list: DayTotal[]) => new Map(list.map((total) => [total.day, total]))
  const [clicked, viewed, contacted] = [byDay(clicks), byDay(views), byDay(contacts)]
  const counts = (days: Period) =>
    daysOf(days).map((day) => ({
      day,
      clicks: clicked.get(day)?.count ?? 0,
      views: viewed.get(day)?.count ?? 0,
      visitors: viewed.get(day)?.uniques ?? 0,
      clickers: clicked.get(day)?.uniques ?? 0,
      contacts: contacted.get(day)?.count ?? 0,
    }))
  return { days: counts(span.period), formerDays: counts(span.former) }
}

/** A chart of fewer days would not show what is usual. */
const fewestDays = 28

type ChartDays = Pick<Statistics, 'earlierDays' | 'usual'>

/** The days before a short period, and in which range the clicks of each day are usual. Each day counts whole. */
export async function readChartDays(
  { period, rolled, narrowing }: Span,
  now: Date,
): Promise<ChartDays> {
  // Today is not over.
  const last = firstOf(period.to, dayAfter(amsterdamDay(now), -1))
  const from = firstOf(period.from, dayAfter(period.to, 1 - fewestDays))
  const earlier = { from, to: dayAfter(period.from, -1) }
  const judged = { from: dayAfter(from, 1 - judgedDays), to: last }
  const whole = { rolled, narrowing }
  const [{ days: earlierDays }, clicks] = await Promise.all([
    from < period.from ? perDay({ ...whole, period: earlier, former: earlier }) : { days: [] },
    last < from ? [] : dayTotals('clicks', { ...whole, period: judged, former: judged }),
  ])
  const byDay = new Map(clicks.map(({ day, count }) => [day, count]))
  const perDayBack = daysOf(judged)
    .toReversed()
    .map((day) => byDay.get(day) ?? 0)
  return {
    earlierDays,
    usual: last < from ? [] : usualRanges(daysOf({ from, to: last }), perDayBack),
  }
}
