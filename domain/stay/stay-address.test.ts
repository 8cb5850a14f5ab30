import { expect, test } from 'vitest'
import { carriedStay, keptStay, withCarriedStay, withoutStay, withStay } from './stay-address.ts'

const query = new URLSearchParams('max=10&tot=2030-07-26&van=2030-07-12&tab=informatie')
const days: [string, string][] = [
  ['van', '2030-07-12'],
  ['tot', '2030-07-26'],
]

test.each([
  '/',
  '/luchthavens',
  '/parkeren/schiphol',
  '/vergelijken',
  '/vertrekplanner',
  '/parkeren/schiphol/terminalgarage',
])('the stay in the address of %s goes along', (path) => {
  expect(keptStay(path, query)).toEqual(days)
})

test('pages that are the same for every stay carry it in the browser alone', () => {
  const stay: [string, string][] = [['van', '2030-07-12']]
  const query = new URLSearchParams(stay)
  for (const path of ['/blog', '/blog/vroeg-boeken-loont', '/faq', '/contact']) {
    expect(keptStay(path, query)).toEqual([])
    expect(carriedStay(path, query)).toEqual(stay)
    expect(withStay(path, stay)).toBe(path)
    expect(withCarriedStay(path, stay)).toBe(`${path}?van=2030-07-12`)
  }
  expect(withCarriedStay('/privacybeleid', stay)).toBe('/privacybeleid')
  expect(withCarriedStay('/faq?tab=parkeren#vraag-1', stay)).toBe(
    '/faq?tab=parkeren&van=2030-07-12#vraag-1',
  )
})

test('a page that does not read a stay has none to take along', () => {
  expect(keptStay('/blog', query)).toEqual([])
  expect(keptStay('/faq', query)).toEqual([])
})

test('a lone day goes along, and what is no day does not', () => {
  expect(keptStay('/', new URLSearchParams('van=2030-07-12'))).toEqual([['van', '2030-07-12']])
  expect(keptStay('/', new URLSearchParams('van=morgen&tot=2030-02-30'))).toEqual([])
})

test('times and travellers go along, unless they are none', () => {
  const full = 'van=2030-07-12&tot=2030-07-26&vanTijd=05:30&totTijd=23:30&personen=5'

  expect(withStay('/vertrekplanner', keptStay('/', new URLSearchParams(full)))).toBe(
    `/vertrekplanner?${full}`,
  )
  expect(keptStay('/', new URLSearchParams('vanTijd=25:61&totTijd=06:31&personen=0'))).toEqual([])
})

test('an address takes the stay if its page reads one', () => {
  expect(withStay('/parkeren/eindhoven', days)).toBe(
    '/parkeren/eindhoven?van=2030-07-12&tot=2030-07-26',
  )
  expect(withStay('/luchthavens?land=NL', days)).toBe(
    '/luchthavens?land=NL&van=2030-07-12&tot=2030-07-26',
  )
  expect(withStay('/', days)).toBe('/?van=2030-07-12&tot=2030-07-26')
  expect(withStay('/blog', days)).toBe('/blog')
  expect(withStay('/parkeren/eindhoven', [])).toBe('/parkeren/eindhoven')
})

test.each([
  ['/vergelijken?terreinen=1,2&STAY&type=valet', '/vergelijken?terreinen=1,2&type=valet'],
  ['/parkeren/eindhoven?STAY&vergelijk=1,2', '/parkeren/eindhoven?vergelijk=1,2'],
  ['/parkeren/eindhoven?tab=informatie&STAY', '/parkeren/eindhoven?tab=informatie'],
  ['/parkeren/eindhoven?STAY', '/parkeren/eindhoven'],
  ['/parkeren/eindhoven', '/parkeren/eindhoven'],
])('%s without its stay keeps the rest as it is written', (address, without) => {
  const full = 'van=2030-07-12&tot=2030-07-26&vanTijd=05:30&totTijd=23:30&personen=5'

  for (const stay of [full, 'personen=5']) {
    expect(withoutStay(address.replace('STAY', stay))).toBe(without)
  }
})
