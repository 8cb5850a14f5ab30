import { z } from 'zod'
import type { UsualDay } from '#domain/statistics/began.ts'
import type { Narrowing } from '#domain/statistics/narrowing.ts'
import { type Period, readPeriod } from '#domain/statistics/period.ts'
import type { Clicks, Count, DayCounts, Statistics } from '#domain/statistics/statistics.ts'
import type { DayRange } from '#domain/statistics/usual-clicks.ts'
import { answerOf, count, day, id, type Shape } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { problem } from '#server/api/json.ts'
import { readStatistics } from '#server/statistics/report.ts'
import { beginning, dayNote } from './day-notes.ts'

type Row<Name extends keyof Statistics> = Statistics[Name] extends (infer Each)[] ? Each : never

const countShape = { count, former: count } satisfies Shape<Count>
const clicksShape = { ...countShape, visitors: count, seen: count } satisfies Shape<Clicks>
const period = answerOf<Period>({ from: day, to: day })
const dayCounts = answerOf<DayCounts>({
  day,
  clicks: count,
  views: count,
  visitors: count,
  clickers: count,
  contacts: count,
})

const statistics = answerOf<Statistics>({
  period,
  former: period,
  days: z.array(dayCounts),
  formerDays: z.array(dayCounts),
  earlierDays: z.array(dayCounts),
  usual: z.array(answerOf<DayRange>({ day, lowest: count, highest: count })),
  parkings: z.array(
    answerOf<Row<'parkings'>>({ ...clicksShape, id, name: z.string(), airportCode: z.string() }),
  ),
  airports: z.array(
    answerOf<Row<'airports'>>({ ...clicksShape, code: z.string(), name: z.string() }),
  ),
  pages: z.array(
    answerOf<Row<'pages'>>({
      path: z.string(),
      views: count,
      visitors: count,
      clicks: count,
      formerViews: count,
    }),
  ),
  positions: z.array(answerOf<Row<'positions'>>({ ...clicksShape, position: z.int() })),
  sources: z.array(
    answerOf<Row<'sources'>>({
      source: z.string(),
      visitors: count,
      formerVisitors: count,
      clicks: count,
      formerClicks: count,
    }),
  ),
  origins: z.array(
    answerOf<Row<'origins'>>({
      ...countShape,
      airportCode: z.string(),
      name: z.string(),
      source: z.string(),
    }),
  ),
  funnel: z.array(
    answerOf<Row<'funnel'>>({
      airportCode: z.string(),
      name: z.string(),
      page: count,
      used: count,
      usedAndClicked: count,
      clicked: count,
      formerClicked: count,
    }),
  ),
  filters: z.array(answerOf<Row<'filters'>>({ ...countShape, name: z.string(), visitors: count })),
  foundNothing: z.array(
    answerOf<Row<'foundNothing'>>({
      ...countShape,
      airportCode: z.string(),
      filters: z.array(z.string()),
      visitors: count,
    }),
  ),
  hours: z.array(
    answerOf<Row<'hours'>>({
      weekday: z.int().min(1).max(7),
      hour: z.int().min(0).max(23),
      clicks: count,
      former: count,
    }),
  ),
  completeFrom: day.optional(),
  until: z.string().optional(),
  apart: z.array(
    answerOf<Row<'apart'>>({
      ...countShape,
      what: z.enum(['clicks', 'views']),
      reason: z.string(),
    }),
  ),
  notes: z.array(dayNote),
  began: beginning.optional(),
  explainedDays: z
    .array(answerOf<UsualDay>({ day, clicks: count, lowest: count, highest: count }))
    .optional(),
})

type Asked = Narrowing & { from?: string; to?: string }

export const read = call({
  method: 'GET',
  path: '/api/admin/analytics',
  does: 'Geeft de statistieken van deze dagen, of alleen die van een luchthaven, parking, herkomst of pagina.',
  role: 'reader',
  // Only for the description: the handler parses these itself.
  reads: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    airport: z.string().optional(),
    parking: z.string().optional(),
    source: z.string().optional(),
    page: z.string().optional(),
  }),
  answers: statistics,
  async handle(call) {
    const { from, to, airport, parking, source, page }: Asked = call.req.query()
    const period = readPeriod({ from, to })
    if (!period.ok) return problem(call, 422, 'Deze periode klopt niet', { fields: period.why })
    return call.json(await readStatistics(period.value, { airport, parking, source, page }))
  },
})
