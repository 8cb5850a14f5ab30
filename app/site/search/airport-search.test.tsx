import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Site } from '#app/site/page/settings.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { anAirport } from '#test/fixtures.ts'
import { AirportSearch } from './airport-search.tsx'

const cologne = anAirport({
  id: 7,
  code: 'CGN',
  name: 'Köln/Bonn',
  slug: 'koln-bonn',
  city: 'Keulen',
})
const brussels = anAirport({
  id: 4,
  code: 'BRU',
  name: 'Brussel Zaventem',
  slug: 'brussel',
  city: 'Brussel',
})
const nothingFound = 'Geen luchthaven gevonden. Probeer een grotere plaats in de buurt.'
const airports = [anAirport(), brussels, cologne]
const few: Site = {
  settings: exampleSettings,
  airports,
  hasMoreAirports: false,
  siteUrl: '',
  year: 2026,
}
let site = few
/** What the server suggests for a search. */
let answers: Record<string, AirportSuggestion[]>

const Page = createRoutesStub([
  {
    id: 'routes/public/layout',
    loader: () => site,
    HydrateFallback: () => null,
    children: [
      { index: true, Component: AirportSearch },
      { path: '*', Component: () => <p>{useAddress()}</p> },
    ],
  },
])

const useAddress = () => {
  const { pathname, search } = useLocation()
  return pathname + search
}

beforeEach(() => {
  site = few
  const aliases = { CGN: ['Cologne Bonn Airport'] } as Record<string, string[]>
  answers = {}
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('search=')
      ? Response.json(answers[path.split('=')[1] ?? ''] ?? [])
      : Response.json(
          airports.map((airport) => ({ ...airport, aliases: aliases[airport.code] ?? [] })),
        ),
  )
})

afterEach(() => vi.unstubAllGlobals())

async function open() {
  const screen = await render(<Page />)
  const field = screen.getByRole('combobox', { name: 'Zoek je luchthaven' })
  await field.click()
  return { screen, field }
}

test('the best match is highlighted, and Enter opens it', async () => {
  const { screen, field } = await open()
  await field.fill('keul')

  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await expect
    .element(screen.getByRole('option', { name: /Köln/ }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('/parkeren/koln-bonn')).toBeVisible()
})

test('an airport is also found by an alias', async () => {
  const { screen, field } = await open()
  await field.fill('cologne')

  await expect.element(screen.getByRole('option', { name: /Köln/ })).toBeVisible()
})

test('the arrow keys wrap around, and Escape closes the list', async () => {
  const { screen, field } = await open()
  await userEvent.keyboard('{ArrowUp}')
  await expect
    .element(screen.getByRole('option', { name: /Köln/ }))
    .toHaveAttribute('aria-selected', 'true')

  await userEvent.keyboard('{ArrowDown}')
  const first = screen.getByRole('option', { name: /Schiphol/ })
  await expect.element(first).toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveAttribute('aria-activedescendant', first.element().id)

  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

test('a click on an option opens the airport', async () => {
  const { screen, field } = await open()
  await field.fill('zav')
  await screen.getByRole('option', { name: /Zaventem/ }).click()

  await expect.element(screen.getByText('/parkeren/brussel')).toBeVisible()
})

test('a search without results says so, and Enter submits it to the overview', async () => {
  const { screen, field } = await open()
  await field.fill('parijs')

  await expect.element(screen.getByRole('status')).toHaveTextContent(nothingFound)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('/luchthavens?zoek=parijs')).toBeVisible()
})

test('if the frame lacks some airports the server searches, and Enter opens the match', async () => {
  site = { ...few, airports: [anAirport()], hasMoreAirports: true }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json([cologne])
  })
  const { screen, field } = await open()
  await field.fill('keul')

  await expect.element(screen.getByRole('option', { name: /Köln/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('/parkeren/koln-bonn')).toBeVisible()
  expect(asked).toEqual(['/api/airports?search=keul'])
})

test('a pending search says that it is searching, not that there are no results', async () => {
  site = { ...few, airports: [anAirport()], hasMoreAirports: true }
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const { screen, field } = await open()
  await field.fill('keulen aan de rijn')

  await expect.element(screen.getByText('Luchthavens zoeken...').first()).toBeInTheDocument()
  resolve(Response.json([]))
  await expect.element(screen.getByText(nothingFound).first()).toBeVisible()
})

test('if the server cannot search, the airports of the frame are still found', async () => {
  site = { ...few, hasMoreAirports: true }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { screen, field } = await open()
  await field.fill('zaventem')

  await expect.element(screen.getByRole('option', { name: /Brussel Zaventem/ })).toBeVisible()
})

test('a search that failed does not say that there is no airport, and the next one is made', async () => {
  const answered = vi.fn(() => Promise.resolve(Response.json({}, { status: 500 })))
  vi.stubGlobal('fetch', answered)
  const { screen, field } = await open()
  await field.fill('utrecht')
  const status = screen.getByRole('status')
  await expect
    .element(status)
    .toHaveTextContent('Zoeken lukt nu niet. Probeer het over een minuut opnieuw.')

  answered.mockResolvedValue(Response.json([cologne]))
  await field.fill('utrech')
  await expect.element(screen.getByRole('option', { name: /Köln/ })).toBeVisible()
  await expect.element(status).toHaveTextContent('1 luchthaven gevonden.')
})

test('a typing error is found by the server, which knows more than the frame', async () => {
  answers = { shiphol: [anAirport()] }
  const { screen, field } = await open()
  await field.fill('shiphol')

  await expect
    .element(screen.getByRole('option', { name: /Schiphol/ }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('/parkeren/schiphol')).toBeVisible()
})

test('a place without an airport names the nearest ones, with their distance', async () => {
  answers = { utrecht: [{ ...anAirport(), near: { place: 'Utrecht', km: 34 } }] }
  const { screen, field } = await open()
  await field.fill('utrecht')

  await expect.element(screen.getByRole('option', { name: /Schiphol.*34 km/ })).toBeVisible()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Geen luchthaven in Utrecht gevonden. Deze liggen het dichtstbij.')
})
