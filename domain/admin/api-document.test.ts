import { expect, test } from 'vitest'
import { fieldsOf, type JsonSchema, limitsOf, typeOf } from './api-document.ts'

test.each<[JsonSchema, string, string[]]>([
  [{ type: 'string', minLength: 2, maxLength: 5_000 }, 'tekst', ['2 tot 5.000 tekens']],
  [{ type: 'string', minLength: 1 }, 'tekst', ['minimaal 1 teken']],
  [{ type: 'string', format: 'email', pattern: '^.+@' }, 'tekst', ['email']],
  [{ type: 'string', pattern: '^[A-Z]*$' }, 'tekst', ['patroon ^[A-Z]*$']],
  [{ type: 'string', enum: ['', 'matomo'] }, 'tekst', ['"", matomo']],
  [
    { type: 'integer', exclusiveMinimum: 0, maximum: 9 },
    'geheel getal',
    ['meer dan 0', 'maximaal 9'],
  ],
  [
    { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] },
    'tekst of null',
    ['maximaal 9 tekens'],
  ],
  [
    {
      anyOf: [
        { type: 'number', minimum: 0.01, maximum: 5 },
        { type: 'string', minLength: 1 },
      ],
    },
    'getal of tekst',
    ['0,01 tot 5'],
  ],
  [
    { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 9 } },
    'lijst van teksten',
    ['maximaal 50 stuks', 'elk maximaal 9 tekens'],
  ],
  [{}, 'elke waarde', []],
])('%o is described by its type and limits', (schema, type, limits) => {
  expect([typeOf(schema), limitsOf(schema)]).toEqual([type, limits])
})

test('a nested field is named by its path, also within a list', () => {
  const row: JsonSchema = {
    type: 'object',
    properties: { id: { type: 'integer' } },
    required: ['id'],
  }
  const schema = { properties: { row, rows: { type: 'array', items: row } }, required: ['rows'] }

  expect(fieldsOf(schema).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['row', false],
    ['row.id', true],
    ['rows', true],
    ['rows[].id', true],
  ])
})
