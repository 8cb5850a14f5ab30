import { expect, test } from 'vitest'
import { anAirport, aParking } from '#test/fixtures.ts'
import { fillBlocks } from './post-blocks.ts'
import { sanitizePost } from './sanitize.ts'

const parkings = [
  aParking({ id: 3, name: 'Dijk & Zicht <b>', pricePerDay: 12.5 }),
  aParking({ id: 4, pricePerDay: 6.95 }),
]
const facts = { airports: [anAirport()], parkings }
const block = (kind: string, key: string) => `<div data-block="${kind}" data-key="${key}"></div>`

test('a block survives sanitizing and is filled with current data', () => {
  const html = sanitizePost(`<p>Dag</p>${block('price', 'AMS')}`)

  expect(fillBlocks(html, facts)).toContain('<strong>€6,95</strong>')
  expect(fillBlocks(html, { ...facts, parkings: parkings.slice(0, 1) })).toContain('€12,50')
})

test('a parking block shows the name, escaped', () => {
  const html = fillBlocks(block('parking', '3'), facts)

  expect(html).toContain('Dijk &amp; Zicht &lt;b&gt;')
  expect(html).toContain('href="/parkeren/schiphol"')
})

test.each([
  ['a deleted parking', block('parking', '99')],
  ['a deleted airport', block('price', 'XXX')],
])('the block of %s is empty', (_, html) => {
  expect(fillBlocks(html, facts)).toBe('')
})

test('an unavailable parking is not shown', () => {
  const closed = parkings.map((parking) => ({ ...parking, unavailable: 'Vol' }))

  expect(
    fillBlocks(block('parking', '3') + block('price', 'AMS'), { ...facts, parkings: closed }),
  ).toBe('')
})

test('a block keeps only its own attributes', () => {
  expect(sanitizePost('<div data-block="price" data-key="AMS" onclick="x()">tekst</div>')).toBe(
    '<div data-block="price" data-key="AMS">tekst</div>',
  )
  expect(sanitizePost('<div data-block="script" data-key="a b">x</div>')).not.toContain('script')
})

test('a parking block leads to the provider, with what its page needs to take a stay along', () => {
  const outbound = { way: 'none' as const, bookingPage: 'https://a.nl/?v={van}&t={tot}&q="<b>' }
  const linked = {
    ...facts,
    parkings: [{ ...aParking({ id: 3, name: 'Dijk "Zicht"' }), outbound }],
  }
  const html = fillBlocks(block('parking', '3'), linked)

  expect(html).toContain('href="https://polderpark.example.com/?bron=parkeerpiloot"')
  expect(html).toContain('rel="sponsored noopener" ping="/api/affiliate-clicks?parkingId=3"')
  const [, data = ''] = /data-reserve="([^"]*)"/.exec(html) ?? []
  expect(data).not.toMatch(/[<>]/)
  expect(
    JSON.parse(
      data
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ),
  ).toMatchObject({
    ...{ id: 3, name: 'Dijk "Zicht"', isSample: false, outbound },
  })
})
