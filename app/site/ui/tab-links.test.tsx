import { type ReactNode, use } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabLinks } from './tab-links.tsx'

const tabs = [
  { to: () => '/faq', label: 'Algemeen' },
  { to: () => '/faq?tab=reserveren', label: 'Reserveren' },
  { to: () => '/faq?tab=parkeren', label: 'Parkeren' },
]

const at = (address: string, panel: ReactNode = <p>De vragen</p>) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <TabLinks label="Onderwerpen" tabs={tabs}>
        {panel}
      </TabLinks>
    </MemoryRouter>,
  )

test.each([
  ['/faq', 'Algemeen'],
  ['/faq?utm_source=brief', 'Algemeen'],
  ['/faq?tab=onbekend', 'Algemeen'],
  ['/faq?tab=parkeren', 'Parkeren'],
  ['/faq?utm_source=brief&tab=parkeren', 'Parkeren'],
])('at %s the tab %s is selected', async (address, label) => {
  const screen = await at(address)

  for (const tab of tabs) {
    await expect
      .element(screen.getByRole('tab', { name: tab.label, exact: true }))
      .toHaveAttribute('aria-selected', String(tab.label === label))
  }
  await expect.element(screen.getByRole('tabpanel', { name: label })).toHaveTextContent('De vragen')
})

test('a tab is a link that controls the panel', async () => {
  const screen = await at('/faq')
  const tab = screen.getByRole('tab', { name: 'Parkeren' })

  await expect.element(tab).toHaveAttribute('href', '/faq?tab=parkeren')
  await expect
    .element(screen.getByRole('tabpanel'))
    .toHaveAttribute('id', tab.element().getAttribute('aria-controls'))
})

test('the arrow keys, Home and End move focus; Enter or the space bar follows the link', async () => {
  const screen = await at('/faq')
  const tab = (name: string) => screen.getByRole('tab', { name })
  tab('Algemeen').element().focus()

  for (const [key, name] of [
    ['ArrowRight', 'Reserveren'],
    ['End', 'Parkeren'],
    ['ArrowRight', 'Algemeen'],
    ['ArrowLeft', 'Parkeren'],
    ['Home', 'Algemeen'],
    ['Tab', 'Reserveren'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(tab(name)).toHaveFocus()
  }
  await expect.element(tab('Algemeen')).toHaveAttribute('aria-selected', 'true')

  await userEvent.keyboard('{Enter}')
  await expect.element(tab('Reserveren')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight} ')
  await expect.element(tab('Parkeren')).toHaveAttribute('aria-selected', 'true')
})

test('a pressed tab is selected before its panel is drawn', async () => {
  const drawn = Promise.withResolvers<void>()
  function Slow() {
    if (useLocation().search) use(drawn.promise)
    return useLocation().search || 'De vragen'
  }
  const screen = await at('/faq', <Slow />)
  const tab = screen.getByRole('tab', { name: 'Parkeren' })

  await tab.click()
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('De vragen')

  drawn.resolve()
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('?tab=parkeren')
})

test('back in the history the tab of the address is selected, not the one pressed there', async () => {
  function Back() {
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => navigate(-1)}>
        Terug
      </button>
    )
  }
  const screen = await at('/faq', <Back />)
  const selected = screen.getByRole('tab', { selected: true })

  await screen.getByRole('tab', { name: 'Parkeren' }).click()
  await expect.element(screen.getByRole('tabpanel', { name: 'Parkeren' })).toBeVisible()
  await screen.getByRole('button', { name: 'Terug' }).click()
  await expect.element(screen.getByRole('tabpanel', { name: 'Algemeen' })).toBeVisible()
  await expect.element(selected).toHaveTextContent('Algemeen')
})

test('a tab that opens elsewhere is not selected', async () => {
  const screen = await at('/faq')
  const tab = screen.getByRole('tab', { name: 'Parkeren' }).element()

  tab.addEventListener('click', (event) => event.preventDefault())
  tab.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Algemeen')
})
