import { expect, test } from 'vitest'
import { parse } from '#domain/form/form.ts'
import { reportFieldsSchema, reportSchema } from './report-schema.ts'

const report = {
  airport: 'schiphol',
  parking: 'ringvaart-parking',
  topic: 'prijs',
  message: '€79,00',
  email: '',
}

test.each([
  ['an empty e-mail address', report],
  ['an e-mail address', { ...report, email: 'jo@example.com' }],
])('a report with %s is valid', (_, given) => {
  expect(parse(reportSchema, given)).toEqual({ ok: true, value: given })
})

test('a report without the field for an e-mail address is valid', () => {
  const { email, ...without } = report

  expect(parse(reportSchema, without)).toEqual({ ok: true, value: without })
})

test.each([
  ['topic', 'weer', 'Kies wat er niet klopt'],
  ['message', ' 7 ', 'Vul in wat er moet staan'],
  ['message', 'x'.repeat(2_001), 'Maximaal 2000 karakters'],
  ['email', 'jo@', 'Ongeldig e-mailadres'],
  ['email', `jo@${'x'.repeat(250)}.nl`, 'Ongeldig e-mailadres'],
  ['airport', '', 'Noem de luchthaven'],
  ['parking', '', 'Noem het parkeerterrein'],
])('%s is refused if it is "%s"', (field, value, error) => {
  expect(parse(reportSchema, { ...report, [field]: value })).toEqual({
    ok: false,
    why: { [field]: [error] },
  })
})

test('an empty form has an error at each field that must be filled in', () => {
  expect(parse(reportFieldsSchema, {})).toEqual({
    ok: false,
    why: { topic: ['Kies wat er niet klopt'], message: ['Vul in wat er moet staan'] },
  })
})
