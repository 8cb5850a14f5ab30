import { expect, test } from 'vitest'
import { z } from 'zod'
import { parse } from '#domain/form/form.ts'
import { optionalBookingPage, placeList } from './booking-page-schema.ts'

const schema = z.object({ page: optionalBookingPage })
const check = (page: string | null) => parse(schema, { page })
const refusal = (page: string) => {
  const read = check(page)
  return read.ok ? undefined : read.why.page?.join(' ')
}

test.each([
  'https://ringvaart.nl/boek?van={van}&tot={tot}',
  'https://ringvaart.nl/{van:dd-MM-yyyy}/{tot:yyyyMMdd}#{vanTijd:HHmm}',
  'http://boek.ringvaart.nl:8080/?a={van:dd}&b={van:MM}&c={van:yyyy}&d={tot:dd/MM}&e={tot:yyyy}',
])('%s is the address of a booking page', (page) => {
  expect(check(page)).toEqual({ ok: true, value: { page } })
})

test('an empty field is none, and the beginning may have a capital', () => {
  expect(check(' ')).toEqual({ ok: true, value: { page: null } })
  expect(check(null)).toEqual({ ok: true, value: { page: null } })
  expect(check(' Https://a.nl/?v={van}&t={tot}')).toEqual({
    ok: true,
    value: { page: 'https://a.nl/?v={van}&t={tot}' },
  })
})

const days = 'van={van}&tot={tot}'

test.each([
  [`https://a.nl/?${days}&x={datum}`, `Onbekende plaats {datum}. Je kunt gebruiken: ${placeList}`],
  [`https://a.nl/?${days}&x={`, `Onbekende plaats {. Je kunt gebruiken: ${placeList}`],
  [`https://a.nl/?${days}&x={{van}}`, `Onbekende plaats {0}. Je kunt gebruiken: ${placeList}`],
  [`https://a.nl/?${days}&x={constructor}`, /^Onbekende plaats \{constructor\}/],
  [
    `https://a.nl/?${days}&x={van:jjjj}`,
    /^Onbekende vorm in \{van:jjjj\}. Een datum bestaat uit dd, MM en yyyy/,
  ],
  [`https://a.nl/?${days}&x={van:dd-dd}`, /^Onbekende vorm/],
  [`https://a.nl/?${days}&x={van:HH}`, /^Onbekende vorm/],
  [`https://a.nl/?${days}&x={vanTijd:dd}`, /Een tijd bestaat uit HH en mm/],
  [`https://a.nl/?${days}&x={van:dd1MM}`, /^Onbekende vorm/],
  [`https://a.nl/?${days}&x={personen:0}`, '{personen:0} heeft geen vorm: schrijf {personen}'],
  [`javascript:alert(1)//?${days}`, /^Dit is geen adres van een website/],
  [`ftp://a.nl/?${days}`, /^Dit is geen adres van een website/],
  [`/voorbeeld-boeken?${days}`, /^Dit is geen adres van een website/],
  [`//a.nl/?${days}`, /^Dit is geen adres van een website/],
  [`https://{luchthaven}.a.nl/?${days}`, 'In de naam van de site kan geen plaats staan'],
  [`https://a .nl/?${days}`, 'Voer een geldige URL in'],
  ['https://a.nl/?van={van}', /^Noem van \{van\} en van \{tot\} samen/],
  ['https://a.nl/?van={van}&tot={tot:dd-MM}', /^Noem van \{van\} en van \{tot\} samen/],
  ['https://a.nl/', /^Noem van \{van\} en van \{tot\} samen/],
])('%s is refused', (page, message) => {
  expect(refusal(page)).toMatch(message)
})

test.each([
  'localhost',
  'intern',
  '127.0.0.1',
  '0x7f.1',
  '2130706433',
  '10.0.0.8:8080',
  '[::1]',
  '[::ffff:10.0.0.1]',
  'printer.local',
  'db.internal',
  'a.localhost.',
  'naam:wachtwoord@a.nl',
])('an address at %s is not one of the public internet', (host) => {
  expect(refusal(`http://${host}/?${days}`)).toBe('Dit adres is niet van een openbare website')
})
