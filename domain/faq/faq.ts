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
  /** 'ALL', or the code of the one airport that it is about. */
  airportCode: string
  position: number
}

/** As the operator sees it. */
export type AdminFaq = Faq & Editable

const onAirportPage = 4
const onAirportsTab = 3

/** How many airports the FAQ page's own tab for them shows. */
export const airportsOnFaqTab = 4

export const isForAll = ({ airportCode }: Faq) => airportCode === 'ALL'

/** An airport page shows that airport's own questions first, then general ones for all. */
export function faqsForAirport(faqs: Faq[], code: string): Faq[] {
  const own = faqs.filter((faq) => faq.airportCode === code)
  const general = faqs.filter((faq) => isForAll(faq) && faq.category === 'general')
  return [...own, ...general].slice(0, onAirportPage)
}

/** The airports tab of the FAQ page: airport-specific questions, filled up with parking ones. */
export function faqsForAirportsTab(faqs: Faq[], code: string): Faq[] {
  const own = faqs.filter((faq) => faq.airportCode === code)
  const parking = faqs.filter((faq) => isForAll(faq) && faq.category === 'parking')
  return [...own, ...parking].slice(0, onAirportsTab)
}

/** The tabs Algemeen, Reserveren and Parkeren hold what is true for every airport. */
export function faqsInCategory(faqs: Faq[], category: FaqCategory): Faq[] {
  return faqs.filter((faq) => isForAll(faq) && faq.category === category)
}
