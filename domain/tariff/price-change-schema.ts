import { z } from 'zod'
import { noDay, optionalDay } from '#domain/form/day.ts'
import { decimal } from '#domain/form/decimal.ts'
import { line } from '#domain/form/form.ts'
import { isDay } from '#domain/text/is-day.ts'
import { roundings } from './amount-change.ts'
import type { NewSeason, PriceChange } from './price-change.ts'
import { tariffName } from './tariff-schema.ts'

const noBegin = 'Kies de eerste dag'

const newSeason: z.ZodType<NewSeason> = z
  .object({
    name: tariffName,
    validFrom: z.string(noBegin).trim().min(1, noBegin).refine(isDay, noDay),
    validTo: optionalDay,
  })
  .check(({ value, issues }) => {
    const { validFrom, validTo } = value
    if (validTo === null || validTo >= validFrom) return
    issues.push({
      code: 'custom',
      input: value,
      path: ['validTo'],
      message: 'De laatste dag is vóór de eerste',
    })
  })

const amountOf = (noNumber: string, least: number, most: number, unit: string) =>
  decimal(noNumber).pipe(
    z.number().min(least, `Minimaal -${-least}${unit}`).max(most, `Maximaal ${most}${unit}`),
  )

const what = {
  season: line(1, 'Kies een seizoen', 60).nullable(),
  into: newSeason.nullable(),
  roundTo: z.union(
    roundings.map((cents) => z.literal(cents)),
    'Kies waarop je afrondt',
  ),
}

/** Which prices change, and to what. */
export const priceChangeSchema: z.ZodType<PriceChange> = z
  .discriminatedUnion('unit', [
    z.object({
      ...what,
      unit: z.literal('percent'),
      by: amountOf('Vul een percentage in', -90, 900, '%'),
    }),
    z.object({
      ...what,
      unit: z.literal('euros'),
      by: amountOf('Vul een bedrag in', -1_000, 1_000, ' euro'),
    }),
  ])
  .check(({ value, issues }) => {
    if (value.season !== null || value.into === null) return
    const message = 'Een prijs per dag heeft geen seizoen'
    issues.push({ code: 'custom', input: value, path: ['into'], message })
  })
