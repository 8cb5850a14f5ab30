import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { Closure } from '#domain/closure/closure.ts'
import type { ListedParking } from '#domain/parking/parking.ts'
import { newProvider } from '#domain/provider/provider-fields.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { aCheckedPrice, aListedParking } from '#test/parkings-list.tsx'
import { aClosure } from '#test/tariffs.ts'
import { ProviderActions } from './provider-actions.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const list = 'GET /api/admin/parkings'
const closures = 'POST /api/admin/parkings/closures'
const today = amsterdamDay(new Date())
const christmas = aClosure({ firstDay: '2099-12-24', lastDay: '2100-01-03' })

const listed = (count: number, special: Partial<ListedParking> = {}) =>
  Array.from({ length: count }, (_, at) =>
    aListedParking({ id: at + 1, name: `Terrein ${at + 1}`, version: 3, ...special }),
  )

const provider = {
  ...newProvider,
  ...{ id: 7, tradeName: 'Polderpark', version: 1, updatedAt: '2026-11-18T09:24:00.000Z' },
  parkings: [],
}

async function show(rows: ListedParking[], answers: Answers = {}) {
  const calls = answerCalls({
    [list]: pagesFrom({}, rows),
    'GET /api/admin/settings': () => Response.json({ values: exampleSettings, version: 1 }),
    ...answers,
  })
  const Site = createRoutesStub([
    { path: '/admin/providers/7/edit', Component: () => <ProviderActions of={provider} /> },
  ])
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={['/admin/providers/7/edit']} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  const bodies = async () =>
    Promise.all(
      calls.filter(({ url }) => url.endsWith('/closures')).map((call) => call.clone().json()),
    )
  return { screen, calls, bodies, toasts: screen.getByRole('region', { name: 'Meldingen (F8)' }) }
}

test('all parkings of a provider are closed for a period at once, which one undo takes back', async () => {
  const { screen, bodies, toasts, calls } = await show(listed(40), {
    [closures]: [Response.json({ change: 'c', changed: 40 })],
    'POST /api/admin/changes/c/undo': [Response.json({})],
  })
  await screen.getByRole('button', { name: 'Zet 40 parkings dicht' }).click()
  await expect.element(screen.getByText('Kies de eerste dag.')).toBeVisible()
  await expect.element(screen.getByLabelText('Van', { exact: true })).toHaveFocus()

  await screen.getByLabelText('Van', { exact: true }).fill('2020-12-24')
  await screen.getByLabelText('Tot en met').fill('2021-01-03')
  await screen.getByRole('button', { name: 'Zet 40 parkings dicht' }).click()
  await expect
    .element(screen.getByLabelText('Tot en met'))
    .toHaveAccessibleDescription('Deze periode is al voorbij.')

  await screen.getByLabelText('Van', { exact: true }).fill('2099-12-24')
  await screen.getByLabelText('Tot en met').fill('2100-01-03')
  await screen.getByRole('button', { name: 'Zet 40 parkings dicht' }).click()
  await expect.element(toasts.getByText('40 parkings dicht gezet')).toBeVisible()
  await expect.element(screen.getByLabelText('Van', { exact: true })).toHaveValue('')
  const [body] = await bodies()
  expect(body).toMatchObject({ periods: [christmas], closed: true })
  expect(body.rows).toHaveLength(40)

  await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(toasts.getByText('Ongedaan gemaakt')).toBeVisible()
  expect(new URL(calls[0]?.url ?? '').search).toBe('?provider=7&pageSize=500')
})

test('only the ticked parkings are closed, and what fails stays as typed', async () => {
  const { screen, bodies } = await show(listed(9), {
    [closures]: [refusal(500, 'Er ging iets mis.'), Response.json({ change: 'c', changed: 1 })],
  })
  await screen.getByRole('button', { name: 'Zelf kiezen' }).click()
  await expect.element(screen.getByRole('button', { name: 'Kies een parking' })).toBeDisabled()
  await screen.getByRole('checkbox', { name: 'Terrein 2, AMS' }).click()
  await screen.getByLabelText('Van', { exact: true }).fill('2099-12-24')
  await screen.getByLabelText('Tot en met').fill('2100-01-03')
  const close = screen.getByRole('button', { name: 'Zet 1 parking dicht' })
  await close.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Er ging iets mis.')
  await expect.element(screen.getByLabelText('Tot en met')).toHaveValue('2100-01-03')

  await close.click()
  await expect.element(screen.getByText('1 parking dicht gezet')).toBeVisible()
  expect((await bodies()).map(({ rows }) => rows)).toEqual([
    [{ id: 2, version: 3 }],
    [{ id: 2, version: 3 }],
  ])
})

test('a pasted list is read line by line, and closes the parkings in all of its periods', async () => {
  const { screen, bodies, toasts } = await show(listed(9), {
    [closures]: [refusal(500, 'Er ging iets mis.'), Response.json({ change: 'c', changed: 9 })],
  })
  await screen.getByRole('button', { name: 'Plak een lijst' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Plak een lijst met periodes' })
  await expect.element(dialog.getByRole('button', { name: 'Nog geen periodes' })).toBeDisabled()
  const text = dialog.getByLabelText(/^Periodes/)
  await text.fill('24-12-2099;3-1-2100;Vol\nkerst\n5 mei 2099 gesloten')
  await expect
    .element(dialog.getByText('Vol van 24 december tot en met 3 januari', { exact: true }))
    .toBeVisible()
  await expect.element(dialog.getByText('Dicht op 5 mei', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('24 december 2099 – 3 januari 2100')).toBeVisible()
  await expect.element(dialog.getByText(/^Schrijf een periode als/)).toBeVisible()

  await expect
    .element(dialog.getByText('De regel die niet klopt, wordt overgeslagen.'))
    .toBeVisible()
  const take = 'Zet 9 parkings dicht in 2 periodes'
  await dialog.getByRole('button', { name: take }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Er ging iets mis. Wat je typte, staat er nog.')
  await dialog.getByRole('button', { name: take }).click()
  await expect.element(toasts.getByText('9 parkings dicht gezet')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Plak een lijst' })).toHaveFocus()
  const may = aClosure({ firstDay: '2099-05-05', lastDay: '2099-05-05', reason: 'closed' })
  const [body] = await bodies()
  expect(body.periods).toEqual([christmas, may])
})

test('a pasted list that is saved closes its dialog before the parkings are read again', async () => {
  let reads = 0
  const first = pagesFrom({}, listed(2))
  const { screen, toasts } = await show([], {
    [list]: (url) => (reads++ === 0 ? first(url) : new Promise<Response>(() => undefined)),
    [closures]: [Response.json({ change: 'c', changed: 2 })],
  })
  await screen.getByRole('button', { name: 'Plak een lijst' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Plak een lijst met periodes' })
  await dialog.getByLabelText(/^Periodes/).fill('5 mei 2099 gesloten')
  await dialog.getByRole('button', { name: 'Zet 2 parkings dicht in 1 periode' }).click()

  await expect.element(toasts.getByText('2 parkings dicht gezet')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(reads).toBeGreaterThan(1)
})

test('a pasted list that is not used is not lost by closing its dialog', async () => {
  const { screen } = await show(listed(2))
  await screen.getByRole('button', { name: 'Plak een lijst' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Plak een lijst met periodes' })
  await dialog.getByLabelText(/^Periodes/).fill('kerst')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await screen.getByRole('button', { name: 'Verder schrijven' }).click()
  await expect.element(dialog.getByLabelText(/^Periodes/)).toHaveValue('kerst')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await screen.getByRole('button', { name: 'Niet opslaan' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a period stands once, and is opened again for those that have it', async () => {
  const rows = listed(3).map((row, at) => (at < 2 ? { ...row, comingClosures: [christmas] } : row))
  const { screen, bodies, toasts } = await show(rows, {
    [closures]: [Response.json({ change: 'c', changed: 2 })],
  })
  const periods = screen.getByRole('region', { name: 'Periodes dicht' })
  await expect
    .element(periods.getByText('Vol van 24 december tot en met 3 januari', { exact: true }))
    .toBeVisible()
  await expect.element(periods.getByText('Terrein 1, Terrein 2')).toBeVisible()
  await periods.getByRole('button', { name: /^Weer open/ }).click()

  await expect.element(toasts.getByText('2 parkings weer open')).toBeVisible()
  expect(await bodies()).toMatchObject([{ closed: false, rows: [{ id: 1 }, { id: 2 }] }])
})

test('its prices are looked at in the list, one by one, and its season is raised for all', async () => {
  const old = aCheckedPrice({ checkedOn: '2020-01-01' })
  const fresh = aCheckedPrice({ checkedOn: today })
  const rows = listed(3).map((row, at) => ({
    ...row,
    checkedPrices: at === 0 ? [old, fresh] : [fresh],
    isPriceOfTariff: at < 2,
  }))
  const { screen } = await show(rows)
  await expect
    .element(screen.getByText(/^Je ziet 4 prijzen .* 1 is ouder dan 30 dagen, of gewijzigd\.$/))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Kijk 4 prijzen na' }))
    .toHaveAttribute('href', '/admin/parkings?provider=7')
  await expect.element(screen.getByText(/^Nieuwe bedragen voor 2 parkings/)).toBeVisible()
})

test('without parkings there is nothing to do yet', async () => {
  const { screen } = await show([])
  await expect.element(screen.getByText(/^Hoort er een parking bij/)).toBeVisible()
})

test('who opens periods again by keyboard goes on at the next, and then at the form', async () => {
  const easter = aClosure({ firstDay: '2099-04-10', lastDay: '2099-04-12' })
  const rows = (comingClosures: Closure[]) => listed(2, { comingClosures })
  const { screen } = await show([], {
    [list]: pagesFrom({}, rows([easter, christmas]), rows([christmas]), rows([])),
    [closures]: () => Response.json({ change: 'c', changed: 2 }),
  })
  const buttons = screen.getByRole('button', { name: /^Weer open/ })
  await expect.element(buttons.first()).toBeVisible()
  for (const next of [buttons, screen.getByLabelText('Van', { exact: true })]) {
    await screen.getByRole('heading', { name: 'Periodes dicht' }).click()
    const [first] = buttons.elements()
    if (first instanceof HTMLElement) first.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(next).toHaveFocus()
    await expect.poll(() => first?.isConnected).toBe(false)
  }
})
