import { z } from 'zod'
import { optionalDay } from '#domain/form/day.ts'
import { decimal, optionalDecimal } from '#domain/form/decimal.ts'
import { euros, noAmount } from '#domain/form/euros.ts'
import { line } from '#domain/form/form.ts'
import { keysOf } from '#domain/text/keys.ts'
import { billings, type Step, type Tariff, twins } from './tariff.ts'
import { checkSources } from './tariff-check.ts'
import { longestStay, maxSteps, maxTariffs } from './tariff-limits.ts'

// Apart from tariff.ts, so that public pages don't load Zod.

const noDays = 'Vul hele dagen in'
const days = z
  .int(noDays)
  .min(1, 'Minimaal 1 dag')
  .max(longestStay, `Maximaal ${longestStay} dagen`)

const stepSchema = z.object({
  days: decimal(noDays).pipe(days),
  total: euros('Vul in wat dat samen kost'),
})

const stepsSchema = z
  .array(stepSchema, 'Vul ten minste één stap in')
  .min(1, 'Vul ten minste één stap in')
  .max(maxSteps, `Maximaal ${maxSteps} stappen`)
  .check(({ value: steps, issues }) => {
    for (const at of repeatedDays(steps))
      issues.push(problem(steps, [at, 'days'], 'Dit aantal dagen staat er al'))
  })
  .transform((steps) => steps.toSorted((a, b) => a.days - b.days))

/** The places of the steps with a number of days that an earlier one has. */
const repeatedDays = (steps: Step[]) =>
  steps.flatMap(({ days }, at) =>
    steps.findIndex((other) => other.days === days) < at ? [at] : [],
  )

export const checkSource = z.enum(keysOf(checkSources), 'Kies waar je keek').nullable()

export const tariffName = line(1, 'Geef het tarief een naam', 60)

/** One tariff, of a form, a call or a file. */
export const tariffSchema: z.ZodType<Tariff> = z
  .object({
    name: tariffName,
    validFrom: optionalDay,
    validTo: optionalDay,
    billing: z.enum(keysOf(billings), 'Kies hoe de aanbieder telt'),
    steps: stepsSchema,
    extraDay: decimal('Vul in wat een extra dag kost', noAmount)
      .pipe(z.number().min(0, 'Minimaal €0,00').max(99_999, 'Maximaal €99.999,00'))
      .transform((amount) => Math.round(amount * 100) / 100),
    minimumDays: optionalDecimal(noDays).pipe(days.nullable()),
    maximumDays: optionalDecimal(noDays).pipe(days.nullable()),
    checkedOn: optionalDay.optional(),
    checkSource: checkSource.optional(),
    isChanged: z.boolean().optional(),
  })
  .check(({ value: tariff, issues }) => {
    const { validFrom, validTo, minimumDays, maximumDays } = tariff
    if (validFrom !== null && validTo !== null && validTo < validFrom)
      issues.push(problem(tariff, ['validTo'], 'De laatste dag is vóór de eerste'))
    if (minimumDays !== null && maximumDays !== null && maximumDays < minimumDays)
      issues.push(problem(tariff, ['maximumDays'], 'Dit is minder dan het minimum'))
  })

export const twinTariff = 'Er is al een tarief dat op deze dag begint'

/** All tariffs of a parking. */
export const tariffsSchema: z.ZodType<Tariff[]> = z
  .array(tariffSchema)
  .max(maxTariffs, `Maximaal ${maxTariffs} tarieven`)
  .check(({ value: tariffs, issues }) => {
    for (const twin of twins(tariffs))
      issues.push(problem(tariffs, [tariffs.indexOf(twin), 'validFrom'], twinTariff))
  })

function problem(input: unknown, path: (string | number)[], message: string) {
  return { code: 'custom' as const, input, path, message }
}
