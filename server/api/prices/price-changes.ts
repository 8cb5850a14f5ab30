import { z } from 'zod'
import { kinds } from '#domain/kinds.ts'
import type { UnusualPrice } from '#domain/parking/parking-price.ts'
import type {
  ChangedAmount,
  ChangedParking,
  PriceReport,
  Season,
} from '#domain/tariff/price-change.ts'
import { priceChangeSchema } from '#domain/tariff/price-change-schema.ts'
import { answerOf, count, day, id } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { problem, readInput } from '#server/api/json.ts'
import { maxRowsBytes, refusals, rowRefs } from '#server/api/rows.ts'
import { changePrices, previewPrices } from '#server/db/parkings/price-changes.ts'

export const unusualPriceAnswer = answerOf<UnusualPrice>({
  how: z.enum(['low', 'high']),
  median: z.number(),
})

export const changedParking = answerOf<ChangedParking>({
  ...{ id, version: z.int().positive(), name: z.string(), airportCode: z.string() },
  from: count.nullable(),
  to: count.nullable(),
  amounts: z.array(
    answerOf<ChangedAmount>({ days: z.int().positive().nullable(), from: count, to: count }),
  ),
  refusal: z.enum(['no-tariff', 'twin', 'full', 'too-dear', 'too-cheap', 'same']).nullable(),
  isPriceOfTariff: z.boolean(),
  unusual: unusualPriceAnswer.nullable(),
})

const season = answerOf<Season>({
  name: z.string(),
  parkings: count,
  amounts: count,
  period: answerOf<NonNullable<Season['period']>>({
    validFrom: day.nullable(),
    validTo: day.nullable(),
  }).nullable(),
})

const priceReport = answerOf<PriceReport>({
  parkings: z.array(changedParking),
  seasons: z.array(season),
  withoutTariff: count,
  change: z.uuid().optional(),
})

const pricesSchema = z
  .object({
    /** A dry run may be of all parkings of one airport. */
    rows: rowRefs.optional(),
    airport: z.string().trim().length(3).optional(),
    /** Null asks only which prices there are to change. */
    prices: priceChangeSchema.nullable(),
    apply: z.boolean(),
  })
  .check(({ value, issues }) => {
    const { rows, airport, prices, apply } = value
    const problemAt = (field: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message })
    if (apply ? !rows : (rows === undefined) === (airport === undefined))
      problemAt('rows', 'Noem de parkings, of één luchthaven')
    if (apply && !prices) problemAt('prices', 'Zeg hoeveel')
  })

const says = refusals(kinds.parking.noun)

export const changeAll = call({
  method: 'POST',
  path: '/api/admin/parkings/prices',
  does: 'Zegt wat tarieven van een seizoen of prijzen per dag worden met zoveel procent of euro erbij, of wijzigt ze: alle, of geen.',
  role: 'editor',
  reads: pricesSchema,
  answers: priceReport,
  async handle(call) {
    const input = await readInput(call, pricesSchema, says.invalid, maxRowsBytes)
    if (!input.ok) return input.why

    const { rows = [], airport, prices, apply } = input.value
    if (!apply || !prices) {
      return call.json(await previewPrices(airport === undefined ? { rows } : { airport }, prices))
    }
    const changed = await changePrices(call.get('admin'), rows, prices)
    if (changed.ok) return call.json(changed.value)
    if (typeof changed.why === 'object' && 'refused' in changed.why) {
      const error = 'Er is niets gewijzigd: niet elke parking kan deze prijzen krijgen'
      return problem(call, 422, error, { report: changed.why.refused })
    }
    return says.refuse(call, changed.why)
  },
})
