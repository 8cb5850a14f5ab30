import type { Editable } from '#domain/changes/editable.ts'

export const faqCategories = {
  general: 'Algemeen',
  booking: 'Reserveren',
  parking: 'Parkeren',
} as const

export type FaqCategory = keyof typeof faqCategories

export type Faq = {
  id: number
  question: string
  answer: string
  category: FaqCategory
  /** 'ALL', or the code of one airport. */
  airportCode: string
  position: number
}

/** As the admin sees it. */
export type AdminFaq = Faq & Editable

const maxOnAirportPage = 4
const maxOnAirportsTab = 3

/** The number of airports on the airports tab of the FAQ page. */
export const airportsOnFaqTab = 4

export const isForAll = ({ airportCode }: Faq) => airportCode === 'ALL'

/** An airport page shows the airport's own questions first, then general ones for all. */
export function faqsForAirport(faqs: Faq[], code: string): Faq[] {
  const own = faqs.filter((faq) => faq.airportCode === code)
  const general = faqs.filter((faq) => isForAll(faq) && faq.category === 'general')
  return [...own, ...general].slice(0, maxOnAirportPage)
}

/** The airports tab of the FAQ page: airport-specific questions, filled up with parking ones. */
export function faqsForAirportsTab(faqs: Faq[], code: string): Faq[] {
  const own = faqs.filter((faq) => faq.airportCode === code)
  const parking = faqs.filter((faq) => isForAll(faq) && faq.category === 'parking')
  return [...own, ...parking].slice(0, maxOnAirportsTab)
}

/** The tabs Algemeen, Reserveren and Parkeren show questions for all airports. */
export function faqsInCategory(faqs: Faq[], category: FaqCategory): Faq[] {
  return faqs.filter((faq) => isForAll(faq) && faq.category === category)
}
