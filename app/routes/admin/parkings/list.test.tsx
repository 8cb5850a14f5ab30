import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import { type ListRules, maxPageSize, pageAddress, wholeList } from '#domain/admin/list-view.ts'
import type { AdminAirport } from '#domain/airport/airport.ts'
import type { AdminParking } from '#domain/parking/parking.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { anAirport, aParking } from '#test/fixtures.ts'
import { pagesFrom } from '#test/list-calls.ts'
import ParkingsPage from './list.tsx'

const list = 'GET /api/admin/parkings'
const airports = 'GET /api/admin/airports'
const put = 'PUT /api/admin/parkings/1'
const availability = 'PUT /api/admin/parkings/availability'

beforeEach(() => page.viewport(1536, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function anAdminParking(special: Partial<AdminParking> = {}): AdminParking {
  return {
    ...aParking(),
    version: 3,
    updatedAt: '2026-11-18T09:24:00.000Z',
    position: 1,
    ...special,
  }
}

const polder = anAdminParking()
const garage = anAdminParking({ id: 2, name: 'Garage', type: 'self', pricePerDay: 22.5 })
const kempen = anAdminParking({
  id: 3,
  name: 'Kempenpark',
  airportCode: 'EIN',
  pricePerDay: 8.25,
  unavailable: 'Vol tot 3 januari.',
})
const all = [polder, garage, kempen]

const anAdminAirport = (special: Partial<AdminAirport>): AdminAirport => ({
  ...anAirport(special),
  aliases: [],
  version: 1,
  updatedAt: '2026-11-18T09:24:00.000Z',
  parkings: 1,
  priceFrom: 5.25,
  priceFollows: false,
  lowestPrice: null,
  ...special,
})

/** How the server finds the parkings. */
const rules: ListRules<AdminParking> = {
  searchIn: ({ name }) => [name],
  filterOn: {
    airport: ({ airportCode }) => airportCode,
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
      </>
    ),
  },
])

const parkingsAt = (airport: string) =>
  `GET ${pageAddress('/api/admin/parkings', { ...wholeList, filters: { airport } }, maxPageSize)}`

async function show(answers: Answers = {}, search = '', rows = all) {
  // Refetched after a change, with every query that depends on it.
  const airportRows = [
    anAdminAirport({}),
    anAdminAirport({ id: 2, code: 'EIN', slug: 'eindhoven' }),
  ]
  const again = <Value,>(value: Value) => Array.from({ length: 6 }, () => Response.json(value))
  const calls = answerCalls({
    [list]: pagesFrom(rules, rows),
    [airports]: again(airportRows),
    // The parkings whose prices the one that is typed is compared with.
    [parkingsAt('AMS')]: pagesFrom(rules, rows),
    [parkingsAt('EIN')]: pagesFrom(rules, rows),
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[`/admin/parkings${search}`]} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('table')).toBeVisible()
  return { screen, calls, toasts: screen.getByRole('region', { name: 'Meldingen (F8)' }) }
}

type Screen = Awaited<ReturnType<typeof show>>['screen']

const rowsOf = (screen: Screen) =>
  screen
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent)

const bodiesOf = (calls: Request[], method: string) =>
  Promise.all(calls.filter((call) => call.method === method).map((call) => call.json()))

test('a parking is a row with its required data', async () => {
  const { screen } = await show()

  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map((header) => header.textContent)).toEqual([
    'Selecteer alles op deze pagina',
    'Naam',
    'Luchthaven',
    'Afstand',
    'Per dag',
    'Beoordeling',
    'Kenmerken',
    'Status',
    'Acties',
  ])
  const row = screen.getByRole('row', { name: /Polderpark Shuttle/ })
  for (const text of [
    'Shuttle service',
    'AMS',
    '12 min',
    '€6,95',
    '4,4',
    'van 5, 1.284 beoordelingen',
  ]) {
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  }
  await expect.element(row.getByRole('img', { name: 'Camera’s' })).toBeVisible()
  await expect.element(row.getByText('Beschikbaar', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /Kempenpark/ }).getByText('Vol tot 3 januari.'))
    .toBeVisible()
})

test('airport, type and status filter together, and are in the address', async () => {
  const { screen } = await show({}, '?airport=AMS')
  await expect.poll(() => rowsOf(screen)).toEqual(['Polderpark Shuttle', 'Garage'])

  await screen.getByRole('combobox', { name: 'Type' }).selectOptions('Zelf parkeren')
  await expect.poll(() => rowsOf(screen)).toEqual(['Garage'])
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('Niet beschikbaar')
  await expect
    .element(screen.getByText('Geen parkings gevonden voor deze zoekopdracht'))
    .toBeVisible()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('?airport=AMS&type=self&state=niet-beschikbaar')
})

test('a new parking starts with the chosen airport', async () => {
  const { screen } = await show()
  const add = screen.getByRole('link', { name: 'Nieuwe parking' })
  await expect.element(add).toHaveAttribute('href', '/admin/parkings/new')

  await screen.getByRole('button', { name: 'EIN 1' }).click()
  await expect.element(add).toHaveAttribute('href', '/admin/parkings/new?airport=EIN')
})

test('the menu of a row links to its airport, its form and a copy', async () => {
  const { screen } = await show()
  await screen.getByRole('button', { name: 'Acties voor Kempenpark' }).click()

  for (const [name, address] of [
    ['Bekijken', '/parkeren/eindhoven'],
    ['Bewerken', '/admin/parkings/3/edit'],
    ['Dupliceren', '/admin/parkings/new?van=3'],
  ]) {
    await expect.element(screen.getByRole('menuitem', { name })).toHaveAttribute('href', address)
  }
})

describe('the price', () => {
  const priceOf = (screen: Screen, name: string) =>
    screen.getByRole('button', { name: new RegExp(`^Prijs van ${name}`) })
  const fieldOf = (screen: Screen, name: string) =>
    screen.getByRole('textbox', { name: `Prijs per dag van ${name}` })
  const saved = (special: Partial<AdminParking>) =>
    Response.json({ ...polder, version: 4, ...special })

  test('that is unusual is warned about while typing, and one that is no number is refused', async () => {
    const { screen } = await show()
    await priceOf(screen, 'Polderpark Shuttle').click()
    await fieldOf(screen, 'Polderpark Shuttle').fill('75')
    await expect.element(screen.getByText('Opvallend hoog.')).toBeVisible()

    await fieldOf(screen, 'Polderpark Shuttle').fill('abc')
    await userEvent.keyboard('{Enter}')
    const refused = screen.getByText('Vul een getal in, bijvoorbeeld 24,95')
    await expect.element(refused).toBeVisible()

    await fieldOf(screen, 'Polderpark Shuttle').fill('80')
    await expect.element(refused).not.toBeInTheDocument()
    await expect.element(screen.getByText('Opvallend hoog.')).toBeVisible()
  })

  test('is edited in its cell, and can be restored', async () => {
    const { screen, calls, toasts } = await show({
      [list]: pagesFrom(rules, all, [{ ...polder, pricePerDay: 7.5 }, garage, kempen], all),
      [put]: [saved({ pricePerDay: 7.5 }), saved({ version: 5 })],
    })
    await priceOf(screen, 'Polderpark Shuttle').click()
    await expect.element(fieldOf(screen, 'Polderpark Shuttle')).toHaveValue('6,95')
    await userEvent.keyboard('7,5{Enter}')

    await expect.element(toasts.getByText('Polderpark Shuttle kost €7,50 per dag.')).toBeVisible()
    await expect.element(priceOf(screen, 'Polderpark Shuttle')).toHaveTextContent('€7,50')
    await expect.element(priceOf(screen, 'Polderpark Shuttle')).toHaveFocus()

    await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect.element(toasts.getByText('Prijs teruggezet')).toBeVisible()
    expect(await bodiesOf(calls, 'PUT')).toMatchObject([
      { name: 'Polderpark Shuttle', pricePerDay: 7.5, version: 3 },
      { pricePerDay: 6.95, version: 4 },
    ])
  })

  test('is unchanged after Escape, or without a difference', async () => {
    const { screen, calls } = await show()

    await priceOf(screen, 'Garage').click()
    await userEvent.keyboard('1{Escape}')
    await expect.element(priceOf(screen, 'Garage')).toHaveTextContent('€22,50')
    await priceOf(screen, 'Garage').click()
    await userEvent.keyboard('22.50{Enter}')
    await expect.element(priceOf(screen, 'Garage')).toHaveFocus()
    expect(await bodiesOf(calls, 'PUT')).toEqual([])
  })

  test('moves to the next row with Tab, and saves once', async () => {
    const { screen, calls } = await show({ [put]: [saved({ pricePerDay: 8 })] })
    await priceOf(screen, 'Polderpark Shuttle').click()
    await userEvent.keyboard('8{Tab}')

    await expect.element(fieldOf(screen, 'Garage')).toHaveFocus()
    await expect.element(priceOf(screen, 'Polderpark Shuttle')).toBeVisible()
    expect(await bodiesOf(calls, 'PUT')).toMatchObject([{ pricePerDay: 8 }])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(fieldOf(screen, 'Polderpark Shuttle')).toHaveFocus()
  })

  test('that is invalid or refused shows an error at its cell, and keeps its text', async () => {
    const { screen } = await show({ [put]: [refusal(500, 'Er ging iets mis.')] })
    await priceOf(screen, 'Polderpark Shuttle').click()
    await userEvent.keyboard('gratis{Tab}')
    const field = fieldOf(screen, 'Polderpark Shuttle')

    await expect.element(screen.getByText('Vul een getal in, bijvoorbeeld 24,95')).toBeVisible()
    await expect.element(field).toHaveFocus()
    await field.fill('9')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Er ging iets mis.')).toBeVisible()
    await expect.element(field).toHaveValue('9')
  })

  test('is not overwritten after another admin changed it', async () => {
    const current = { ...polder, pricePerDay: 5, version: 4 }
    const { screen, toasts } = await show({
      [list]: pagesFrom(rules, all, [current, garage, kempen]),
      [put]: [Response.json({ error: 'Gewijzigd', current }, { status: 409 })],
    })
    await priceOf(screen, 'Polderpark Shuttle').click()
    await userEvent.keyboard('9{Enter}')

    await expect.element(toasts.getByText(/Polderpark Shuttle is intussen gewijzigd/)).toBeVisible()
    await expect.element(priceOf(screen, 'Polderpark Shuttle')).toHaveTextContent('€5,00')
  })
})

describe('the availability', () => {
  const changed = () => [Response.json({ change: 'c' })]

  test('of several is turned off with a required reason, and on again', async () => {
    const closed = [polder, garage].map((parking) => ({ ...parking, unavailable: 'Vol.' }))
    const { screen, calls, toasts } = await show({
      [list]: pagesFrom(rules, all, [...closed, kempen], all),
      [availability]: changed(),
      'POST /api/admin/changes/c/undo': [Response.json({})],
    })
    await screen.getByRole('checkbox', { name: 'Selecteer Polderpark Shuttle' }).click()
    await screen.getByRole('checkbox', { name: 'Selecteer Garage' }).click()
    await screen.getByRole('button', { name: 'Niet beschikbaar maken' }).click()

    const dialog = screen.getByRole('dialog', { name: 'Niet beschikbaar maken' })
    await expect.element(dialog.getByText(/^2 parkings blijven op de site staan/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText('Zeg in een korte zin waarom')).toBeVisible()
    await userEvent.keyboard('Vol.{Enter}')

    await expect.element(toasts.getByText('2 parkings zijn niet beschikbaar.')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    const table = screen.getByRole('table')
    expect(table.getByText('Niet beschikbaar', { exact: true }).elements()).toHaveLength(3)
    expect(await bodiesOf(calls, 'PUT')).toEqual([
      {
        rows: [
          { id: 1, version: 3 },
          { id: 2, version: 3 },
        ],
        unavailable: 'Vol.',
      },
    ])
    await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect.element(toasts.getByText('Beschikbaarheid teruggezet')).toBeVisible()
  })

  test('of one is turned on from its menu', async () => {
    const { screen, calls, toasts } = await show({ [availability]: changed() })
    await screen.getByRole('button', { name: 'Acties voor Kempenpark' }).click()
    await screen.getByRole('menuitem', { name: 'Beschikbaar maken', exact: true }).click()

    await expect
      .element(toasts.getByText('Parking "Kempenpark" is weer beschikbaar.'))
      .toBeVisible()
    expect(await bodiesOf(calls, 'PUT')).toEqual([
      { rows: [{ id: 3, version: 3 }], unavailable: null },
    ])
  })

  test('is unchanged when the server refuses, with a message', async () => {
    const { screen, toasts } = await show({
      [availability]: [refusal(409, 'Deze parking is intussen gewijzigd')],
    })
    await screen.getByRole('button', { name: 'Acties voor Kempenpark' }).click()
    await screen.getByRole('menuitem', { name: 'Beschikbaar maken', exact: true }).click()

    await expect.element(toasts.getByText('Deze parking is intussen gewijzigd')).toBeVisible()
    await expect.element(screen.getByText('Vol tot 3 januari.')).toBeVisible()
  })

  test.each([
    ['a change elsewhere', () => refusal(409, 'Mislukt.')],
    ['an error', () => refusal(500, 'Mislukt.')],
    ['a refused reason', () => refusal(422, 'Mislukt.')],
    [
      'a lost connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Er is een fout opgetreden bij het wijzigen van de beschikbaarheid. Probeer het later opnieuw.',
    ],
  ])('keeps its typed reason after %s, for another try', async (_, failing, why = 'Mislukt.') => {
    const answers = [failing, () => Response.json({ change: 'c' })]
    const { screen, calls, toasts } = await show({
      [list]: pagesFrom(rules, all, [{ ...polder, version: 4 }, garage, kempen]),
      [availability]: () => answers.shift()?.() ?? refusal(500, 'Nog eens'),
    })
    await screen.getByRole('button', { name: 'Acties voor Polderpark Shuttle' }).click()
    await screen.getByRole('menuitem', { name: 'Niet beschikbaar maken' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Niet beschikbaar maken' })
    await dialog.getByLabelText('Reden die bezoekers lezen').fill('Vol in de kerstvakantie.')
    await userEvent.keyboard('{Enter}')

    await expect.element(dialog.getByRole('alert')).toHaveTextContent(why)
    await expect
      .element(dialog.getByLabelText('Reden die bezoekers lezen'))
      .toHaveValue('Vol in de kerstvakantie.')
    await dialog.getByRole('button', { name: 'Niet beschikbaar maken' }).click()
    await expect.element(toasts.getByText('Parking niet beschikbaar')).toBeVisible()
    expect((await bodiesOf(calls, 'PUT')).at(-1)).toEqual({
      rows: [{ id: 1, version: 4 }],
      unavailable: 'Vol in de kerstvakantie.',
    })
  })
})

test('several prices change by a percentage, after a preview of each with its warning', async () => {
  const preview = {
    prices: [
      {
        ...{ id: 1, name: 'Polderpark Shuttle', airportCode: 'AMS' },
        from: 6.95,
        to: 7.65,
        unusual: null,
      },
      {
        id: 2,
        name: 'Garage',
        airportCode: 'AMS',
        from: 22.5,
        to: 24.75,
        unusual: { how: 'high', median: 6.95 },
      },
    ],
  }
  const { screen, calls, toasts } = await show({
    'POST /api/admin/parkings/prices': [
      Response.json(preview),
      refusal(409, 'Deze parking is intussen gewijzigd'),
      Response.json({ ...preview, change: 'p' }),
    ],
    'POST /api/admin/changes/p/undo': [Response.json({})],
  })
  await screen.getByRole('checkbox', { name: 'Selecteer Polderpark Shuttle' }).click()
  await screen.getByRole('checkbox', { name: 'Selecteer Garage' }).click()
  await screen.getByRole('button', { name: 'Prijs wijzigen', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Prijs wijzigen' })
  const save = dialog.getByRole('button', { name: '2 prijzen wijzigen' })
  await expect.element(save).toBeDisabled()
  await dialog.getByLabelText('Percentage').fill('abc')
  await expect.element(dialog.getByText('Vul een getal in dat groter is dan 0')).toBeVisible()
  await dialog.getByLabelText('Percentage').fill('10')

  await expect.element(dialog.getByText('2 prijzen, waarvan 1 opvallend.')).toBeVisible()
  await expect.element(dialog.getByText('€24,75')).toBeVisible()
  await expect.element(dialog.getByText('Opvallend hoog')).toBeVisible()

  await save.click()
  await expect.element(dialog.getByText('Deze parking is intussen gewijzigd')).toBeVisible()
  await expect.element(dialog.getByLabelText('Percentage')).toHaveValue('10')
  await save.click()
  await expect.element(toasts.getByText('2 prijzen zijn gewijzigd.')).toBeVisible()
  expect((await bodiesOf(calls, 'POST')).at(-1)).toEqual({
    rows: [
      { id: 1, version: 3 },
      { id: 2, version: 3 },
    ],
    unit: 'percent',
    by: 10,
    apply: true,
  })
  await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(toasts.getByText('Prijzen teruggezet')).toBeVisible()
})

describe('prices that someone else changed meanwhile', () => {
  const priceOf = ({ id, name, airportCode, pricePerDay }: AdminParking) => ({
    ...{ id, name, airportCode, from: pricePerDay, to: pricePerDay + 1, unusual: null },
  })
  const report = (...parkings: AdminParking[]) =>
    Response.json({ prices: parkings.map(priceOf), change: 'p' })

  async function failOnce(now: AdminParking[], why: Response) {
    const opened = await show({
      [list]: pagesFrom(rules, all, now),
      'POST /api/admin/parkings/prices': [
        report(polder, garage),
        why,
        report(...now.slice(0, -1)),
        report(...now.slice(0, -1)),
      ],
    })
    const { screen } = opened
    await screen.getByRole('checkbox', { name: 'Selecteer Polderpark Shuttle' }).click()
    await screen.getByRole('checkbox', { name: 'Selecteer Garage' }).click()
    await screen.getByRole('button', { name: 'Prijs wijzigen', exact: true }).click()
    const dialog = screen.getByRole('dialog', { name: 'Prijs wijzigen' })
    await dialog.getByLabelText('Wat').selectOptions('Verhogen met een bedrag')
    await dialog.getByLabelText('Bedrag in euro').fill('1')
    await dialog.getByRole('button', { name: '2 prijzen wijzigen' }).click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    return { ...opened, dialog }
  }

  test('are shown as they are now, and change at the second confirmation', async () => {
    const now = [{ ...polder, pricePerDay: 9, version: 4 }, garage, kempen]
    const stale = refusal(409, 'Deze parking is intussen gewijzigd')
    const { dialog, toasts, calls } = await failOnce(now, stale)
    await expect.element(dialog.getByText('€10,00')).toBeVisible()
    await dialog.getByRole('button', { name: '2 prijzen wijzigen' }).click()

    await expect.element(toasts.getByText('2 prijzen zijn gewijzigd.')).toBeVisible()
    expect((await bodiesOf(calls, 'POST')).at(-1)).toMatchObject({
      rows: [
        { id: 1, version: 4 },
        { id: 2, version: 3 },
      ],
      apply: true,
    })
  })

  test('change without a parking that is gone', async () => {
    const { dialog, toasts } = await failOnce(
      [garage, kempen],
      refusal(404, 'Parking niet gevonden'),
    )
    await expect.element(dialog.getByText(/^Van 1 parking\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'Prijs wijzigen' }).click()

    await expect.element(toasts.getByText('De prijs van "Garage" is gewijzigd.')).toBeVisible()
  })
})

test.each([320, 390, 768, 1024])(
  'at %i px it has no horizontal overflow, also while a price is edited',
  async (width) => {
    await page.viewport(width, 800)
    const { screen } = await show({}, '?airport=AMS')
    await screen.getByRole('button', { name: /^Prijs van Garage/ }).click()
    await userEvent.keyboard('x{Enter}')

    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

test('who may only look sees the rows, and nothing that changes them', async () => {
  sessionStorage.setItem('adminRole', 'reader')
  const { screen } = await show({}, '?airport=AMS')

  await expect.element(screen.getByRole('button', { name: 'Acties voor Garage' })).toBeVisible()
  for (const name of [/Importeren/, /Parking toevoegen/, /Nieuwe parking/]) {
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument()
  }
  await expect.element(screen.getByRole('button', { name: /^Prijs van/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Acties voor Garage' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Gegevens bekijken' })).toBeVisible()
  await expect
    .element(screen.getByRole('menuitem', { name: 'Verwijderen' }))
    .not.toBeInTheDocument()
})
