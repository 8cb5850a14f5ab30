import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TabLinks } from './tab-links.tsx'

const tabs = [
  { to: '/faq', label: 'Algemeen' },
  { to: '/faq?tab=parkeren', label: 'Parkeren' },
]

test.each([
  ['/faq', 'Algemeen'],
  ['/faq?utm_source=brief', 'Algemeen'],
  ['/faq?tab=parkeren', 'Parkeren'],
  ['/faq?utm_source=brief&tab=parkeren', 'Parkeren'],
])('at %s the tab %s is the current one', async (address, label) => {
  const screen = await render(
    <MemoryRouter initialEntries={[address]}>
      <TabLinks label="Onderwerpen" tabs={tabs} />
    </MemoryRouter>,
  )

  for (const tab of tabs) {
    const link = screen.getByRole('link', { name: tab.label })
    if (tab.label === label) await expect.element(link).toHaveAttribute('aria-current', 'page')
    else await expect.element(link).not.toHaveAttribute('aria-current')
  }
})
