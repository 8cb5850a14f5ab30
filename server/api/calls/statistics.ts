import { z } from 'zod'
import type { MissingPath, MissingPaths } from '#domain/address/missing-path.ts'
import type { Redirect } from '#domain/address/redirect.ts'
import { redirectSchema } from '#domain/address/redirect-schema.ts'
import type { Todo } from '#domain/admin/checklist.ts'
import type { DashboardSummary, LatestContact, RefusedLogins } from '#domain/admin/dashboard.ts'
import type { Morning } from '#domain/admin/morning.ts'
import { filterUseSchema } from '#domain/filter/filter-use-schema.ts'
import { identity } from '#domain/settings/setting.ts'
import { type AffiliateClick, clickSchema } from '#domain/statistics/click.ts'
import { pageViewSchema } from '#domain/statistics/page-view.ts'
import type { Period } from '#domain/statistics/period.ts'
import type { Clicks, Count, DayCounts, Statistics } from '#domain/statistics/statistics.ts'
import { basisSchema } from '#server/api/json.ts'
import { listParameters } from '#server/api/list-query.ts'
import { pathSchema } from '#server/api/statistics/missing-paths.ts'
import { contactShape } from './contacts.ts'
import { answerOf, type Descriptions, type Shape } from './description.ts'
import { count, day, editableShape, id, moment, noted, pageOf } from './shapes.ts'

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
    }),
  ),
  completeFrom: day.optional(),
  apart: z.array(
    answerOf<Row<'apart'>>({
      ...countShape,
      what: z.enum(['clicks', 'views']),
      reason: z.string(),
    }),
  ),
})

const todoAirport = z.object({ id, code: z.string(), name: z.string() })

const todo: z.ZodType<Todo> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('setting'), setting: z.enum(identity) }),
  z.object({ kind: z.literal('price'), airport: todoAirport, lowestPrice: z.number() }),
  z.object({ kind: z.literal('untagged'), parkings: count }),
  z.object({
    kind: z.literal('day-prices'),
    parkings: z.array(z.object({ id, name: z.string(), price: z.number() })),
  }),
  z.object({ kind: z.literal('unbookable-prices'), airports: z.array(id) }),
  z.object({
    kind: z.literal('mark'),
    provider: z.object({ id, tradeName: z.string() }),
    mark: z.object({ name: z.string(), validUntil: day }),
  }),
  z.object({ kind: z.literal('no-parkings'), airport: todoAirport }),
])

const dashboard = answerOf<DashboardSummary>({
  totalAirports: count,
  totalParkings: count,
  totalBlogPosts: count,
  totalFaqs: count,
  openContactRequests: count,
  totalAffiliateClicks: count,
  latestContacts: z.array(
    answerOf<LatestContact>({ ...contactShape, probableSpam: z.boolean().optional() }),
  ),
  latestClicks: z.array(
    answerOf<AffiliateClick>({
      id,
      parkingId: id.nullable(),
      parkingName: z.string(),
      airportCode: z.string(),
      clickDate: moment,
    }),
  ),
  clicksPerDay: z.array(answerOf<{ day: string; clicks: number }>({ day, clicks: count })),
  checklist: z.array(todo),
  lastBackup: moment.nullable(),
  lacksSpace: z.boolean().optional(),
  refusedLogins: z
    .array(answerOf<RefusedLogins>({ username: z.string(), count, lastAt: moment }))
    .optional(),
})

const morning = answerOf<Morning>({
  yesterday: answerOf<Morning['yesterday']>({ day, clicks: count }),
  sameWeekdays: z.array(count),
  oldestOpen: answerOf<NonNullable<Morning['oldestOpen']>>({
    id,
    createdAt: moment,
    isResolved: z.boolean(),
    open: count,
  }).nullable(),
  lastBackup: moment.nullable().optional(),
  refusedLogins: count,
})

const missingPaths = answerOf<MissingPaths>({
  paths: z.array(
    answerOf<MissingPath>({
      path: z.string(),
      hits: count,
      source: z.string(),
      lastAt: moment,
      suggestion: z.string(),
    }),
  ),
  scans: count,
})

const redirect = answerOf<Redirect>({
  ...editableShape,
  id,
  source: z.string(),
  target: z.string(),
})

export const statisticsCalls = {
  'POST /api/page-views': {
    does: 'Telt een bezoek aan een pagina.',
    status: 204,
    reads: pageViewSchema,
  },
  'POST /api/filter-uses': {
    does: 'Telt een gebruik van het filter.',
    status: 204,
    reads: filterUseSchema,
  },
  'POST /api/affiliate-clicks': {
    does: 'Telt een click naar een aanbieder.',
    status: 204,
    reads: clickSchema,
  },
  'GET /api/admin/dashboard': {
    does: 'Geeft het overzicht van het dashboard.',
    status: 200,
    answers: dashboard,
  },
  'GET /api/admin/morning': {
    does: 'Geeft wat er sinds gisteren aandacht vraagt.',
    status: 200,
    answers: morning,
  },
  'GET /api/admin/analytics': {
    does: 'Geeft de statistieken van deze dagen, of alleen die van een luchthaven, parking, herkomst of pagina.',
    status: 200,
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
  },
  'GET /api/admin/missing-paths': {
    does: 'Geeft de adressen waar bezoekers niets vonden.',
    status: 200,
    answers: missingPaths,
  },
  'DELETE /api/admin/missing-paths': {
    does: 'Haalt een adres uit die lijst.',
    status: 204,
    reads: pathSchema,
  },
  'GET /api/admin/redirects': {
    does: 'Geeft een pagina van de doorverwijzingen.',
    status: 200,
    reads: listParameters({}),
    answers: pageOf(redirect),
  },
  'POST /api/admin/redirects': {
    does: 'Voegt een doorverwijzing toe.',
    status: 201,
    reads: redirectSchema,
    answers: redirect,
  },
  'PUT /api/admin/redirects/:id': {
    does: 'Wijzigt een doorverwijzing.',
    status: 200,
    reads: redirectSchema,
    answers: redirect,
  },
  'DELETE /api/admin/redirects/:id': {
    does: 'Verwijdert een doorverwijzing.',
    status: 200,
    reads: basisSchema,
    answers: noted,
  },
} satisfies Partial<Descriptions>
