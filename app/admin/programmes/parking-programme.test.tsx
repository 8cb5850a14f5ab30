import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { keepRole } from '#app/admin/api/role.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { Coupling } from '#domain/earnings/programme/coupling.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { type Answers, answerCalls } from '#test/calls.ts'
import { ParkingProgramme } from './parking-programme.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const list = 'GET /api/admin/parkings/1/couplings'
const post = 'POST /api/admin/parkings/1/couplings'
const programmes = [
  { id: 7, name: 'Ringvaart via Awin' },
  { id: 8, name: 'Polderpark rechtstreeks' },
]
const held: Coupling = {
  ...{ id: 3, parkingId: 1, programmeId: 7, programme: 'Ringvaart via Awin' },
  startsOn: '2026-05-25',
}
const change = '11111111-1111-4111-8111-111111111111'

async function show(answers: Answers = {}) {
  const calls = answerCalls({
    [list]: () => Response.json([held]),
    'GET /api/admin/programmes': () =>
      Response.json({ rows: programmes, found: 2, total: 2, page: 1, size: 500, counts: {} }),
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <ParkingProgramme parkingId={1} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls }
}

test('a parking says which programme it has, and gets another from a day on', async () => {
  const { screen, calls } = await show({ [post]: () => Response.json({ change }) })
  await expect.element(screen.getByText('Nu Ringvaart via Awin, sinds 25 mei 2026.')).toBeVisible()
  await expect.element(screen.getByText(/^Vanaf 25 mei 2026: .* \(nu\)$/)).toBeVisible()

  await screen.getByRole('combobox', { name: 'Programma' }).selectOptions('Polderpark rechtstreeks')
  await screen.getByRole('button', { name: 'Bewaar programma' }).click()
  await expect.element(screen.getByText('Programma bewaard').first()).toBeVisible()
  const sent = calls.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({ programmeId: 8, startsOn: amsterdamDay(new Date()) })
  expect(calls.filter(({ url }) => url.endsWith('/couplings')).length).toBeGreaterThan(2)
})

test('none is a choice too, and what is refused stands at the field', async () => {
  const fields = { programmeId: ['De boekingspagina heeft een deel dat zo heet.'] }
  const { screen, calls } = await show({
    [list]: () => Response.json([]),
    [post]: [
      Response.json({ error: 'Niet goed', fields }, { status: 422 }),
      Response.json({ change }),
    ],
  })
  await expect.element(screen.getByText(/^Nu zonder programma/)).toBeVisible()
  await screen.getByRole('combobox', { name: 'Programma' }).selectOptions('Ringvaart via Awin')
  await screen.getByRole('button', { name: 'Bewaar programma' }).click()
  await expect
    .element(screen.getByRole('combobox', { name: 'Programma' }))
    .toHaveAccessibleDescription(/heeft een deel dat zo heet/)

  await screen.getByRole('combobox', { name: 'Programma' }).selectOptions('Geen programma')
  await screen.getByRole('button', { name: 'Bewaar programma' }).click()
  await expect.element(screen.getByText('Programma bewaard').first()).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(await sent.at(-1)?.json()).toMatchObject({ programmeId: null })
})

test('without the list of programmes the one that it has stays chosen', async () => {
  const { screen } = await show({ 'GET /api/admin/programmes': () => Response.error() })
  const choice = screen.getByRole('combobox', { name: 'Programma' })
  await expect.element(choice).toHaveDisplayValue('Ringvaart via Awin')
  await expect.element(choice).toHaveAccessibleDescription(/niet geladen/)
  await expect.element(screen.getByRole('button', { name: 'Bewaar programma' })).toBeDisabled()
})

test('a coupling is removed, and a reader sees nothing and asks nothing', async () => {
  const { screen, calls } = await show({
    'DELETE /api/admin/couplings/3': () => Response.json({ change }),
  })
  await screen.getByRole('button', { name: /^Verwijderen/ }).click()
  await expect.element(screen.getByText('Koppeling verwijderd').first()).toBeVisible()
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
  await screen.unmount()

  keepRole('reader')
  const reader = await show()
  expect(reader.screen.container.textContent).not.toMatch(/Programma\b/)
  expect(reader.calls).toEqual([])
})
