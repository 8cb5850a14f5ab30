import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { reportAddress } from '#domain/contact/report-address.ts'
import { comparisonRows } from '#domain/parking/comparison.ts'
import type { ComparedParking, ComparisonRow } from '#domain/parking/comparison-row.ts'
import { aParking } from '#test/fixtures.ts'
import { CompareTable } from './compare-table.tsx'

const parkings = [
  { ...aParking({ id: 1, name: 'Polderpark' }), airport: 'Schiphol', airportSlug: 'schiphol' },
  {
    ...aParking({ id: 2, name: 'Garage', type: 'self', pricePerDay: 22.5, reviews: 0 }),
    airport: 'Schiphol',
    airportSlug: 'schiphol',
  },
]

beforeEach(() => page.viewport(1280, 800))

function open(shown: ComparedParking[], rows: ComparisonRow[], onRemove = vi.fn(), at = '/') {
  const element = (
    <CompareTable
      parkings={shown}
      rows={rows}
      stay={undefined}
      removal={{ without: (id) => () => `/zonder/${id}`, onRemove }}
    />
  )
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '*', element },
    ],
    { initialEntries: [at] },
  )
  return { router, screen: render(<RouterProvider router={router} />) }
}

test('a row has its label and a value per parking; a missing value reads as unknown', async () => {
  const screen = await open(parkings, comparisonRows(parkings, undefined)).screen

  for (const row of [
    'Prijs per dag vanaf €6,95 Laagste prijs vanaf €22,50',
    'Naar de terminal 12 min met de shuttle 12 min lopen',
    'Beoor\u00addeling 4,4 van 5 onbekend',
    'Bron van de beoor\u00addelingen Google, gelezen op 10 november 2026 onbekend',
    'Shuttle 24/7 onbekend Nee',
  ]) {
    await expect.element(screen.getByRole('row', { name: row })).toBeVisible()
  }
})

test('the rows stand under headings, of which none is empty', async () => {
  const rows = comparisonRows(parkings, undefined)
  const { container } = await open(
    parkings,
    rows.filter(({ heading }) => heading !== 'Naar de terminal'),
  ).screen
  const groups = [...container.querySelectorAll('tbody:has(th[scope=rowgroup])')]
  const first = (group: Element) =>
    [...group.querySelectorAll('th')].slice(0, 2).map(({ textContent }) => textContent)

  expect(groups.map(first)).toEqual([
    ['Prijs', 'Controle van de prijs'],
    ['Wat reizigers vinden', 'Beoor\u00addeling'],
    ['Kenmerken', expect.any(String)],
  ])
})

test('a name leads to its page and a report to its form, with the stay of this page', async () => {
  const stay = 'van=2027-10-01&tot=2027-10-08'
  const screen = await open(parkings, [], vi.fn(), `/vergelijken?terreinen=1,2&${stay}`).screen
  const { slug } = aParking()
  const page = `/parkeren/schiphol/${slug}`

  await expect
    .element(screen.getByRole('link', { name: 'Garage', exact: true }))
    .toHaveAttribute('href', `${page}?${stay}`)
  await expect
    .element(screen.getByRole('link', { name: 'Klopt dit niet? Meld een fout bij Garage' }))
    .toHaveAttribute('href', `${reportAddress('schiphol', slug)}&${stay}`)
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

test('a parking is removed by a link to the comparison without it', async () => {
  const onRemove = vi.fn()
  const { router, screen } = open(parkings, [], onRemove)

  await (await screen).getByRole('link', { name: 'Verwijder Garage uit de vergelijking' }).click()
  expect(router.state.location.pathname).toBe('/zonder/2')
  expect(onRemove).toHaveBeenCalledOnce()
})

test('on a tablet a label keeps a gap to its value', async () => {
  await page.viewport(768, 1024)
  const label = 'Mindervalidenplaatsen, hoogtebeperking en kilometerstand genoteerd'
  const rows = [
    ...comparisonRows(parkings, undefined),
    {
      heading: 'Kenmerken',
      label,
      look: 'plain' as const,
      cells: [{ value: '4' }, { value: '6' }],
    },
  ]
  const screen = await open(parkings, rows).screen

  for (const header of screen.getByRole('rowheader').elements()) {
    const text = document.createRange()
    text.selectNodeContents(header)
    const value = header.nextElementSibling?.getBoundingClientRect().left ?? 0
    expect(value - text.getBoundingClientRect().right).toBeGreaterThanOrEqual(15)
  }
})

test('of four parkings the last is hidden until there is room for it', async () => {
  const four = [1, 2, 3, 4].map((id) => ({
    ...aParking({ id, name: `P${id}` }),
    airport: 'Schiphol',
    airportSlug: 'schiphol',
  }))
  const screen = await open(four, comparisonRows(four, undefined)).screen
  const names = () => screen.getByRole('columnheader').elements().length
  const buttons = () => screen.getByRole('link', { name: /^Bekijk & reserveer/ }).elements().length

  expect([names(), buttons()]).toEqual([4, 4])
  await page.viewport(1023, 800)
  expect([names(), buttons()]).toEqual([3, 3])
  expect(screen.getByRole('table').element().textContent).toContain('P4')
})

describe('on a phone', () => {
  const names = ['Polderpark Shuttle', 'Terminalgarage', 'Parkeren bij de Ringvaart Oost']
  const three = names.map((name, at) => ({
    ...aParking({ id: at + 1, name, type: 'self' }),
    airport: 'Schiphol',
    airportSlug: 'schiphol',
  }))

  test('the values stand below a label over the full width, and nothing scrolls', async () => {
    await page.viewport(390, 844)
    const screen = await open(three, comparisonRows(three, undefined)).screen
    const table = screen.getByRole('table').element()
    const label = boxOf(screen.getByRole('rowheader', { name: /^Type/ }))
    const value = boxOf(screen.getByRole('cell', { name: 'Zelf parkeren' }).first())

    expect(value.top).toBeGreaterThanOrEqual(label.bottom)
    expect(label.width).toBeGreaterThan(table.clientWidth * 0.9)
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  test('names, prices and the links that remove stay on top', async () => {
    await page.viewport(390, 844)
    const screen = await open(three, comparisonRows(three, undefined)).screen
    const pinned = screen.getByRole('table').element().querySelector('thead')

    expect(pinned && getComputedStyle(pinned).position).toBe('sticky')
    for (const { id, name } of three) {
      const remove = screen.getByRole('link', { name: `Verwijder ${name} uit de vergelijking` })
      await expect.element(remove).toHaveAttribute('href', `/zonder/${id}`)
      expect(pinned?.contains(remove.element())).toBe(true)
    }
    expect(pinned?.textContent).toContain('€6,95')
    expect(pinned?.clientHeight).toBeLessThan(200)
  })

  test('each button is in line with its column', async () => {
    await page.viewport(390, 844)
    const screen = await open(three, comparisonRows(three, undefined)).screen

    for (const name of names) {
      const head = boxOf(screen.getByText(name, { exact: true }))
      const button = boxOf(screen.getByRole('link', { name: new RegExp(`bij ${name} `) }).first())
      expect(button.left).toBe(head.left)
    }
  })

  test.each([
    [360, 3],
    [390, 3],
    [768, 3],
    [1024, 3],
    [1024, 4],
    [1440, 4],
  ])('at %i px a name of %i breaks only between words, on three lines', async (width, count) => {
    await page.viewport(width, 844)
    const four = [
      ...three,
      {
        ...aParking({ id: 9, name: 'VertrekValet' }),
        airport: 'Schiphol',
        airportSlug: 'schiphol',
      },
    ]
    const screen = await open(four.slice(0, count), []).screen

    for (const name of names) {
      const element = screen.getByText(name, { exact: true }).element()
      expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
      expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight)
      expect(getComputedStyle(element)).toMatchObject({ overflowWrap: 'normal', hyphens: 'none' })
      expect(element.clientHeight).toBeLessThan(48)
    }
  })
})

const boxOf = (found: Locator) => found.element().getBoundingClientRect()
