import { z } from 'zod'
import type { ApprovalRate } from '#domain/earnings/board/approval.ts'
import {
  type Board,
  type BoardProgramme,
  type BoardWeek,
  type Figures,
  type MoneyDay,
  moneyDays,
} from '#domain/earnings/board/board.ts'
import {
  breakdowns,
  type EarningRow,
  type EarningTable,
  type FoldedRow,
  pageSize,
  sortKeys,
} from '#domain/earnings/board/breakdown.ts'
import { type Finding, findingKinds } from '#domain/earnings/board/findings.ts'
import { type AskedWeeks, type BoardPeriod, readWeeks } from '#domain/earnings/board/weeks.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { parse } from '#domain/form/form.ts'
import type { Period } from '#domain/statistics/period.ts'
import { keysOf } from '#domain/text/keys.ts'
import { answerOf, count, day, id, moment } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { invalidInput, problem } from '#server/api/json.ts'
import { readBoard } from '#server/db/earnings/board/board.ts'
import { readBreakdown } from '#server/db/earnings/board/breakdown.ts'
import { readFindings } from '#server/db/earnings/board/findings.ts'

const cents = z.int()
const period = answerOf<Period>({ from: day, to: day })
const money = {
  bookings: count,
  open: cents,
  approved: cents,
  paid: cents,
  declined: cents,
  openCounts: cents,
  expected: cents,
}
const figures = answerOf<Figures>({ ...money, clicks: count, perHundred: cents.nullable() })
const rate = answerOf<ApprovalRate>({
  approved: count,
  decided: count,
  of: z.enum(['programme', 'network']),
})
const programme = answerOf<BoardProgramme>({
  ...money,
  id,
  name: z.string(),
  network: z.enum(keysOf(networks)),
  rate: rate.nullable(),
})
const week = answerOf<BoardWeek>({
  monday: day,
  settled: cents,
  openCounts: cents,
  expected: cents,
  former: cents,
  isOpen: z.boolean(),
})
const board = answerOf<Board>({
  period,
  former: period,
  weeks: count,
  asOf: moment,
  until: z.string().nullable(),
  day: z.enum(keysOf(moneyDays)),
  now: figures,
  before: figures,
  became: cents,
  programmes: z.array(programme),
  perWeek: z.array(week),
  settlesAfter: count,
  since: day.nullable(),
  withoutClick: count,
  unmatched: z.object({ bookings: count, expected: cents }),
  setUp: z.object({
    programmes: count,
    parkings: count,
    withoutProgramme: count,
    conversions: count,
  }),
})

const folded = answerOf<FoldedRow>({
  name: z.string(),
  code: z.string().nullable(),
  clicks: count,
  expected: cents,
})
const row = answerOf<EarningRow>({
  key: z.string(),
  kind: z.enum(['one', 'fold', 'unmatched']),
  name: z.string(),
  code: z.string().nullable(),
  clicks: count.nullable(),
  bookings: count,
  expected: cents,
  settled: cents,
  declined: cents,
  perHundred: cents.nullable(),
  former: cents,
  hasProgramme: z.boolean(),
  folded: count,
  rows: z.array(folded),
})
const table = answerOf<EarningTable>({
  by: z.enum(keysOf(breakdowns)),
  rows: z.array(row),
  page: count,
  size: count,
  found: count,
  total: row,
})

const finding = answerOf<Finding>({
  kind: z.enum(findingKinds),
  key: z.string(),
  title: z.string(),
  text: z.string(),
  sure: z.string(),
  chance: z.number(),
  to: z.string(),
  press: z.string(),
})

/** Enough for a file of every parking. */
const mostRows = 10_000

const weeksShape = {
  weeks: z.enum(['4', '13', '52']).optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  day: z.enum(keysOf(moneyDays), 'Kies een dag').default('click'),
}
const asked = z.object(weeksShape)
const askedTable = z.object({
  ...weeksShape,
  by: z.enum(keysOf(breakdowns), 'Kies een uitsplitsing').default('parking'),
  q: z.string().max(200).default(''),
  sort: z.enum(keysOf(sortKeys), 'Kies een kolom').default('expected'),
  dir: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(mostRows).default(1),
  size: z.coerce.number().int().min(1).max(mostRows).default(pageSize),
})

type Context = Parameters<typeof problem>[0]

/** Reads the weeks of the query, or refuses them. */
async function inWeeks(
  call: Context,
  given: AskedWeeks,
  answer: (weeks: BoardPeriod, now: Date) => Promise<Response>,
): Promise<Response> {
  const now = new Date()
  const weeks = readWeeks(given, now)
  if (!weeks.ok) return problem(call, 422, 'Deze periode klopt niet', { fields: weeks.why })
  return answer(weeks.value, now)
}

export const read = call({
  method: 'GET',
  path: '/api/admin/earnings',
  does: 'Geeft wat clicks in deze weken opbrengen, naast evenveel weken ervoor. Bedragen zijn in centen.',
  role: 'manager',
  reads: asked,
  answers: board,
  async handle(call) {
    const input = parse(asked, call.req.query())
    if (!input.ok) return invalidInput(call, input.why)
    const day: MoneyDay = input.value.day
    return inWeeks(call, input.value, async (weeks, now) =>
      call.json(await readBoard(weeks, day, now)),
    )
  },
})

export const breakdown = call({
  method: 'GET',
  path: '/api/admin/earnings/table',
  does: 'Geeft wat clicks in deze weken opbrengen per parking, aanbieder, programma, luchthaven, plaats in de lijst, pagina, herkomst of weekdag.',
  role: 'manager',
  reads: askedTable,
  answers: table,
  async handle(call) {
    const input = parse(askedTable, call.req.query())
    if (!input.ok) return invalidInput(call, input.why)
    const { by, day, ...list } = input.value
    return inWeeks(call, input.value, async (weeks, now) =>
      call.json(await readBreakdown(weeks, day, by, list, now)),
    )
  },
})

export const findings = call({
  method: 'GET',
  path: '/api/admin/earnings/findings',
  does: 'Geeft wat opvalt in deze weken, met de reden en hoe zeker het is.',
  role: 'manager',
  reads: asked,
  answers: answerOf<{ findings: Finding[] }>({ findings: z.array(finding) }),
  async handle(call) {
    const input = parse(asked, call.req.query())
    if (!input.ok) return invalidInput(call, input.why)
    return inWeeks(call, input.value, async (weeks, now) =>
      call.json({ findings: await readFindings(weeks, now) }),
    )
  },
})
