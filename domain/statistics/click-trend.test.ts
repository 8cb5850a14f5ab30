import { expect, test } from 'vitest'
import { clickTrend, trendChange, trendSummary } from './click-trend.ts'

/** Sixty days: thirty with `former` clicks each, then thirty with `clicks`. */
function sixtyDays(former: number, clicks: number) {
  return Array.from({ length: 60 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 8, 22 + index)).toISOString().slice(0, 10),
    clicks: index < 30 ? former : clicks,
  }))
}

test('each of the last thirty days is paired with the same day of the previous period', () => {
  const days = sixtyDays(2, 5)
  const trend = clickTrend(days)

  expect(trend.days).toHaveLength(30)
  expect(trend.days[0]).toEqual({ day: '2026-10-22', clicks: 5, former: 2 })
  expect(trend.days.at(-1)?.day).toBe('2026-11-20')
  expect(trend).toMatchObject({ total: 150, formerTotal: 60 })
})

test('missing days count as zero', () => {
  const trend = clickTrend(sixtyDays(2, 5).slice(20))

  expect(trend.days[0]?.former).toBe(0)
  expect(trend.formerTotal).toBe(20)
  expect(clickTrend([]).days).toEqual([])
})

test.each([
  [150, 60, { direction: 'up', text: '150% meer' }],
  [92, 100, { direction: 'down', text: '8% minder' }],
  [1_001, 1_000, { direction: 'same', text: 'ongeveer evenveel' }],
  [12, 0, undefined],
])('%d after %d is %j', (total, formerTotal, change) => {
  expect(trendChange({ days: [], total, formerTotal })).toEqual(change)
})

test('the summary has the total, the change and the peak', () => {
  const days = sixtyDays(40, 50)
  days[56] = { day: '2026-11-17', clicks: 66 }

  expect(trendSummary(clickTrend(days))).toBe(
    '1.516 clicks in de afgelopen 30 dagen, 26% meer dan in de 30 dagen ervoor. De meeste op 17 november 2026: 66.',
  )
})

test('without clicks there is no peak', () => {
  expect(trendSummary(clickTrend(sixtyDays(3, 0)))).toBe('Geen clicks in de afgelopen 30 dagen.')
})
