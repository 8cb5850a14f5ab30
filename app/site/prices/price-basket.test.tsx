import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { BasketPage } from '#domain/basket/basket-page.ts'
import { PriceBasket } from './price-basket.tsx'

const airport = { code: 'AMS', name: 'Schiphol', slug: 'schiphol' }
const amounts = { lowest: 5560, middle: 10_000 }
const basket: BasketPage = {
  stays: [3, 8],
  month: '2026-11',
  since: '2026-10',
  lines: [
    {
      airport,
      short: { lowest: 3100, middle: 3700 },
      long: amounts,
      trend: { direction: 'down', text: '2%' },
    },
  ],
  chosen: {
    airport,
    days: 8,
    points: [
      { month: '2026-10', amounts },
      { month: '2026-11', amounts },
    ],
  },
}

function show(special: Partial<BasketPage> = {}) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <PriceBasket {...basket} {...special} /> },
  ])
  return render(<Stub />)
}

test('the question of this month is asked in full', async () => {
  const screen = await show()

  await expect.element(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await expect
    .element(screen.getByText(/^Brengen op zaterdag 5 december 2026, twee reizigers/))
    .toBeVisible()
})

test('a row has both stays, and in which direction the price went', async () => {
  const screen = await show()
  const row = screen.getByRole('row', { name: /Schiphol/ })

  await expect.element(row).toMatchTextContent(/€31,00.*€37,00.*€55,60.*€100,00.*gedaald 2%$/)
})

test('the total in the middle has its sentence', async () => {
  const screen = await show()

  await expect
    .element(screen.getByText(/de helft hooguit zoveel, en de helft minstens zoveel/))
    .toBeVisible()
})

test('the source is a sentence to copy', async () => {
  const screen = await show()

  await expect
    .element(
      screen.getByText(
        'Bron: Parkeerpiloot, parkeerprijzen november 2026. De laagste prijs voor acht dagen bij Schiphol was €55,60.',
      ),
    )
    .toBeVisible()
})

test('in the first month there is no change to show', async () => {
  const screen = await show({ since: null })

  await expect.element(screen.getByText('Eén meting is nog geen lijn')).toBeVisible()
  await expect.element(screen.getByText(/^Sinds/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Per maand' })).not.toBeInTheDocument()
})

test('without a price the page says so', async () => {
  const screen = await show({ since: null, lines: [], chosen: null })

  await expect.element(screen.getByText('Nog niets te meten')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'CSV' })).not.toBeInTheDocument()
})
