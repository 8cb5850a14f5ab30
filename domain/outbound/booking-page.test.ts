import { expect, test } from 'vitest'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { filledPage } from './booking-page.ts'

const stay: TimedStay = {
  from: '2026-12-12',
  to: '2026-12-19',
  days: 8,
  fromTime: '05:30',
  toTime: '23:30',
  persons: 2,
}
const timeless = { ...stay, fromTime: null, toTime: null }
const filling = { stay, airportCode: 'AMS', code: 'RV-SPL-1' }
const site = 'https://ringvaart.nl'

test.each([
  ['/boek?van={van}&tot={tot}', '/boek?van=2026-12-12&tot=2026-12-19'],
  ['/boek?van={van:dd-MM-yyyy}&tot={tot:dd/MM/yyyy}', '/boek?van=12-12-2026&tot=19%2F12%2F2026'],
  ['/boek?d={van:dd}&m={van:MM}&j={van:yyyy}#{tot}', '/boek?d=12&m=12&j=2026#2026-12-19'],
  ['/{luchthaven}/{van}/{tot}?uur={vanTijd:HHmm}', '/AMS/2026-12-12/2026-12-19?uur=0530'],
  ['/boek?aan={van}T{vanTijd}&tot={tot}', '/boek?aan=2026-12-12T05%3A30&tot=2026-12-19'],
  ['/boek?p={personen}&terrein={parking}', '/boek?p=2&terrein=RV-SPL-1'],
])('%s becomes %s', (template, address) => {
  expect(filledPage(site + template, filling)).toBe(site + address)
})

test('a value is encoded for the place where it stands', () => {
  const odd = { ...filling, code: 'A&b=c/d #1?' }
  const code = 'A%26b%3Dc%2Fd%20%231%3F'

  expect(filledPage(`${site}/{parking}?terrein={parking}#{parking}`, odd)).toBe(
    `${site}/${code}?terrein=${code}#${code}`,
  )
})

test('without times their parts of the query go with their names', () => {
  const template = `${site}/boek?aankomst={vanTijd}&van={van}&tot={tot}&vertrek={totTijd:HH}{totTijd:mm}#top`
  expect(filledPage(template, { ...filling, stay: timeless })).toBe(
    `${site}/boek?van=2026-12-12&tot=2026-12-19#top`,
  )
  expect(filledPage(`${site}/boek?om={vanTijd}`, { ...filling, stay: timeless })).toBe(
    `${site}/boek`,
  )
})

test.each([
  ['the path', '/{vanTijd:HHmm}?van={van}'],
  ['the fragment', '/boek?van={van}#om={vanTijd}'],
  ['one part with a known value', '/boek?van={van}T{vanTijd}'],
])('without times a page that has one in %s is not used', (_, template) => {
  expect(filledPage(site + template, { ...filling, stay: timeless })).toBeUndefined()
  expect(filledPage(site + template, filling)).toBeDefined()
})

test('a page that asks for the code of a parking is not used for one without', () => {
  const template = `${site}/boek?van={van}&terrein={parking}`
  expect(filledPage(template, { ...filling, code: null })).toBeUndefined()
})
