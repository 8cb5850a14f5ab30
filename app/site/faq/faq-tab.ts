import { type FaqCategory, faqCategories } from '#domain/faq/faq.ts'

type FaqTab = FaqCategory | 'airports'

/** The `?tab=` of each tab; the first is the page without a query. */
const tabs: { name: string; tab: FaqTab; label: string }[] = [
  { name: '', tab: 'general', label: faqCategories.general },
  { name: 'reserveren', tab: 'booking', label: faqCategories.booking },
  { name: 'parkeren', tab: 'parking', label: faqCategories.parking },
  { name: 'luchthavens', tab: 'airports', label: 'Luchthavens' },
]

export const faqTabLinks = tabs.map(({ name, label }) => ({ to: addressOf(name), label }))

/** The address of the tab with this category. */
export function faqTabLink(category: FaqCategory): string {
  return addressOf(tabs.find(({ tab }) => tab === category)?.name ?? '')
}

function addressOf(name: string): string {
  return name === '' ? '/faq' : `/faq?tab=${name}`
}

/** The tab of an address; an unknown one gives the first. */
export function faqTab(search: string): FaqTab {
  const name = new URLSearchParams(search).get('tab')
  return tabs.find((tab) => tab.name === name)?.tab ?? 'general'
}
