import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { ListRules } from '#domain/admin/list-view.ts'
import { firstToExpire, markWarning } from '#domain/provider/mark-warning.ts'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { type Answers, answerCalls } from '#test/calls.ts'
import { anAirport } from '#test/fixtures.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { aProvider } from '#test/parking-detail.ts'
import ProvidersPage from './list.tsx'

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const today = amsterdamDay(new Date())

const anAdminProvider = (special: Partial<AdminProvider>): AdminProvider => ({
  ...aProvider(special),
  version: 3,
  updatedAt: '2026-11-18T09:24:00.000Z',
  leftOutAt: null,
  bookingPage: null,
  bookingText: null,
  leftOutBecause: null,
  leftOutSince: null,
  parkings: [],
  ...special,
})

const marked = (validUntil: string) => ({
  marks: [{ name: 'Keurmerk', number: null, validUntil, proof: null }],
})

const providers = [
  anAdminProvider({
    id: 1,
    tradeName: 'Polderpark',
    registry: 'KvK',
    registryNumber: '00000011',
    ...marked(dayAfter(today, 20)),
    parkings: [
      { id: 7, name: 'Polderpark Shuttle', airportCode: 'AMS' },
      { id: 8, name: 'Polderpark Buiten', airportCode: 'AMS' },
    ],
  }),
  anAdminProvider({ id: 2, tradeName: 'Rheinpark', country: 'DE', ...marked('2020-09-30') }),
  anAdminProvider({ id: 3, tradeName: 'Weg', leftOutAt: 'AMS', leftOutBecause: 'Gestopt' }),
]

const stateOf = ({ marks }: AdminProvider) => {
  const first = firstToExpire(marks)
  if (!first) return 'geen'
  const warning = markWarning(first, today)
  return warning ? { expired: 'verlopen', expiring: 'verloopt' }[warning] : 'geldig'
}

/** How the server finds the providers. */
const rules: ListRules<AdminProvider> = {
  searchIn: ({ tradeName, registryNumber }) => [tradeName, registryNumber ?? ''],
  filterOn: { country: ({ country }) => country, mark: stateOf },
  sortBy: { mark: ({ marks }) => firstToExpire(marks)?.validUntil ?? null },
}

const Site = createRoutesStub([{ path: '/admin/providers', Component: ProvidersPage }])

async function show(answers: Answers = {}) {
  const calls = answerCalls({
    'GET /api/admin/providers': pagesFrom(rules, providers),
    'GET /api/admin/airports': [Response.json([anAirport()])],
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={['/admin/providers']} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('table')).toBeVisible()
  return { screen, calls, toasts: screen.getByRole('region', { name: 'Meldingen (F8)' }) }
}

test('a row has the number, the parkings and the first mark to expire', async () => {
  const { screen } = await show()

  await expect
    .element(screen.getByRole('row', { name: /Polderpark/ }))
    .toMatchTextContent(/KvK 00000011.*2.*tot /)
  await expect
    .element(screen.getByRole('row', { name: /Rheinpark/ }))
    .toMatchTextContent(/verlopen 30 september 2020/)
  await expect.element(screen.getByRole('row', { name: /Weg/ })).toMatchTextContent(/niet getoond/)
})

test('marks that need attention are named above the list', async () => {
  const { screen } = await show()

  await expect
    .element(screen.getByText('Keurmerken van 2 aanbieders vragen aandacht.'))
    .toBeVisible()
  await expect.element(screen.getByText(/is verlopen,/)).toBeVisible()
  await expect.element(screen.getByText(/verloopt over 20 dagen/)).toBeVisible()
})

test('before a deletion the parkings that lose their provider are named', async () => {
  const { screen, calls, toasts } = await show({
    'DELETE /api/admin/providers': [Response.json({ change: 'abc' })],
  })
  await screen.getByRole('checkbox', { name: 'Selecteer Polderpark' }).click()
  await screen.getByRole('checkbox', { name: 'Selecteer Weg' }).click()
  await screen.getByRole('button', { name: 'Verwijderen' }).click()
  const dialog = screen.getByRole('alertdialog')
  await expect
    .element(
      dialog.getByText(
        'De parkings blijven, zonder aanbieder: Polderpark Shuttle en Polderpark Buiten.',
      ),
    )
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()

  await expect.element(toasts.getByText('2 aanbieders zijn succesvol verwijderd.')).toBeVisible()
  expect(await calls.find(({ method }) => method === 'DELETE')?.json()).toEqual({
    rows: [
      { id: 1, version: 3 },
      { id: 3, version: 3 },
    ],
  })
})

test('a mark of a name of one long word fits on a phone', async () => {
  await page.viewport(390, 844)
  const tradeName = 'parkeren'.repeat(12)
  const rows = [anAdminProvider({ tradeName, ...marked(dayAfter(today, 5)) })]
  const { screen } = await show({ 'GET /api/admin/providers': pagesFrom(rules, rows) })
  await expect.element(screen.getByText('Een keurmerk vraagt aandacht.')).toBeVisible()

  expect(document.documentElement.scrollWidth).toBe(390)
})
