import { z } from 'zod'
import { kinds } from '#domain/kinds.ts'
import { type CopiedParking, type CopyReport, twinChoices } from '#domain/tariff/copy.ts'
import { maxTariffs } from '#domain/tariff/tariff-limits.ts'
import { tariffSchema } from '#domain/tariff/tariff-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { answerOf, id } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { problem, readInput } from '#server/api/json.ts'
import { maxRowsBytes, refusals, rowRefs } from '#server/api/rows.ts'
import { copyTariff, previewCopy } from '#server/db/parkings/many-tariffs.ts'

const parking = { id, version: z.int().positive(), name: z.string(), airportCode: z.string() }

const copyReport = answerOf<CopyReport>({
  parkings: z.array(
    answerOf<CopiedParking>({ ...parking, twin: z.string().nullable(), isFull: z.boolean() }),
  ),
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
