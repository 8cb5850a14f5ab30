import { z } from 'zod'
import { clashProblem } from '#domain/outbound/page-problems.ts'
import type {
  AdminProvider,
  ListedProvider,
  Mark,
  Provider,
  ProviderParking,
} from '#domain/provider/provider.ts'
import {
  type ProviderField,
  type ProviderFields,
  type PublicProviderFields,
  perProviderField,
  publicProviderNames,
} from '#domain/provider/provider-fields.ts'
import { providerSchema } from '#domain/provider/provider-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { referencesOfProvider } from '#server/db/links/references.ts'
import { providerRows } from '#server/db/parkings/edited-providers.ts'
import { answerOf, day, editableShape, id, type Shape } from './answer.ts'
import { datedSummary } from './checks/dated.ts'
import { period } from './prices/charges.ts'
import { rowCalls } from './rows.ts'

const mark = answerOf<Mark>({
  name: z.string(),
  number: z.string().nullable(),
  validUntil: day.nullable(),
  proof: z.string().nullable(),
})

// The kind of a descriptor is that of its value.
const fieldsShape = perProviderField((field) => {
  const value = answerTo(field)
  return 'optional' in field ? value.nullable() : value
}) as Shape<ProviderFields>

function answerTo(field: ProviderField): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return z.enum(keysOf(field.choices))
    case 'hours':
      return period
    case 'day':
      return day
    case 'marks':
      return z.array(mark)
    default:
      return z.string()
  }
}

const publicShape = {
  id,
  // The names are exactly those of the type.
  ...(Object.fromEntries(
    publicProviderNames.map((name) => [name, fieldsShape[name]]),
  ) as Shape<PublicProviderFields>),
} satisfies Shape<Provider>

/** What visitors read of a provider. */
export const provider = answerOf<Provider>(publicShape)

const adminShape = {
  ...publicShape,
  ...editableShape,
  ...fieldsShape,
  parkings: z.array(answerOf<ProviderParking>({ id, name: z.string(), airportCode: z.string() })),
} satisfies Shape<AdminProvider>

export const rows = rowCalls('provider', {
  reads: providerSchema,
  answers: answerOf<AdminProvider>(adminShape),
  lists: answerOf<ListedProvider>({ ...adminShape, dated: datedSummary.nullable() }),
  rows: providerRows,
  async problems({ bookingPage }, id) {
    if (!bookingPage || id === undefined) return undefined
    const former = await providerRows.find(id)
    const clash = clashProblem(bookingPage, former?.bookingPage, await referencesOfProvider(id))
    return clash ? { bookingPage: [clash] } : undefined
  },
})
