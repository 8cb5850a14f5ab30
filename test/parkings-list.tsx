import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { LoginDialog } from '#app/admin/session/login-dialog.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import ParkingsPage from '#app/routes/admin/parkings/list.tsx'
import type { ListRules } from '#domain/admin/list-view.ts'
import type { AdminAirport } from '#domain/airport/airport.ts'
import { type CheckedPrice, type ListedParking, noProvider } from '#domain/parking/parking.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { type Answers, answerCalls } from '#test/calls.ts'
import { anAdminParking, anAirport } from '#test/fixtures.ts'
import { pagesFrom } from '#test/list-calls.ts'

export const list = 'GET /api/admin/parkings'
const airports = 'GET /api/admin/airports'
const providers = 'GET /api/admin/providers'

/** The price per day, without a tariff. */
export const aCheckedPrice = (special: Partial<CheckedPrice> = {}): CheckedPrice => ({
  ...{ tariff: null, validFrom: null, validTo: null, days: 1, total: 6.95 },
  ...{ checkedOn: '2026-11-20', isChanged: false },
  ...special,
})

export const aListedParking = (special: Partial<ListedParking> = {}): ListedParking => ({
  ...anAdminParking(special),
  usualPrice: 12,
  provider: null,
  checkedPrices: [aCheckedPrice()],
  clicks: 0,
  comingClosures: [],
  dated: null,
  ...special,
})

export const polder = aListedParking()
export const garage = aListedParking({ id: 2, name: 'Garage', type: 'self', pricePerDay: 22.5 })
export const kempen = aListedParking({
  id: 3,
  name: 'Kempenpark',
  airportCode: 'EIN',
  pricePerDay: 8.25,
  unavailable: 'Vol tot 3 januari.',
})
export const all = [polder, garage, kempen]

const anAdminAirport = (special: Partial<AdminAirport>): AdminAirport => ({
  ...anAirport(special),
  aliases: [],
  version: 1,
  updatedAt: '2026-11-18T09:24:00.000Z',
  parkings: 1,
  priceFrom: 5.25,
  priceFollows: false,
  zone: null,
  lowestPrice: null,
  ...special,
})

/** How the server finds the parkings. */
export const rules: ListRules<ListedParking> = {
  searchIn: ({ name, provider }) => [name, provider?.name ?? ''],
  filterOn: {
    airport: ({ airportCode }) => airportCode,
    provider: ({ provider }) => (provider ? `${provider.id}` : noProvider),
    type: ({ type }) => type,
    state: ({ unavailable }) => (unavailable === null ? 'beschikbaar' : 'niet-beschikbaar'),
  },
}

const Site = createRoutesStub([
  {
    path: '/admin/parkings',
    Component: () => (
      <>
        <ParkingsPage />
        <p data-testid="address">{useLocation().search}</p>
        <Link to="/admin">Dashboard</Link>
      </>
    ),
  },
  { path: '/admin', Component: () => <h1>Het dashboard</h1> },
])

export async function showList(answers: Answers = {}, search = '', rows = all) {
  // Refetched after a change, with every query that depends on it.
  const airportRows = [
    anAdminAirport({}),
    anAdminAirport({ id: 2, code: 'EIN', slug: 'eindhoven' }),
  ]
  const again = <Value,>(value: Value) => Array.from({ length: 6 }, () => Response.json(value))
  const calls = answerCalls({
    [list]: pagesFrom(rules, rows),
    [airports]: again(airportRows),
    // Read by the column of dates.
    'GET /api/admin/settings': () => Response.json({ values: exampleSettings, version: 1 }),
    [providers]: () =>
      Response.json({ rows: [], found: 0, total: 0, page: 1, size: 500, counts: {} }),
    'GET /api/admin/programmes': () =>
      Response.json({ rows: [], found: 0, total: 0, page: 1, size: 500, counts: {} }),
    'GET /api/admin/couplings/suggestions': () => Response.json([]),
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[`/admin/parkings${search}`]} />
          <LoginDialog />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('table')).toBeVisible()
  return { screen, calls, toasts: screen.getByRole('region', { name: 'Meldingen (F8)' }) }
}

export type Screen = Awaited<ReturnType<typeof showList>>['screen']

export const bodiesOf = (calls: Request[], method: string) =>
  Promise.all(calls.filter((call) => call.method === method).map((call) => call.json()))
