import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { anAirport } from '#test/fixtures.ts'
import { AirportsOverview } from './airports-overview.tsx'

const schiphol = anAirport()
const brussels = anAirport({
  id: 4,
  code: 'BRU',
  name: 'Brussel Zaventem',
  slug: 'brussel',
  country: 'BE',
  latitude: 50.9014,
  longitude: 4.4844,
})

const Page = createRoutesStub([{ path: '/luchthavens', Component: Overview }])

function Overview() {
  return <AirportsOverview today="2026-11-27" airports={[schiphol, brussels]} />
}

test('a country narrows both the cards and the map, and the chip for all restores them', async () => {
  const screen = await render(<Page initialEntries={['/luchthavens']} />)
  const map = screen.getByRole('navigation', { name: 'Kaart van de luchthavens' })
  const card = screen.getByRole('heading', { name: 'Schiphol' })
  const pin = map.getByRole('link', { name: /Schiphol/ })
  await expect.element(card).toBeInTheDocument()
  await expect.element(pin).toHaveAttribute('href', '/parkeren/schiphol')

  await screen.getByRole('link', { name: 'België 1' }).click()
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(pin).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Brussel Zaventem' })).toBeVisible()
  await expect.element(map.getByRole('link', { name: /Brussel/ })).toBeInTheDocument()

  await screen.getByRole('link', { name: 'Alle 2' }).click()
  await expect.element(card).toBeInTheDocument()
})

test('an airport that is not on the map stands under it', async () => {
  const alicante = anAirport({ id: 9, code: 'ALC', name: 'Alicante', slug: 'alicante' })
  const far = { ...alicante, country: 'ES' as const, latitude: 38.28, longitude: -0.56 }
  const Far = createRoutesStub([
    {
      path: '/luchthavens',
      Component: () => <AirportsOverview today="2026-11-27" airports={[schiphol, far]} />,
    },
  ])
  const screen = await render(<Far initialEntries={['/luchthavens']} />)
  const under = screen.getByRole('navigation', { name: 'Buiten de kaart' })

  await expect
    .element(under.getByRole('link', { name: 'Alicante' }))
    .toHaveAttribute('href', '/parkeren/alicante')
  await expect.element(under.getByRole('link', { name: 'Schiphol' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Spanje 1' })).toBeVisible()
})

test('a card and its pin show the cheapest bookable price, never the typed one', async () => {
  const charleroi = anAirport({ name: 'Charleroi', priceFrom: 4.25, lowestPrice: null })
  const Prices = createRoutesStub([
    {
      path: '/luchthavens',
      Component: () => (
        <AirportsOverview
          today="2026-11-27"
          airports={[{ ...brussels, priceFrom: 6.5, lowestPrice: 8.95 }, charleroi]}
        />
      ),
    },
  ])
  const screen = await render(<Prices initialEntries={['/luchthavens']} />)
  const map = screen.getByRole('navigation', { name: 'Kaart van de luchthavens' })

  for (const name of [/Brussel Zaventem vanaf €8,95/, /Charleroi nog geen aanbieders/]) {
    await expect.element(map.getByRole('link', { name })).toBeInTheDocument()
  }
  await expect.element(screen.getByText('Nog geen aanbieders', { exact: true })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/6,50|4,25/)
})

test('a search narrows both the cards and the map, and can be undone', async () => {
  const screen = await render(<Page initialEntries={['/luchthavens?zoek=zavent']} />)
  await expect.element(screen.getByText('1 luchthaven gevonden voor ‘zavent’')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Schiphol' })).not.toBeInTheDocument()

  await screen.getByRole('link', { name: 'Toon alle luchthavens' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Schiphol' })).toBeVisible()
})

test('a search without results says so between its field and the map, and links to all airports', async () => {
  const screen = await render(<Page initialEntries={['/luchthavens?zoek=parijs']} />)
  const said = screen.getByText('Geen luchthaven gevonden voor ‘parijs’')
  const map = screen.getByRole('navigation', { name: 'Kaart van de luchthavens' })

  await expect.element(said).toBeVisible()
  expect(isAfter(screen.getByRole('combobox'), said)).toBe(true)
  expect(isAfter(said, map)).toBe(true)
  // The map is not empty: there it can still be chosen.
  await expect.element(map.getByRole('link', { name: /Schiphol/ })).toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Toon alle luchthavens' })).toBeVisible()
})

test('an unknown country shows all airports', async () => {
  const screen = await render(<Page initialEntries={['/luchthavens?land=TR']} />)

  await expect.element(screen.getByRole('heading', { name: 'Schiphol' })).toBeInTheDocument()
})

test('a place without an airport shows the nearest ones, in that order', async () => {
  const near = { place: 'Antwerpen', km: 40 }
  const suggested = [brussels, schiphol].map((airport) => ({ ...airport, near }))
  const Near = createRoutesStub([
    {
      path: '/luchthavens',
      Component: () => (
        <AirportsOverview
          today="2026-11-27"
          airports={[schiphol, brussels]}
          suggested={suggested}
        />
      ),
    },
  ])
  const screen = await render(<Near initialEntries={['/luchthavens?zoek=antwerpen']} />)

  await expect.element(screen.getByText(/^Geen luchthaven in Antwerpen gevonden/)).toBeVisible()
  const nearest = screen.getByRole('list', { name: 'Dicht bij Antwerpen' })
  await expect
    .element(nearest.getByRole('link', { name: 'Brussel Zaventem' }))
    .toHaveAttribute('href', '/parkeren/brussel')
  const map = screen.getByRole('navigation', { name: 'Kaart van de luchthavens' })
  expect(isAfter(nearest, map)).toBe(true)
  const cards = screen.getByRole('heading', { level: 2 })
  await expect.element(cards.first()).toHaveTextContent('Brussel Zaventem')
  await expect.element(cards.last()).toHaveTextContent('Schiphol')
})

function isAfter(first: Locator, second: Locator): boolean {
  const order = first.element().compareDocumentPosition(second.element())
  return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
