import { expect, test } from 'vitest'
import type { z } from 'zod'
import { airportSchema } from '#domain/airport/airport-schema.ts'
import { contactSchema } from '#domain/contact/contact.ts'
import { replyTemplateSchema } from '#domain/contact/reply-template.ts'
import { reportSchema } from '#domain/contact/report-schema.ts'
import { factsSchema } from '#domain/fact/fact-schema.ts'
import { faqSchema } from '#domain/faq/faq-schema.ts'
import { mediaSchema } from '#domain/media/media-schema.ts'
import { parkingSchema } from '#domain/parking/parking-schema.ts'
import { postSchema } from '#domain/post/post-schema.ts'
import { providerSchema } from '#domain/provider/provider-schema.ts'
import { settingsFormSchema, settingsSchema } from '#domain/settings/setting-schema.ts'
import { surchargeSchema } from '#domain/surcharge/surcharge-schema.ts'
import { tariffSchema } from '#domain/tariff/tariff-schema.ts'
import { line, optionalLine, optionalText, text } from './form.ts'

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

test('a line is trimmed, and refused for what would end it or can’t be seen', () => {
  const name = line(2, 'Naam is verplicht', 20)

  expect(name.parse(' \n Ringvaart\u0000 Parking \t')).toBe('Ringvaart Parking')
  expect(messagesOf(name, 'Ringvaart\nParking')).toEqual([
    'Zet dit op één regel: er staat een regeleinde in',
  ])
  expect(messagesOf(name, 'x')).toEqual(['Naam is verplicht'])
  expect(messagesOf(name, 'x'.repeat(21))).toEqual(['Maximaal 20 karakters'])
  expect(optionalLine(5).parse(' ')).toBeNull()
  expect(messagesOf(optionalLine(5), 'a\tb')).toEqual(['Er staat een tab in. Gebruik een spatie'])
})

test('a text keeps its lines and tabs, and loses other control characters', () => {
  expect(text(1, 'Leeg').parse('een\r\n\ttwee\u0007')).toBe('een\r\n\ttwee')
  expect(messagesOf(text(2, 'Leeg'), '\u0007x')).toEqual(['Leeg'])
  expect(optionalText(9).parse('\u0007')).toBeNull()
})

const lines: [z.ZodType, (string | number)[]][] = [
  [airportSchema, ['name', 'slug', 'officialParkings', 'city']],
  [contactSchema, ['name', 'subject']],
  [replyTemplateSchema, ['name']],
  [reportSchema, ['airport', 'parking']],
  [faqSchema, ['question']],
  [mediaSchema, ['name']],
  [parkingSchema, ['name', 'reviewsSource', 'avoid']],
  [postSchema, ['title', 'slug', 'author']],
  [providerSchema, ['tradeName', 'legalName', 'registryNumber', 'phone', 'leftOutBecause']],
  [settingsFormSchema, ['product', 'company', 'seoTitle', 'analyticsId']],
  [surchargeSchema, ['label']],
  [tariffSchema, ['name']],
]

const linesByName = lines.flatMap(([schema, names]) => names.map((name) => [name, schema] as const))

test.each(linesByName)('%s is a line', (name, schema) => {
  const { issues = [] } = schema.safeParse({ [name]: 'Ring\u0007vaart' }).error ?? {}
  const messages = issues.filter(({ path }) => path[0] === name).map(({ message }) => message)

  expect(messages).toContain('Er staat een onzichtbaar stuurteken in (U+0007). Haal het weg')
})

test('a fact’s text, its source and its note are lines', () => {
  const fact = { value: 'Ring\tvaart', source: 'tele\tfoon', note: 'zie\tbord', checkedOn: null }
  const { issues = [] } = factsSchema.safeParse({ entrance: fact }).error ?? {}

  expect(issues.map(({ path }) => path.join('.'))).toEqual([
    'entrance.value',
    'entrance.source',
    'entrance.note',
  ])
})

test('a setting that was saved with a line end is not replaced by its default', () => {
  expect(settingsSchema.parse({ company: 'Polder\nParkeren BV' })).toMatchObject({
    company: 'Polder Parkeren BV',
  })
})
