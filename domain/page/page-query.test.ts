import { expect, test } from 'vitest'
import { alternativeNames } from '#domain/alternative/read-alternatives.ts'
import { cachedAddress, readPart, readsAt, withoutLeftovers } from './page-query.ts'

const reads = new Map<string, 'any' | 'each' | string[]>([
  ['tab', ['informatie', 'kaart']],
  ['slug', 'each'],
  ['zoek', 'any'],
])

test.each([
  ['tab=informatie&utm_source=brief', 'tab=informatie'],
  ['utm_source=brief&gclid=1', ''],
  ['', ''],
  ['tab=verzonnen', ''],
  ['tab=kaart&tab=informatie', 'tab=kaart'],
  ['tab=verzonnen&tab=kaart', ''],
  ['t%61b=kaart', 't%61b=kaart'],
  ['zoek=a%20b+c&zoek', 'zoek=a%20b+c&zoek'],
  ['&&slug=x&constructor=1', 'slug=x'],
])('of the query %j is read %j', (query, read) => {
  expect(readPart(query, reads)).toBe(read)
})

test.each([
  ['', '/x'],
  ['utm_source=brief', '/x'],
  ['tab=verzonnen&slug=', '/x?slug='],
  ['t%61b=kaart', '/x?tab=kaart'],
  ['tab=kaart&slug=b', '/x?slug=b&tab=kaart'],
  ['slug=b&x=1&tab=kaart', '/x?slug=b&tab=kaart'],
  ['tab=kaart&zoek', undefined],
  ['zoek=keulen', undefined],
])('with the query %j the answer is cached at %s', (query, address) => {
  expect(cachedAddress('/x', query, reads)).toBe(address)
})

test('a page reads what its entry lists, with the names of each set', () => {
  const airport = readsAt('/parkeren/schiphol')

  expect(airport?.get('tab')).toEqual(['informatie'])
  for (const name of [...alternativeNames, 'max', 'toon', 'van'])
    expect(airport?.get(name)).toBe('any')
  expect(airport?.has('utm_source')).toBe(false)
  expect(readsAt('/over-ons')?.size).toBe(0)
})

test.each([
  '/parkeren/schiphol/ringvaart-parking',
  '/parkeren/schiphol/ringvaart-parking/aankomstkaart',
  '/vertrekplanner',
])('%s takes the filter of its airport, and then is not cached', (path) => {
  const reads = readsAt(path) ?? new Map()

  expect(cachedAddress(path, 'utm_source=brief', reads)).toBe(path)
  expect(cachedAddress(path, 'type=shuttle', reads)).toBeUndefined()
})

test('a document comes before the page whose pattern matches it', () => {
  expect(readsAt('/vertrekplanner/agenda.ics')?.has('vlucht')).toBe(true)
  expect(readsAt('/nergens')).toBeUndefined()
})

test.each([
  ['/parkeren/schiphol', 'van=&tot=&zoek=', ''],
  [
    '/parkeren/schiphol',
    'van=2030-07-12&tot=2030-07-20&zoek=keul',
    'van=2030-07-12&tot=2030-07-20',
  ],
  ['/luchthavens', 'van=&tot=&zoek=keul', 'zoek=keul'],
  ['/luchthavens', 'land=NL&zoek=', 'land=NL'],
  // Of another form: its page says what is missing.
  ['/parkeren/schiphol', 'van=&tot=2030-07-20', 'van=&tot=2030-07-20'],
  ['/', 'van=&tot=&zoek=', 'van=&tot=&zoek='],
  ['/blog', 'zoek=', 'zoek='],
])(
  'of the form of the home page, %s does not keep what was left empty in %j',
  (path, query, kept) => {
    expect(withoutLeftovers(path, query)).toBe(kept)
  },
)

test.each([
  ['type=zelf&filter=schiphol&luchthaven=schiphol', 'type=zelf&luchthaven=schiphol'],
  [
    'type=zelf&max=5&filter=schiphol&luchthaven=eindhoven&terrein=x',
    'luchthaven=eindhoven&terrein=x',
  ],
  ['type=zelf&filter=schiphol&vlucht=08%3A05', 'vlucht=08%3A05'],
  ['type=zelf&luchthaven=eindhoven', 'type=zelf&luchthaven=eindhoven'],
])('of the form of the planner, %j keeps a filter only at its own airport', (query, kept) => {
  expect(withoutLeftovers('/vertrekplanner', query)).toBe(kept)
})
