import { expect, test } from 'vitest'
import { anAirport, aParking } from '#test/fixtures.ts'
import { fillBlocks } from './article-blocks.ts'
import { sanitizeArticle } from './sanitize.ts'

const parkings = [
  aParking({ id: 3, name: 'Dijk & Zicht <b>', pricePerDay: 12.5 }),
  aParking({ id: 4, pricePerDay: 6.95 }),
]
const facts = { airports: [anAirport()], parkings }
const block = (kind: string, key: string) => `<div data-block="${kind}" data-key="${key}"></div>`

test('a block survives the cleaning, and says what is true now', () => {
  const html = sanitizeArticle(`<p>Dag</p>${block('price', 'AMS')}`)

  expect(fillBlocks(html, facts)).toContain('<strong>€6,95</strong>')
  expect(fillBlocks(html, { ...facts, parkings: parkings.slice(0, 1) })).toContain('€12,50')
})

test('a lot is named, and what it is called is no markup', () => {
  const html = fillBlocks(block('parking', '3'), facts)

  expect(html).toContain('Dijk &amp; Zicht &lt;b&gt;')
  expect(html).toContain('href="/parkeren/schiphol"')
})

test.each([
  ['a lot that is gone', block('parking', '99')],
  ['an airport that is gone', block('price', 'XXX')],
])('%s says nothing', (_, html) => {
  expect(fillBlocks(html, facts)).toBe('')
})

test('a lot that cannot be booked is not recommended', () => {
  const closed = parkings.map((parking) => ({ ...parking, unavailable: 'Vol' }))

  expect(
    fillBlocks(block('parking', '3') + block('price', 'AMS'), { ...facts, parkings: closed }),
  ).toBe('')
})

test('a block can say nothing else', () => {
  expect(sanitizeArticle('<div data-block="price" data-key="AMS" onclick="x()">tekst</div>')).toBe(
    '<div data-block="price" data-key="AMS">tekst</div>',
  )
  expect(sanitizeArticle('<div data-block="script" data-key="a b">x</div>')).not.toContain('script')
})
