import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { aParking } from '#test/fixtures.ts'
import { PricePlot } from './price-plot.tsx'

const parkings = [
  aParking({ id: 1, name: 'Polderpark Shuttle' }),
  aParking({ id: 2, name: 'VertrekValet', type: 'valet', distance: 2, pricePerDay: 18.95 }),
]

const Plot = (plot: ComponentProps<typeof PricePlot>) => (
  <MemoryRouter>
    <PricePlot {...plot} />
  </MemoryRouter>
)

const unfold = () => page.getByRole('heading', { name: 'Prijs en afstand in één beeld' }).click()

test('each parking links to its card, and has its numbers in the name', async () => {
  await page.viewport(1200, 800)
  const screen = await render(<Plot parkings={parkings} all={parkings} />)
  await unfold()

  await expect
    .element(screen.getByRole('link', { name: 'VertrekValet, €18,95 per dag, 2 min' }))
    .toHaveAttribute('href', '#terrein-2')
  await expect.element(screen.getByRole('link')).toHaveLength(2)
})

test('the same numbers are available as a table', async () => {
  await page.viewport(1200, 800)
  const screen = await render(<Plot parkings={parkings} all={parkings} />)
  await unfold()

  await screen.getByText('Toon als tabel').first().click()

  await expect
    .element(screen.getByRole('row', { name: 'Polderpark Shuttle Shuttle service 12 min €6,95' }))
    .toBeVisible()
})

test.each([390, 768, 1440])('the plot is folded at %i px, and shows one drawing', async (width) => {
  await page.viewport(width, 800)
  const screen = await render(<Plot parkings={parkings} all={parkings} />)
  await expect.element(screen.getByRole('link').first()).not.toBeInTheDocument()

  await unfold()
  await expect.element(screen.getByRole('link')).toHaveLength(2)
})

test('a filtered-out parking disappears, and the other marks stay in place', async () => {
  await page.viewport(1200, 800)
  const screen = await render(<Plot parkings={parkings} all={parkings} />)
  await unfold()
  const place = () =>
    screen
      .getByRole('link', { name: /Polderpark/ })
      .element()
      .getBoundingClientRect().x
  const before = place()

  await screen.rerender(<Plot parkings={parkings.slice(0, 1)} all={parkings} />)

  await expect.element(screen.getByRole('link')).toHaveLength(1)
  expect(place()).toBe(before)
})

test('of a long list the 30 cheapest are plotted, and all when asked', async () => {
  await page.viewport(1200, 800)
  const many = Array.from({ length: 31 }, (_, index) =>
    aParking({
      id: index + 1,
      name: `Veld ${index + 1}`,
      pricePerDay: 5 + index,
      distance: index + 1,
    }),
  )
  const screen = await render(<Plot parkings={many} all={many} />)
  await page.getByRole('heading', { name: 'Prijs en afstand, de 30 goedkoopste' }).click()
  await expect.element(screen.getByRole('link')).toHaveLength(30)
  await expect.element(screen.getByRole('link', { name: /Veld 31/ })).not.toBeInTheDocument()
  // A card that is not drawn yet is on a longer page.
  await expect
    .element(screen.getByRole('link', { name: /Veld 30,/ }))
    .toHaveAttribute('href', '?toon=30#terrein-30')

  await screen.getByRole('button', { name: 'Toon alle 31' }).click()
  await expect.element(screen.getByRole('link')).toHaveLength(31)
  await expect
    .element(screen.getByRole('heading', { name: 'Prijs en afstand in één beeld' }))
    .toBeVisible()
})

test('unavailable parkings are not plotted, and without others there is no plot', async () => {
  await page.viewport(1200, 800)
  const closed = parkings.map((parking) => ({ ...parking, unavailable: 'Vol.' }))
  const screen = await render(
    <Plot parkings={[...closed.slice(1), ...parkings.slice(0, 1)]} all={parkings} />,
  )
  await unfold()
  await expect.element(screen.getByRole('link')).toHaveLength(1)

  await screen.rerender(<Plot parkings={closed} all={closed} />)
  await expect.element(screen.getByText('Prijs en afstand in één beeld')).not.toBeInTheDocument()
})
