import { expect, test } from 'vitest'
import { aFaq } from '#test/fixtures.ts'
import type { Faq } from './faq.ts'
import { faqPlaces } from './faq-places.ts'

const airports = [
  { code: 'AMS', name: 'Schiphol' },
  { code: 'EIN', name: 'Eindhoven' },
  { code: 'RTM', name: 'Rotterdam' },
  { code: 'BRU', name: 'Brussel' },
  { code: 'CRL', name: 'Charleroi' },
]
const general = [1, 2, 3].map((id) => aFaq({ id }))
const ofSchiphol = [11, 12].map((id) => aFaq({ id, category: 'parking', airportCode: 'AMS' }))
const faqs = [...general, ...ofSchiphol]

type Edited = Parameters<typeof faqPlaces>[1]

const texts = (list: Faq[], edited: Edited) =>
  faqPlaces(list, edited, airports).map(({ isShown, text }) => `${isShown ? '+' : '-'} ${text}`)

test('a question of one airport is on its page, in the order of the list', () => {
  expect(texts(faqs, { id: 12, category: 'parking', airportCode: 'AMS' })).toEqual([
    '- Komt niet op de tabbladen Algemeen, Reserveren en Parkeren van de FAQ-pagina: daar staan alleen vragen voor alle luchthavens.',
    '+ Staat als 2e van 2 onder Schiphol op het tabblad Luchthavens.',
    '+ Staat als 2e van 4 op de pagina van Schiphol.',
  ])
})

test('a new question comes last, and airports with the same position are named together', () => {
  expect(texts(faqs, { category: 'general', airportCode: 'ALL' })).toEqual([
    '+ Staat als 4e van 4 op het tabblad Algemeen van de FAQ-pagina.',
    '- Komt niet op de pagina van Schiphol: daar staan al vier vragen.',
    '+ Staat als 4e van 4 op de pagina’s van Eindhoven, Rotterdam, Brussel en Charleroi.',
  ])
})

test('a fifth question on a page with four is not shown', () => {
  const four = [...general, aFaq({ id: 4 })]

  expect(texts(four, { category: 'general', airportCode: 'ALL' }).at(-1)).toBe(
    '- Komt niet op luchthavenpagina’s: daar staan al vier vragen.',
  )
  expect(texts(four, { id: 4, category: 'general', airportCode: 'ALL' }).at(-1)).toBe(
    '+ Staat als 4e van 4 op de pagina van elke luchthaven.',
  )
})

test('a parking question for all airports is on the airports tab and on no airport page', () => {
  const full = [...faqs, aFaq({ id: 13, airportCode: 'AMS' })]

  expect(texts(full, { category: 'parking', airportCode: 'ALL' })).toEqual([
    '+ Staat als enige op het tabblad Parkeren van de FAQ-pagina.',
    '- Komt niet onder Schiphol op het tabblad Luchthavens: daar staan al drie vragen.',
    '+ Staat als enige onder Eindhoven, Rotterdam en Brussel op het tabblad Luchthavens.',
    '- Komt niet op luchthavenpagina’s: daar staan alleen vragen van de luchthaven zelf en, uit Algemeen, vragen voor alle luchthavens.',
  ])
})

test('an airport after the first four is not on the airports tab', () => {
  expect(texts(faqs, { category: 'booking', airportCode: 'CRL' })).toContain(
    '- Komt niet op het tabblad Luchthavens van de FAQ-pagina: Charleroi hoort niet bij de eerste vier luchthavens.',
  )
})
