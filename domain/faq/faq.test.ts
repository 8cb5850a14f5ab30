import { expect, test } from 'vitest'
import { aFaq } from '#test/fixtures.ts'
import { faqsForAirport, faqsForAirportsTab, faqsInCategory } from './faq.ts'

const general = [1, 2, 3, 4, 5].map((id) => aFaq({ id }))
const ofSchiphol = [11, 12].map((id) => aFaq({ id, airportCode: 'AMS', category: 'parking' }))
const parking = [21, 22].map((id) => aFaq({ id, category: 'parking' }))
const ofEindhoven = aFaq({ id: 31, airportCode: 'EIN' })
const all = [...general, ...parking, ...ofSchiphol, ofEindhoven]

const ids = (faqs: { id: number }[]) => faqs.map(({ id }) => id)

test("an airport page shows four: the airport's own first, then general ones for all", () => {
  expect(ids(faqsForAirport(all, 'AMS'))).toEqual([11, 12, 1, 2])
  expect(ids(faqsForAirport(all, 'CRL'))).toEqual([1, 2, 3, 4])
})

test("the airports tab shows three: the airport's own first, then parking ones for all", () => {
  expect(ids(faqsForAirportsTab(all, 'AMS'))).toEqual([11, 12, 21])
  expect(ids(faqsForAirportsTab(all, 'CRL'))).toEqual([21, 22])
})

test('a category tab has no questions of a single airport', () => {
  expect(ids(faqsInCategory(all, 'parking'))).toEqual([21, 22])
})
