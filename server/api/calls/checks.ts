import { z } from 'zod'
import { checkOutcomes } from '#domain/check/check.ts'
import { pictureTypes } from '#domain/check/check-picture.ts'
import type {
  CheckCard,
  CheckCount,
  CheckQueue,
  ComparedPrice,
  DueItem,
  PastCheck,
  ReportCard,
  SavedCheck,
} from '#domain/check/check-queue.ts'
import { checkSchema } from '#domain/check/check-schema.ts'
import { reportAnswerSchema } from '#domain/check/report-answer.ts'
import { reportTopics, type TravellerReport } from '#domain/contact/traveller-report.ts'
import type { Fact } from '#domain/fact/fact.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { keysOf } from '#domain/text/keys.ts'
import { historySchema } from '#server/api/checks/checks.ts'
import { listParameters } from '#server/api/list-query.ts'
import { datedFilters } from '#server/db/checks/due-items.ts'
import { answerOf, type Descriptions, type Shape } from './description.ts'
import { aFile, count, day, id, moment, noted, pageOf } from './shapes.ts'

export const report = answerOf<TravellerReport>({
  parkingId: id,
  parkingName: z.string(),
  airportCode: z.string(),
  topic: z.enum(keysOf(reportTopics)),
  airportSlug: z.string(),
  parkingSlug: z.string(),
})

const stay = answerOf<TimedStay>({
  from: day,
  to: day,
  days: count,
  fromTime: z.string().nullable(),
  toTime: z.string().nullable(),
  persons: count,
})

const price = answerOf<ComparedPrice>({
  amount: z.number().nullable(),
  stay: stay.nullable(),
  pricePerDay: z.number(),
})

const fact = answerOf<Fact>({
  value: z.union([
    z.boolean(),
    z.number(),
    z.string(),
    z.object({ from: z.string(), until: z.string() }),
  ]),
  checkedOn: day.nullable(),
  source: z.string(),
  note: z.string().optional(),
})

const dueShape = {
  item: z.string(),
  parkingId: id.nullable(),
  providerId: id.nullable(),
  name: z.string(),
  airportCode: z.string().nullable(),
  parkingType: z.enum(keysOf(parkingTypes)).nullable(),
  tariff: z.string().nullable(),
  checkedOn: day.nullable(),
  dueOn: day,
  daysLate: z.int(),
  clicks: count,
} satisfies Shape<DueItem>

const card = answerOf<CheckCard>({
  ...dueShape,
  version: id,
  price: price.nullable(),
  fact: fact.nullable(),
  reviews: answerOf<NonNullable<CheckCard['reviews']>>({
    rating: z.number(),
    count,
    source: z.string().nullable(),
  }).nullable(),
  mark: answerOf<NonNullable<CheckCard['mark']>>({
    number: z.string().nullable(),
    validUntil: day,
    proof: z.string().nullable(),
  }).nullable(),
  address: z.string().nullable(),
})

const reportCard = answerOf<ReportCard>({
  id,
  version: id,
  report,
  message: z.string(),
  email: z.string(),
  createdAt: moment,
  parking: answerOf<NonNullable<ReportCard['parking']>>({
    version: id,
    name: z.string(),
    shown: z.string().nullable(),
    checkedOn: day.nullable(),
    price,
    tariff: z.string().nullable(),
    fact: fact.nullable(),
    address: z.string().nullable(),
  }).nullable(),
})

export const checkCalls = {
  'GET /api/admin/checks': {
    does: 'Geeft wat gecontroleerd moet worden, het waardevolste eerst, met de meldingen van reizigers ervoor.',
    status: 200,
    answers: answerOf<CheckQueue>({
      today: day,
      todo: count,
      done: count,
      reports: z.array(reportCard),
      items: z.array(card),
      next: answerOf<NonNullable<CheckQueue['next']>>({
        on: day,
        item: z.string(),
        name: z.string(),
      }).nullable(),
      canMail: z.boolean(),
    }),
  },
  'POST /api/admin/checks': {
    does: 'Bewaart één controle: nog juist, gewijzigd of later.',
    status: 201,
    reads: checkSchema,
    answers: answerOf<SavedCheck>({ id, version: id, change: z.uuid() }),
  },
  'GET /api/admin/checks/count': {
    does: 'Telt wat gecontroleerd moet worden, en wat vandaag is gecontroleerd.',
    status: 200,
    answers: answerOf<CheckCount>({ todo: count, done: count }),
  },
  'GET /api/admin/checks/dated': {
    does: 'Geeft een pagina van alles wat een datum heeft.',
    status: 200,
    reads: listParameters({ filters: datedFilters }),
    answers: pageOf(answerOf<DueItem>(dueShape)),
  },
  'GET /api/admin/checks/history': {
    does: 'Geeft de eerdere controles van één ding, of van alles van een parking of aanbieder, de nieuwste eerst.',
    status: 200,
    reads: historySchema,
    answers: z.array(
      answerOf<PastCheck>({
        id,
        item: z.string(),
        outcome: z.enum(keysOf(checkOutcomes)),
        username: z.string(),
        at: moment,
        stay: stay.nullable(),
        amount: z.number().nullable(),
        url: z.string().nullable(),
        hasPicture: z.boolean(),
      }),
    ),
  },
  'PUT /api/admin/checks/:id/picture': {
    does: 'Bewaart een schermafbeelding van maximaal 5 MB bij een controle.',
    status: 200,
    reads: aFile,
    answers: answerOf<{ type: string; size: number }>({ type: z.enum(pictureTypes), size: count }),
  },
  'GET /api/admin/checks/:id/picture': {
    does: 'Geeft de schermafbeelding bij een controle.',
    status: 200,
    gives: 'image/*',
  },
  'POST /api/admin/reports/:id/answer': {
    does: 'Beantwoordt een melding van een reiziger, of sluit haar met een reden.',
    status: 200,
    reads: reportAnswerSchema,
    answers: noted,
  },
} satisfies Partial<Descriptions>
