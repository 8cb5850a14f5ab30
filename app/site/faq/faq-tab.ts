import { type FaqCategory, faqCategories } from '#domain/faq/faq.ts'

type FaqTab = FaqCategory | 'airports'

/** Under which `?tab=` the questions stand; the first one is the page without a query. */
const tabs: { name: string; tab: FaqTab; label: string }[] = [
  { name: '', tab: 'general', label: faqCategories.general },
  { name: 'reserveren', tab: 'booking', label: faqCategories.booking },
  { name: 'parkeren', tab: 'parking', label: faqCategories.parking },
  { name: 'luchthavens', tab: 'airports', label: 'Luchthavens' },
]

export const faqTabLinks = tabs.map(({ name, label }) => ({ to: addressOf(name), label }))

/** The tab on which the questions of a category stand. */
export function faqTabLink(category: FaqCategory): string {
  return addressOf(tabs.find(({ tab }) => tab === category)?.name ?? '')
}

function addressOf(name: string): string {
  return name === '' ? '/faq' : `/faq?tab=${name}`
}

/** What an address asks for. A tab that is not there gives the first. */
export function faqTab(search: string): FaqTab {
  const name = new URLSearchParams(search).get('tab')
  return tabs.find((tab) => tab.name === name)?.tab ?? 'general'
}
