import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  type ComparedParking,
  type ComparisonRow,
  comparisonRows,
  isDifferent,
} from '#domain/parking/comparison.ts'
import { aParking } from '#test/fixtures.ts'
import { CompareTable } from './compare-table.tsx'

const parkings = [
  { ...aParking({ id: 1, name: 'Polderpark' }), airport: 'Schiphol' },
  {
    ...aParking({ id: 2, name: 'Garage', type: 'self', pricePerDay: 22.5, reviews: 0 }),
    airport: 'Schiphol',
  },
]

beforeEach(() => page.viewport(1280, 800))

function open(shown: ComparedParking[], rows: ComparisonRow[], onRemove = vi.fn()) {
  const element = (
    <CompareTable
      parkings={shown}
      rows={rows}
      isMarked
      removal={{ without: (id) => () => `/zonder/${id}`, onRemove }}
    />
  )
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element },
  ])
  return { router, screen: render(<RouterProvider router={router} />) }
}

test('a row has its label and a value per parking; a missing value reads as unknown', async () => {
  const screen = await open(parkings, comparisonRows(parkings, undefined)).screen

  for (const row of [
    'Prijs per dag verschilt vanaf €6,95 Laagste prijs vanaf €22,50',
    'Beoordeling verschilt 4,4 van 5 onbekend',
    'Shuttle 24/7 onbekend Nee',
  ]) {
    await expect.element(screen.getByRole('row', { name: row })).toBeVisible()
  }
})

test('each column links to its provider, as a sponsored link in a new tab', async () => {
  const screen = await open(parkings, []).screen
  const link = screen.getByRole('link', {
    name: 'Bekijk & reserveer bij Garage (opent in een nieuw tabblad)',
  })

  await expect.element(link).toHaveAttribute('rel', 'sponsored noopener')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('a parking that cannot be booked shows the reason instead of a link to its provider', async () => {
  const closed = parkings.map((parking) => ({ ...parking, unavailable: 'Vol.' }))
  const screen = await open(closed, []).screen

  await expect.element(screen.getByText('Vol.').first()).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Bekijk & reserveer' }).first())
    .toBeDisabled()
  await expect
    .element(screen.getByRole('link', { name: /Bekijk & reserveer/ }))
    .not.toBeInTheDocument()
})

test('only rows that differ are marked as such, the pinned one as well', async () => {
  const rows = comparisonRows(parkings, undefined)
  const screen = await open(parkings, rows).screen
  const marks = screen.getByText('verschilt', { exact: true })

  expect(marks.elements()).toHaveLength(rows.filter(isDifferent).length)
  await expect.element(screen.getByRole('rowheader', { name: 'Type verschilt' })).toBeVisible()
  await expect
    .element(screen.getByRole('rowheader', { name: 'Overdekt parkeren', exact: true }))
    .toBeVisible()
})

test('a parking is removed by a link to the comparison without it', async () => {
  const onRemove = vi.fn()
  const { router, screen } = open(parkings, [], onRemove)

  await (await screen).getByRole('link', { name: 'Garage uit de vergelijking halen' }).click()
  expect(router.state.location.pathname).toBe('/zonder/2')
  expect(onRemove).toHaveBeenCalledOnce()
})

test('on a phone the values stand below a label over the full width, and nothing scrolls', async () => {
  await page.viewport(390, 844)
  const three = [...parkings, { ...aParking({ id: 3, name: 'Ringvaart' }), airport: 'Schiphol' }]
  const screen = await open(three, comparisonRows(three, undefined)).screen
  const table = screen.getByRole('table').element()
  const label = screen.getByRole('rowheader', { name: /^Type/ }).element().getBoundingClientRect()
  const value = screen.getByRole('cell', { name: 'Zelf parkeren' }).element()

  expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(label.bottom)
  expect(label.width).toBeGreaterThan(table.clientWidth * 0.9)
  expect(document.documentElement.scrollWidth).toBe(390)
  await expect
    .element(screen.getByRole('link', { name: 'Haal weg Ringvaart' }))
    .toHaveAttribute('href', '/zonder/3')
})
