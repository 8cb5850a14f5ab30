import { expect, test } from 'vitest'
import { reportAddress } from './report-address.ts'
import { reportMessage, reportTitle } from './traveller-report.ts'

const report = {
  parkingId: 2,
  parkingName: 'Ringvaart Parking',
  airportCode: 'AMS',
  topic: 'anders',
  airportSlug: 'schiphol',
  parkingSlug: 'ringvaart-parking',
} as const

test('a title says which parking and what is wrong', () => {
  expect(reportTitle(report)).toBe('Ringvaart Parking (AMS): iets anders')
})

test.each([
  ['€79,00', 'Wat moet er staan? €79,00'],
  ['🚌🚌🚌🚌🚌🚌', 'Wat moet er staan? 🚌🚌🚌🚌🚌🚌'],
  ['Het is €79', 'Het is €79'],
])('"%s" is long enough for the inbox as "%s"', (typed, message) => {
  expect(reportMessage(typed)).toBe(message)
})

test('the address of the form names the airport and the parking', () => {
  expect(reportAddress('schiphol', 'p3-lang')).toBe(
    '/klopt-dit-niet?luchthaven=schiphol&terrein=p3-lang',
  )
})
