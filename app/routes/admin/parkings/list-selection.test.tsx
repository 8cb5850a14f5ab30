import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#test/calls.ts'
import { pagesFrom } from '#test/list-calls.ts'
import {
  aCheckedPrice,
  aListedParking,
  all,
  bodiesOf,
  garage,
  kempen,
  list,
  polder,
  rules,
  showList,
} from '#test/parkings-list.tsx'

const availability = 'PUT /api/admin/parkings/availability'

beforeEach(() => page.viewport(1536, 900))
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the availability', () => {
  const changed = () => [Response.json({ change: 'c' })]

  test('of several is turned off with a required reason, and on again', async () => {
    const closed = [polder, garage].map((parking) => ({ ...parking, unavailable: 'Vol.' }))
    const { screen, calls, toasts } = await showList({
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
    await expect.element(toasts.getByText('Ongedaan gemaakt')).toBeVisible()
  })

  test('of one is turned on from its menu', async () => {
    const { screen, calls, toasts } = await showList({ [availability]: changed() })
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
    const { screen, toasts } = await showList({
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
      'De site antwoordt niet. Er is een fout opgetreden bij het wijzigen van de beschikbaarheid. Probeer het later opnieuw.',
    ],
  ])('keeps its typed reason after %s, for another try', async (_, failing, why = 'Mislukt.') => {
    const answers = [failing, () => Response.json({ change: 'c' })]
    const { screen, calls, toasts } = await showList({
      [list]: pagesFrom(rules, all, [{ ...polder, version: 4 }, garage, kempen]),
      [availability]: () => answers.shift()?.() ?? refusal(500, 'Nog eens'),
    })
    await screen.getByRole('button', { name: 'Acties voor Polderpark Shuttle' }).click()
    await screen.getByRole('menuitem', { name: 'Niet beschikbaar maken' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Niet beschikbaar maken' })
    await dialog.getByLabelText('Reden die bezoekers lezen').fill('Vol in de kerstvakantie.')
    await userEvent.keyboard('{Enter}')

    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(`Niet gelukt. ${why} Wat je typte, staat er nog.`)
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

test('a reason that is typed is not lost by closing its dialog', async () => {
  const { screen } = await showList()
  await screen.getByRole('button', { name: 'Acties voor Polderpark Shuttle' }).click()
  await screen.getByRole('menuitem', { name: 'Niet beschikbaar maken' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Niet beschikbaar maken' })
  await dialog.getByLabelText('Reden die bezoekers lezen').fill('Vol.')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await screen
    .getByRole('alertdialog', { name: 'Reden niet opgeslagen' })
    .getByRole('button', { name: 'Niet opslaan' })
    .click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a provider is chosen among many, and all its parkings are selected at once', async () => {
  const provider = (id: number) => ({ id, name: `Aanbieder ${id}`, tradeName: `Bedrijf ${id}` })
  const providers = Array.from({ length: 300 }, (_, at) => provider(at + 1))
  const rows = Array.from({ length: 360 }, (_, at) =>
    aListedParking({
      id: at + 1,
      name: `Terrein ${at + 1}`,
      provider: provider(at < 60 ? 7 : (at % 300) + 1),
    }),
  )
  const { screen, calls, toasts } = await showList(
    {
      'GET /api/admin/providers': () =>
        Response.json({ rows: providers, found: 300, total: 300, page: 1, size: 500, counts: {} }),
      [availability]: [Response.json({ change: 'c' })],
    },
    '',
    rows,
  )
  const choice = screen.getByRole('combobox', { name: 'Aanbieder' })
  await choice.fill('bedrijf 7')
  await screen.getByRole('option', { name: 'Bedrijf 7', exact: true }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?provider=7')
  await screen.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' }).click()
  await screen.getByRole('button', { name: 'Alle 61 gevonden selecteren' }).click()
  await screen.getByRole('button', { name: 'Beschikbaar maken', exact: true }).click()

  await expect.element(toasts.getByText('61 parkings zijn weer beschikbaar.')).toBeVisible()
  const [body] = await bodiesOf(calls, 'PUT')
  expect(body.rows).toHaveLength(61)
})

test('the prices of one provider are confirmed one by one, beside their own site', async () => {
  const polderpark = { id: 7, tradeName: 'Polderpark', website: 'https://polder.example.com' }
  const ofProvider = { provider: { id: 7, name: 'Polderpark' } }
  const winter = aCheckedPrice({ tariff: { id: 41, name: 'Winter' }, days: 8, total: 62.5 })
  const summer = aCheckedPrice({ tariff: { id: 42, name: 'Zomer' }, checkedOn: null })
  const rows = [
    { ...polder, ...ofProvider, checkedPrices: [winter, summer] },
    { ...garage, ...ofProvider },
  ]
  const { screen, calls, toasts } = await showList(
    {
      'GET /api/admin/providers': () =>
        Response.json({ rows: [polderpark], found: 1, total: 1, page: 1, size: 500, counts: {} }),
      'POST /api/admin/checks': [
        Response.json({ id: 1, version: 4, change: 'c' }, { status: 201 }),
        refusal(500, 'Er ging iets mis.'),
      ],
    },
    '?provider=7',
    rows,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Open hun site' }))
    .toHaveAttribute('href', 'https://polder.example.com')
  await screen.getByRole('button', { name: 'Nog juist: Winter van Polderpark Shuttle' }).click()
  await expect
    .element(toasts.getByText('De prijs van Polderpark Shuttle, Winter, is nog juist.'))
    .toBeVisible()
  const row = screen.getByRole('row', { name: /Polderpark Shuttle/ })
  await expect.element(row.getByText('vandaag')).toBeVisible()
  expect(await bodiesOf(calls, 'POST')).toEqual([
    { item: 'price', parkingId: 1, outcome: 'right', version: 3, tariffId: 41 },
  ])
  await expect.element(row.getByText('nog niet')).toBeVisible()
  await expect
    .element(row.getByRole('button', { name: /^Nog juist/ }))
    .toHaveAccessibleName('Nog juist: Zomer van Polderpark Shuttle')

  await screen.getByRole('button', { name: 'Nog juist: prijs per dag van Garage' }).click()
  await expect.element(toasts.getByText('Er ging iets mis.')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' }).click()
  const bulk = screen.getByRole('group', { name: 'Selectie' })
  await expect.element(bulk.getByRole('button', { name: /juist/i })).not.toBeInTheDocument()
})

test('the prices of the ticked parkings change as one', async () => {
  const changed = [polder, garage].map(({ id, version, name, airportCode }) => ({
    ...{ id, version: version + 1, name, airportCode, refusal: null, unusual: null },
    ...{ from: 1_000, to: 1_100, amounts: [{ days: 1, from: 1_000, to: 1_100 }] },
    isPriceOfTariff: false,
  }))
  const report = { parkings: changed, seasons: [], withoutTariff: 2 }
  const { screen, calls, toasts } = await showList({
    'POST /api/admin/parkings/prices': [
      Response.json({ ...report, parkings: [] }),
      Response.json(report),
      Response.json({ ...report, change: 'p' }),
    ],
    'POST /api/admin/changes/p/undo': [Response.json({})],
  })
  await screen.getByRole('checkbox', { name: 'Selecteer Polderpark Shuttle' }).click()
  await screen.getByRole('checkbox', { name: 'Selecteer Garage' }).click()
  await screen.getByRole('button', { name: 'Prijs wijzigen', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Prijs wijzigen' })
  await dialog.getByLabelText('Verhogen met (%)').fill('10')
  await dialog.getByRole('button', { name: 'Wijzig 2 prijzen' }).click()

  await expect.element(toasts.getByText('2 prijzen zijn gewijzigd.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect((await bodiesOf(calls, 'POST')).at(-1)).toMatchObject({
    rows: [
      { id: 1, version: 4 },
      { id: 2, version: 4 },
    ],
    prices: { season: null, unit: 'percent', by: 10 },
    apply: true,
  })
  await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(toasts.getByText('Ongedaan gemaakt')).toBeVisible()
})
