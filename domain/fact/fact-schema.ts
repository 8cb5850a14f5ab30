import { z } from 'zod'
import { line, refuseControls } from '#domain/form/form.ts'
import { isDay } from '#domain/text/is-day.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Fact, type FactValue, isFactValue, longestFactText } from './fact.ts'
import { type FactKey, factFields } from './fact-fields.ts'
import { factMessage, readFactText } from './fact-text.ts'

// Apart from fact.ts, so that public pages don't load Zod.

/** The value of a fact, or the text that the admin typed for it. */
export const factValue = (key: FactKey) =>
  z.unknown().transform((given, context): FactValue => {
    const value = isFactValue(key, given) ? given : undefined
    const read = typeof given === 'string' ? readFactText(key, given) : value
    if (read === undefined) context.addIssue({ code: 'custom', message: factMessage(key) })
    else if (typeof read === 'string') refuseControls(read, context)
    return read ?? z.NEVER
  })

/** The longest name of a source. */
const longestSource = 100

const fact = (key: FactKey): z.ZodType<Fact> =>
  z.strictObject({
    value: factValue(key),
    checkedOn: z.string().refine(isDay, 'Deze datum bestaat niet.').nullable(),
    source: line(1, 'Vul een bron in', longestSource),
    note: line(1, 'Vul een toelichting in', longestFactText).optional(),
  })

/** The facts of a form or a call. One that is left out stays as it is, null makes it unknown. */
export const factsSchema = z.strictObject(
  // The entries are exactly the facts of the table.
  Object.fromEntries(
    keysOf(factFields).map((key) => [key, fact(key).nullable().optional()]),
  ) as unknown as Record<FactKey, z.ZodOptional<z.ZodNullable<z.ZodType<Fact>>>>,
)

export type FactsInput = z.infer<typeof factsSchema>
