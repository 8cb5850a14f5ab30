import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { keepRole } from '#app/admin/api/role.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import { type Answers, answerCalls } from '#test/calls.ts'
import { aProgramme } from '#test/programmes.ts'
import ProgrammesPage from './list.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const row = (id: number, name: string, status = 'active') => ({
  ...aProgramme({ name, status }),
  ...{ id, version: 1, updatedAt: '2026-11-18T09:24:00.000Z' },
  ...{ provider: null, parkings: 6, isSample: false },
})
const rows = [row(1, 'Parkeerwinkel'), row(2, 'Ringvaart'), row(3, 'Rheinpark', 'ended')]
const none = { nights: 0, failure: null, count: null }
const money = {
  ...{ period: { from: '2026-08-31', to: '2026-11-29' }, until: '15:04' },
  programmes: [
    { id: 1, expected: 286_896, last: { ...none, by: 'file', at: '2026-11-16T10:00:00.000Z' } },
    {
      id: 2,
      expected: 415_381,
      last: { ...none, by: 'fetch', at: '2026-11-15T02:12:00.000Z', nights: 3, failure: '504' },
    },
    { id: 3, expected: 3_850, last: null },
  ],
  ...{ parkings: 226, withoutProgramme: 208 },
}
const moneyCall = 'GET /api/admin/earnings/programmes'

async function show(answers: Answers = {}) {
  await page.viewport(1440, 900)
  const calls = answerCalls({
    'GET /api/admin/programmes': () =>
      Response.json({ rows, found: 3, total: 3, page: 1, size: 50, counts: {} }),
    'GET /api/admin/couplings/suggestions': () => Response.json([]),
    [moneyCall]: () => Response.json(money),
    ...answers,
  })
  const Site = createRoutesStub([{ path: '/admin/programmes', Component: ProgrammesPage }])
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={['/admin/programmes']} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('table')).toBeVisible()
  return { screen, calls }
}

test('a manager sees what each programme brings, and how its data came', async () => {
  const { screen } = await show()
  const of = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

  await expect
    .element(
      of('Parkeerwinkel')
        .getByText(/2\.868,96/)
        .first(),
    )
    .toBeVisible()
  await expect
    .element(
      of('Parkeerwinkel')
        .getByText(/bestand van 16 nov/)
        .first(),
    )
    .toBeVisible()
  await expect
    .element(
      of('Ringvaart')
        .getByText(/3 nachten mislukt/)
        .first(),
    )
    .toBeVisible()
  await expect
    .element(
      of('Rheinpark')
        .getByText(/nog niets/)
        .first(),
    )
    .toBeVisible()
  await expect.element(screen.getByText(/7\.061,27/)).toBeVisible()
  await expect
    .element(screen.getByText(/van 31 augustus 2026 tot en met vandaag 15:04\. 208 van 226/))
    .toBeVisible()
})

test('an editor sees nothing of it, and asks nothing', async () => {
  keepRole('editor')
  const { screen, calls } = await show()
  await expect.element(screen.getByText('Parkeerwinkel')).toBeVisible()

  expect(screen.getByText(/Verwacht|Laatste gegevens|€/).elements()).toEqual([])
  expect(calls.filter(({ url }) => url.includes('/earnings/'))).toEqual([])
})

test('the list is there while the money is late, or does not come', async () => {
  const { screen } = await show({ [moneyCall]: () => new Response('', { status: 500 }) })

  await expect.element(screen.getByText('Parkeerwinkel')).toBeVisible()
  await expect.element(screen.getByText('niet geladen').first()).toBeVisible()
})
