import type { Airport } from '#domain/airport/airport.ts'
import { type Faq, faqsForAirportsTab, faqsInCategory } from '#domain/faq/faq.ts'
import type { AirportQuestions } from './airport-faqs.tsx'
import { faqTab } from './faq-tab.ts'

/** The airports of the last tab, and the questions that appear on any tab. */
export type FaqPage = { faqs: Faq[]; airports: Pick<Airport, 'code' | 'name' | 'slug'>[] }

/** The content of the tab in an address: questions, or questions per airport. */
export function faqsOfTab(search: string, { faqs, airports }: FaqPage) {
  const tab = faqTab(search)
  if (tab !== 'airports') return { faqs: faqsInCategory(faqs, tab), airports: undefined }

  const perAirport: AirportQuestions[] = airports
    .map((airport) => ({ ...airport, faqs: faqsForAirportsTab(faqs, airport.code) }))
    .filter((airport) => airport.faqs.length > 0)
  // Questions for all airports are listed under each of them.
  const uniqueFaqs = new Set<Faq>(perAirport.flatMap((airport) => airport.faqs))

  return { faqs: [...uniqueFaqs], airports: perAirport }
}
