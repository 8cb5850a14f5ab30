import { z } from 'zod'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import type { Todo } from '#domain/admin/checklist.ts'
import type { DashboardSummary, LatestContact, RefusedLogins } from '#domain/admin/dashboard.ts'
import type { AirportClicks, Morning, MovedAirport, SourceClicks } from '#domain/admin/morning.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { kinds } from '#domain/kinds.ts'
import { identity } from '#domain/settings/setting.ts'
import type { AffiliateClick } from '#domain/statistics/click.ts'
import type { Judged } from '#domain/statistics/usual-clicks.ts'
import { keysOf } from '#domain/text/keys.ts'
import { readDashboard } from '#server/db/dashboard.ts'
import { readMorning } from '#server/db/statistics/morning.ts'
import { answerOf, count, day, id, moment, type Shape } from './answer.ts'
import { call } from './call.ts'
import { contactShape } from './contacts.ts'
import { beginning } from './statistics/day-notes.ts'
import { accountEvent, alarmNews } from './system/alarms.ts'

const todoAirport = z.object({ id, code: z.string(), name: z.string() })

const todo: z.ZodType<Todo> = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('late-payout'), payer: z.string(), amount: z.int(), daysLate: count },
  }),
  z.object({ kind: z.literal('setting'), setting: z.enum(identity) }),
  z.object({ kind: z.literal('price'), airport: todoAirport, lowestPrice: z.number() }),
  z.object({ kind: z.literal('untagged'), parkings: count }),
  z.object({ kind: z.literal('broken-links'), pages: count }),
  z.object({ kind: z.literal('unbookable-prices'), airports: z.array(id) }),
  z.object({
    kind: z.literal('mark'),
    provider: z.object({ id, tradeName: z.string() }),
    mark: z.object({ name: z.string(), validUntil: day }),
  }),
  z.object({ kind: z.literal('old-answer'), faq: z.object({ id, question: z.string() }) }),
  z.object({ kind: z.literal('no-parkings'), airport: todoAirport }),
  z.object({
    kind: z.literal('fetching'),
    accountId: id,
    network: z.enum(keysOf(networks)),
    publisher: z.string(),
    nights: count,
    failure: z.string(),
    lacksToken: z.boolean(),
    last: moment.nullable(),
    programme: z.object({ id, name: z.string() }),
    programmes: count,
  }),
  z.object({
    ...{ kind: z.literal('stopped'), programme: z.object({ id, name: z.string() }) },
    ...{ last: day, clicks: count },
  }),
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
  alarms: z.array(alarmNews).optional(),
  accountEvents: z.array(accountEvent).optional(),
})

export const read = call({
  method: 'GET',
  path: '/api/admin/dashboard',
  does: 'Geeft het overzicht van het dashboard.',
  role: 'reader',
  answers: dashboard,
  async handle(call) {
    return call.json(forRole(await readDashboard(), call.get('admin').role))
  },
})

const forManagers = new Set<Todo['kind']>(['setting', 'fetching', 'late-payout', 'stopped'])

/** Leaves out what a role may not see elsewhere: visitors' messages, the backups, the logins and the alarms. */
function forRole(summary: DashboardSummary, role: Role): DashboardSummary {
  if (isAtLeast(role, 'manager')) return summary
  const { refusedLogins, alarms, accountEvents, ...shared } = summary
  return {
    ...shared,
    latestContacts: isAtLeast(role, kinds.contact.seenBy) ? shared.latestContacts : [],
    // What someone may do about: a reader can do nothing, and only a manager sees money and sets settings.
    checklist: isAtLeast(role, 'editor')
      ? shared.checklist.filter(({ kind }) => !forManagers.has(kind))
      : [],
    lastBackup: null,
  }
}

const judged = {
  days: z.literal([1, 2, 7]),
  clicks: count,
  usual: count,
  lowest: count,
  highest: count,
  outside: z.enum(['below', 'above']).optional(),
} satisfies Shape<Judged>
const airportClicks = {
  ...judged,
  code: z.string(),
  name: z.string(),
} satisfies Shape<AirportClicks>

const morningSchema = answerOf<Morning>({
  yesterday: answerOf<Morning['yesterday']>({ day, clicks: count }),
  sameWeekdays: z.array(count),
  site: answerOf<Judged>(judged).nullable(),
  siteBegan: beginning.optional(),
  today: answerOf<Morning['today']>({ clicks: count, lowest: count, highest: count }),
  moved: z.array(
    answerOf<MovedAirport>({
      ...airportClicks,
      mostly: answerOf<SourceClicks>({
        source: z.string(),
        clicks: count,
        usual: count,
      }).nullable(),
      began: beginning.optional(),
    }),
  ),
  largest: z.array(answerOf<AirportClicks>(airportClicks)),
  week: answerOf<NonNullable<Morning['week']>>({
    ...{ clicks: count, former: count },
    explanation: z.string().nullable(),
  }).nullable(),
  usualAirports: answerOf<Morning['usualAirports']>({ count, clicks: count, usual: count }),
  oldestOpen: answerOf<NonNullable<Morning['oldestOpen']>>({
    id,
    since: moment,
    isResolved: z.boolean(),
    open: count,
  }).nullable(),
  lastBackup: moment.nullable().optional(),
  refusedLogins: count,
})

export const morning = call({
  method: 'GET',
  path: '/api/admin/morning',
  does: 'Geeft wat er sinds gisteren aandacht vraagt.',
  role: 'reader',
  answers: morningSchema,
  async handle(call) {
    return call.json(morningFor(await readMorning(), call.get('admin').role))
  },
})

/** The same for the strip above it. */
function morningFor(morning: Morning, role: Role): Morning {
  if (isAtLeast(role, 'manager')) return morning
  const { lastBackup, oldestOpen, ...shared } = morning
  const seesContacts = isAtLeast(role, kinds.contact.seenBy)
  return { ...shared, oldestOpen: seesContacts ? oldestOpen : null, refusedLogins: 0 }
}
