import { expect, test } from 'vitest'
import { faqTab, faqTabLinks } from './faq-tab.ts'

test('every link opens its own tab, and the first is the page without a query', () => {
  const shown = faqTabLinks.map(({ to }) => faqTab(new URL(to, 'https://example.com').search))

  expect(shown).toEqual(['general', 'booking', 'parking', 'airports'])
  expect(faqTabLinks[0]?.to).toBe('/faq')
})

test('an unknown tab gives the first tab', () => {
  expect(faqTab('?tab=constructor')).toBe('general')
  expect(faqTab('?utm_source=brief')).toBe('general')
})
