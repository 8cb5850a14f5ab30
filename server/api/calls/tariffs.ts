import { z } from 'zod'
import type { CopiedParking, CopyReport } from '#domain/tariff/copy.ts'
import type { RaisedParking, RaiseReport } from '#domain/tariff/raise.ts'
import { copySchema, raiseCallSchema } from '#server/api/prices/tariffs.ts'
import { rowsSchema } from '#server/api/rows.ts'
import { answerOf, type Descriptions } from './description.ts'
import { count, id, noted } from './shapes.ts'

const parking = { id, version: z.int().positive(), name: z.string(), airportCode: z.string() }

const copyReport = answerOf<CopyReport>({
  parkings: z.array(
    answerOf<CopiedParking>({ ...parking, twin: z.string().nullable(), isFull: z.boolean() }),
  ),
  change: z.uuid().optional(),
})

export const raisedParking = answerOf<RaisedParking>({
  ...parking,
  from: count.nullable(),
  to: count.nullable(),
  refusal: z.enum(['no-tariff', 'twin', 'full', 'too-dear']).nullable(),
})

const raiseReport = answerOf<RaiseReport>({
  parkings: z.array(raisedParking),
  names: z.array(answerOf<RaiseReport['names'][number]>({ name: z.string(), parkings: count })),
  change: z.uuid().optional(),
})

export const tariffCalls = {
  'POST /api/admin/tariffs/copy': {
    does: 'Zegt welke parkings een tarief krijgen en welke er al een hebben, of geeft het ze.',
    status: 200,
    reads: copySchema,
    answers: copyReport,
  },
  'POST /api/admin/tariffs/raise': {
    does: 'Zegt wat een tarief wordt met zoveel procent erbij, of maakt het: bij alle, of geen.',
    status: 200,
    reads: raiseCallSchema,
    answers: raiseReport,
  },
  'PUT /api/admin/parkings/day-prices': {
    does: 'Neemt de prijs per dag van parkings over uit hun tarief van vandaag.',
    status: 200,
    reads: rowsSchema,
    answers: noted,
  },
} satisfies Partial<Descriptions>
