import { z } from 'zod'
import { noDay, optionalDay } from '#domain/form/day.ts'
import { decimal } from '#domain/form/decimal.ts'
import { line } from '#domain/form/form.ts'
import { isDay } from '#domain/text/is-day.ts'
import { type Raise, roundings } from './raise.ts'
import { tariffName } from './tariff-schema.ts'

const noBegin = 'Kies de eerste dag'
const wrongPercent = 'Vul een percentage in'

/** From which tariff, and to what. */
export const raiseSchema: z.ZodType<Raise & { from: string }> = z
  .object({
    from: line(1, 'Kies een tarief', 60),
    name: tariffName,
    validFrom: z.string(noBegin).trim().min(1, noBegin).refine(isDay, noDay),
    validTo: optionalDay,
    percent: decimal(wrongPercent).pipe(
      z.number().min(-90, 'Minimaal -90%').max(900, 'Maximaal 900%'),
    ),
    roundTo: z.union(
      roundings.map((cents) => z.literal(cents)),
      'Kies waarop je afrondt',
    ),
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
