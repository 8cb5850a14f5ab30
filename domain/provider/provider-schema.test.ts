import { describe, expect, test } from 'vitest'
import { parse } from '#domain/form/form.ts'
import type { Mark } from './provider.ts'
import { maxMarks, providerSchema } from './provider-schema.ts'

const given = {
  tradeName: 'Polderpark',
  legalName: 'Polderpark Beheer BV',
  registry: 'KvK',
  registryNumber: '00000011',
  country: 'NL',
  website: 'https://polderpark.example.com',
  phone: '020 555 01 11',
  phoneHours: { from: '04:00', until: '23:30' },
  marks: [],
}

const mark: Mark = { name: 'Veilig Parkeren', number: '0000-11', validUntil: null, proof: null }

const errorsOf = (special: object) => {
  const parsed = parse(providerSchema, { ...given, ...special })
  return parsed.ok ? {} : parsed.why
}

const parsedAs = (special: object = {}) => {
  const parsed = parse(providerSchema, { ...given, ...special })
  return parsed.ok ? parsed.value : undefined
}

test('what is unknown is left empty', () => {
  const unknown = { legalName: '', registry: null, registryNumber: ' ', website: '', phone: '' }

  expect(parsedAs({ ...unknown, phoneHours: null })).toEqual({
    ...given,
    legalName: null,
    registry: null,
    registryNumber: null,
    website: null,
    phone: null,
    phoneHours: null,
  })
})

test.each([
  ['tradeName', { tradeName: 'P' }],
  ['registry', { registry: 'HRB', registryNumber: 'HRB 12345' }],
  ['registry', { registry: null }],
  ['registryNumber', { registryNumber: '0000001' }],
  ['registryNumber', { country: 'BE', registry: 'KBO', registryNumber: '0123.456.748' }],
  ['country', { country: 'TR' }],
  ['website', { website: 'javascript:alert(1)' }],
  ['phone', { phone: 'bel maar' }],
  ['phoneHours', { phoneHours: 'overdag' }],
  ['phoneHours.from', { phoneHours: { from: '4:00', until: '23:30' } }],
  ['leftOutBecause', { leftOutAt: 'AMS', leftOutBecause: '', leftOutSince: null }],
  ['leftOutSince', { leftOutAt: 'AMS', leftOutBecause: 'Gestopt', leftOutSince: '2026-02-30' }],
])('the error is at %s for %j', (field, special) => {
  expect(Object.keys(errorsOf(special))).toContain(field)
})

test('all that is wrong is said at once', () => {
  const wrong = {
    tradeName: '',
    registryNumber: '1',
    phoneHours: 'overdag',
    marks: [{ ...mark, proof: 'keurmerk.pdf' }],
    leftOutAt: 'AMS',
  }

  expect(Object.keys(errorsOf(wrong)).toSorted()).toEqual([
    'leftOutBecause',
    'marks.0.proof',
    'phoneHours',
    'registryNumber',
    'tradeName',
  ])
})

test('a number is stored in one notation', () => {
  const belgian = { country: 'BE', registry: 'KBO', registryNumber: 'BE 0123456749' }

  expect(parsedAs(belgian)).toMatchObject({ registryNumber: '0123.456.749' })
})

describe('marks', () => {
  test('each have their own errors', () => {
    const wrong = { name: '', number: null, validUntil: '31-12', proof: 'keurmerk.pdf' }

    expect(errorsOf({ marks: [mark, wrong] })).toEqual({
      'marks.1.name': ['Geef het keurmerk een naam'],
      'marks.1.validUntil': ['Deze datum bestaat niet.'],
      'marks.1.proof': ['Voer een geldige URL in'],
    })
  })

  test('are not written down twice', () => {
    expect(errorsOf({ marks: [mark, { ...mark, number: '2' }, mark] })).toEqual({
      'marks.2.name': ['Dit keurmerk staat er al'],
    })
  })

  test('have a maximum', () => {
    const many = Array.from({ length: maxMarks + 1 }, (_, at) => ({ ...mark, number: `${at}` }))

    expect(errorsOf({ marks: many })).toEqual({ marks: ['Maximaal 20 keurmerken'] })
    expect(parsedAs({ marks: many.slice(1) })?.marks).toHaveLength(maxMarks)
  })
})

describe('where a provider is left out', () => {
  test('has a reason, and a day if that is known', () => {
    const leftOut = { leftOutAt: 'AMS', leftOutBecause: 'Gestopt', leftOutSince: '2026-03-01' }

    expect(parsedAs(leftOut)).toMatchObject(leftOut)
    expect(parsedAs({ ...leftOut, leftOutSince: '' })).toMatchObject({ leftOutSince: null })
  })

  test('has neither once it is listed', () => {
    const listed = { leftOutAt: null, leftOutBecause: 'Gestopt', leftOutSince: '2026-03-01' }

    expect(parsedAs(listed)).toMatchObject({ leftOutBecause: null, leftOutSince: null })
  })

  test('stays as it is if it is omitted', () => {
    expect(parsedAs()).not.toHaveProperty('leftOutAt')
    expect(parsedAs({ leftOutBecause: 'Gestopt' })).not.toHaveProperty('leftOutBecause')
  })
})
