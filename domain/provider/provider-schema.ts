import { z } from 'zod'
import { optionalDay } from '#domain/form/day.ts'
import { line, optionalLine } from '#domain/form/form.ts'
import { isForm } from '#domain/form/is-form.ts'
import { optionalWebAddress } from '#domain/form/web-address.ts'
import { optionalBookingPage } from '#domain/outbound/booking-page-schema.ts'
import { isQuarter } from '#domain/stay/time-of-day.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Mark, type Registry, registries, registryOf } from './provider.ts'
import {
  type OmittedName,
  type ProviderField,
  type ProviderFieldName,
  type ProviderFields,
  perProviderField,
} from './provider-fields.ts'
import { readRegistryNumber, registryNumberMessages } from './registry-number.ts'

// Apart from provider.ts, so that public pages don't load Zod.

export const maxMarks = 20

export const hoursMessage = 'Vul de uren zo in: 04:00 tot 23:30, of dag en nacht'

const time = z.string(hoursMessage).refine(isQuarter, 'Kies een tijd op een kwartier')

const mark: z.ZodType<Mark> = z.object({
  name: line(2, 'Geef het keurmerk een naam', 100),
  number: optionalLine(60),
  validUntil: optionalDay,
  proof: optionalWebAddress,
})

const marks = z
  .array(mark)
  .max(maxMarks, `Maximaal ${maxMarks} keurmerken`)
  .check(({ value, issues }) => {
    value.forEach(({ name, number }, at) => {
      const first = value.findIndex((other) => other.name === name && other.number === number)
      if (first < at) issues.push(problem(value, [at, 'name'], 'Dit keurmerk staat er al'))
    })
  })

const phone = optionalLine(30).refine(
  (phone) => phone === null || /^[+\d][\d\s().-]{5,}$/.test(phone),
  'Vul een telefoonnummer in',
)

function checkOf(field: ProviderField): z.ZodType {
  switch (field.kind) {
    case 'name':
      return line(field.shortest, field.ask, field.longest)
    case 'line':
      return optionalLine(field.longest)
    case 'choice': {
      const choice = z.enum(keysOf(field.choices), field.ask)
      return 'optional' in field ? choice.nullable() : choice
    }
    case 'number':
      return optionalLine(30)
    case 'address':
      return optionalWebAddress
    case 'booking':
      return optionalBookingPage
    case 'phone':
      return phone
    case 'hours':
      return z.object({ from: time, until: time }, hoursMessage).nullable()
    case 'day':
      return optionalDay
    case 'airport':
      return optionalLine(3)
    case 'marks':
      return marks
  }
}

type Checks = {
  [Name in ProviderFieldName]: Name extends OmittedName
    ? z.ZodOptional<z.ZodType<ProviderFields[Name]>>
    : z.ZodType<ProviderFields[Name]>
}

/** The check of each field by itself: its value is of the kind of its descriptor. */
export const providerChecks = perProviderField((field) => {
  const check = checkOf(field)
  return field.mayBeOmitted ? check.optional() : check
}) as Checks

/** The form of a provider, and the body of its calls. */
export const providerSchema = z
  .object({ ...providerChecks, version: z.int().positive().optional() })
  .refine(({ registry, country }) => !registry || registry === registryOf[country], {
    path: ['registry'],
    error: 'Dit register is niet van dit land',
  })
  .refine(({ registry, registryNumber }) => registry !== null || registryNumber === null, {
    path: ['registry'],
    error: 'Kies een register',
  })
  .refine(hasReadableNumber, {
    path: ['registryNumber'],
    error: ({ input }) => numberMessage(input),
    when: isForm,
  })
  .refine(({ leftOutAt, leftOutBecause }) => !leftOutAt || (leftOutBecause ?? '').length >= 3, {
    path: ['leftOutBecause'],
    error: 'Zeg in een korte zin waarom',
    when: isForm,
  })
  .transform(({ leftOutAt, leftOutBecause, leftOutSince, ...provider }) => {
    const { registry, registryNumber } = provider
    const number = registry && registryNumber && readRegistryNumber(registry, registryNumber)
    return {
      ...provider,
      registryNumber: number ?? null,
      ...(leftOutAt !== undefined && {
        leftOutAt,
        leftOutBecause: leftOutAt === null ? null : (leftOutBecause ?? null),
        leftOutSince: leftOutAt === null ? null : (leftOutSince ?? null),
      }),
    }
  })

export type ProviderInput = z.infer<typeof providerSchema>

type Numbered = { registry: Registry | null; registryNumber: string | null }

function hasReadableNumber({ registry, registryNumber }: Numbered): boolean {
  if (!registry || typeof registryNumber !== 'string') return true
  return readRegistryNumber(registry, registryNumber) !== undefined
}

function numberMessage(input: unknown): string {
  // Only a provider with a register is refused.
  const { registry: given } = input as Numbered
  const registry = keysOf(registries).find((name) => name === given)
  return registryNumberMessages[registry ?? 'KvK']
}

/** Fields that are compared are also checked when others are wrong, so that all is said at once. */
function problem(input: unknown, path: (string | number)[], message: string) {
  return { code: 'custom' as const, input, path, message }
}
