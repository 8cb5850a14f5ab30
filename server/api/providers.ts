import { z } from 'zod'
import { countries } from '#domain/airport/airport.ts'
import {
  type AdminProvider,
  type Mark,
  type Provider,
  type ProviderParking,
  registries,
} from '#domain/provider/provider.ts'
import { providerSchema } from '#domain/provider/provider-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { providerRows } from '#server/db/parkings/edited-providers.ts'
import { answerOf, day, editableShape, id, type Shape } from './answer.ts'
import { period } from './prices/charges.ts'
import { rowCalls } from './rows.ts'

export const providerShape = {
  id,
  tradeName: z.string(),
  legalName: z.string().nullable(),
  registry: z.enum(keysOf(registries)).nullable(),
  registryNumber: z.string().nullable(),
  country: z.enum(keysOf(countries)),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  phoneHours: period.nullable(),
  marks: z.array(
    answerOf<Mark>({
      name: z.string(),
      number: z.string().nullable(),
      validUntil: day.nullable(),
      proof: z.string().nullable(),
    }),
  ),
} satisfies Shape<Provider>

const adminProvider = answerOf<AdminProvider>({
  ...providerShape,
  ...editableShape,
  leftOutAt: z.string().nullable(),
  leftOutBecause: z.string().nullable(),
  leftOutSince: day.nullable(),
  parkings: z.array(answerOf<ProviderParking>({ id, name: z.string(), airportCode: z.string() })),
})

export const rows = rowCalls('provider', {
  reads: providerSchema,
  answers: adminProvider,
  rows: providerRows,
})
