import { z } from 'zod'
import { kinds } from '#domain/kinds.ts'
import { type CopiedParking, type CopyReport, twinChoices } from '#domain/tariff/copy.ts'
import type { RaisedParking, RaiseReport } from '#domain/tariff/raise.ts'
import { raiseSchema } from '#domain/tariff/raise-schema.ts'
import { maxTariffs } from '#domain/tariff/tariff-limits.ts'
import { tariffSchema } from '#domain/tariff/tariff-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { answerOf, count, id } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { problem, readInput } from '#server/api/json.ts'
import { maxRowsBytes, refusals, rowRefs } from '#server/api/rows.ts'
import {
  copyTariff,
  previewCopy,
  previewRaise,
  raiseTariffs,
} from '#server/db/parkings/many-tariffs.ts'

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

const ofTariff = refusals(kinds.tariff.noun)
const ofParking = refusals(kinds.parking.noun)

const copySchema = z.object({
  tariff: tariffSchema,
  rows: rowRefs,
  /** Asked if a parking has a tariff that begins on the same day. */
  twins: z.enum(keysOf(twinChoices)).optional(),
  apply: z.boolean(),
})

export const copy = call({
  method: 'POST',
  path: '/api/admin/tariffs/copy',
  does: 'Zegt welke parkings een tarief krijgen en welke er al een hebben, of geeft het ze.',
  role: 'editor',
  reads: copySchema,
  answers: copyReport,
  async handle(call) {
    const input = await readInput(call, copySchema, ofTariff.invalid, maxRowsBytes)
    if (!input.ok) return input.why

    const { tariff, rows, twins, apply } = input.value
    if (!apply) return call.json({ parkings: await previewCopy(rows, tariff) })
    const copied = await copyTariff(call.get('admin'), rows, tariff, twins)
    if (copied.ok) return call.json(copied.value)
    if (copied.why === 'twins') {
      const error =
        'Er is niets gekopieerd: kies wat er gebeurt met tarieven die op deze dag beginnen'
      return problem(call, 422, error, { fields: { twins: ['Kies vervangen of overslaan'] } })
    }
    if (copied.why === 'full') {
      return problem(
        call,
        422,
        `Er is niets gekopieerd: een parking heeft hoogstens ${maxTariffs} tarieven`,
      )
    }
    return ofParking.refuse(call, copied.why)
  },
})

const onePlace = 'Noem de parkings, of één luchthaven'

const raiseCallSchema = z
  .object({
    /** A dry run may be of all parkings of one airport. */
    rows: rowRefs.optional(),
    airport: z.string().trim().length(3).optional(),
    /** Null asks only for the names that a raise may start from. */
    raise: raiseSchema.nullable(),
    apply: z.boolean(),
  })
  .check(({ value, issues }) => {
    const { rows, airport, raise, apply } = value
    const problemAt = (field: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message })
    if (apply ? !rows : (rows === undefined) === (airport === undefined))
      problemAt('rows', onePlace)
    if (apply && !raise) problemAt('raise', 'Zeg hoeveel')
  })

export const raise = call({
  method: 'POST',
  path: '/api/admin/tariffs/raise',
  does: 'Zegt wat een tarief wordt met zoveel procent erbij, of maakt het: bij alle, of geen.',
  role: 'editor',
  reads: raiseCallSchema,
  answers: raiseReport,
  async handle(call) {
    const input = await readInput(call, raiseCallSchema, ofTariff.invalid, maxRowsBytes)
    if (!input.ok) return input.why

    const { rows = [], airport, raise, apply } = input.value
    if (!apply || !raise) {
      return call.json(await previewRaise(airport === undefined ? { rows } : { airport }, raise))
    }
    const raised = await raiseTariffs(call.get('admin'), rows, raise)
    if (raised.ok) return call.json(raised.value)
    if (typeof raised.why === 'object' && 'refused' in raised.why) {
      const error = 'Er is niets verhoogd: niet elke parking kan dit tarief krijgen'
      return problem(call, 422, error, { report: raised.why.refused })
    }
    return ofParking.refuse(call, raised.why)
  },
})
