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

test('a report says for which stay it is', () => {
  const stay = { from: '2030-07-12', to: '2030-07-20', days: 9, persons: 2 }
  expect(reportMessage('De prijs is hoger.', { ...stay, fromTime: '06:30', toTime: null })).toBe(
    'De prijs is hoger.\n\nVerblijf: 12 juli 2030 06:30 tot en met 20 juli 2030, 9 dagen, 2 reizigers',
  )
})
