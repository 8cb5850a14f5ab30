import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { ChangedParking, PriceReport } from '#domain/tariff/price-change.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { withLapsedSession } from '#test/lapsed-session.ts'
import { reload } from '#test/reload.ts'
import { PriceDialog, type PriceDialogProps } from './price-dialog.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const changed = (special: Partial<ChangedParking>): ChangedParking => ({
  id: 1,
  version: 4,
  name: 'Ringvaart Parking',
  airportCode: 'AMS',
  from: 6_800,
  to: 7_100,
  amounts: [
    { days: 8, from: 6_800, to: 7_100 },
    { days: null, from: 650, to: 700 },
  ],
  refusal: null,
  isPriceOfTariff: true,
  unusual: null,
  ...special,
})
const ringvaart = changed({})
const second = changed({
  ...{ id: 2, version: 7, name: 'Dijkzicht Overdekt', from: 10_000, to: 10_400 },
  amounts: [{ days: 8, from: 10_000, to: 10_400 }],
})
const without = changed({
  ...{ id: 3, name: 'Grote Markt', from: null, to: null, amounts: [], refusal: 'no-tariff' },
  isPriceOfTariff: false,
})

const seasons = [
  {
    ...{ name: 'Winter 2026', parkings: 2, amounts: 3 },
    period: { validFrom: '2026-11-01', validTo: '2027-03-31' },
  },
  { name: 'Altijd', parkings: 1, amounts: 2, period: null },
]
const report = (parkings: ChangedParking[], change?: string) =>
  Response.json({
    ...{ parkings, seasons, withoutTariff: 1 },
    ...(change ? { change } : {}),
  } satisfies PriceReport)
const there = () => report([])
const preview = () => report([ringvaart, second, without])

const call = 'POST /api/admin/parkings/prices'
const rows = [
  { id: 1, version: 3 },
  { id: 2, version: 7 },
  { id: 3, version: 1 },
]

async function show(answers: Answers, props: Partial<PriceDialogProps> = {}) {
  const calls = answerCalls({ 'GET /api/admin/parkings/1': [Response.json({ id: 1 })], ...answers })

  function Place() {
    const [isOpen, setOpen] = useState(true)
    return isOpen && <PriceDialog which={{ rows }} {...props} onClose={() => setOpen(false)} />
  }

  const Site = createRoutesStub([{ path: '/', Component: Place }])
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site />
      </ToastProvider>
    </QueryClientProvider>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Prijs wijzigen' })
  const bodies = () =>
    Promise.all(calls.filter(({ method }) => method === 'POST').map((sent) => sent.clone().json()))
  return { screen, calls, dialog, bodies }
}

type Shown = Awaited<ReturnType<typeof show>>

const by = ({ dialog }: Shown, percent = '4') =>
  dialog.getByLabelText('Verhogen met (%)').fill(percent)

/** With the percentage last: nothing is computed before it is there. */
async function typeNewSeason(shown: Shown, percent = '4') {
  const { dialog } = shown
  await dialog.getByRole('radio', { name: /^Maak er een nieuw seizoen van/ }).click()
  await dialog.getByLabelText('Geldig vanaf').fill('2027-04-01')
  await dialog.getByLabelText('Tot en met').fill('2027-09-30')
  await by(shown, percent)
}

const prices = { season: 'Winter 2026', into: null, unit: 'percent', by: 4, roundTo: 50 }
const summer = { name: 'Zomer 2027', validFrom: '2027-04-01', validTo: '2027-09-30' }

test('what eight days cost is shown before and after, with every amount that changes', async () => {
  const shown = await show({ [call]: [there(), preview()] })
  const { dialog, bodies } = shown
  await expect
    .element(dialog.getByRole('radio', { name: /^Tarieven van een seizoen/ }))
    .toHaveAccessibleName(/2 parkings, 3 bedragen$/)
  await by(shown)

  await expect
    .element(dialog.getByText('2 parkings, 3 bedragen, 1 kan niet. Met afronden gemiddeld +4,3%.'))
    .toBeVisible()
  const row = dialog.getByRole('row', { name: /Ringvaart Parking/ })
  await expect.element(row.getByRole('cell', { name: '€68,00' })).toBeVisible()
  await expect.element(row.getByRole('cell', { name: '€71,00' })).toBeVisible()
  await expect.element(row.getByRole('cell', { name: '+€3,00' })).toBeVisible()
  await expect
    .element(dialog.getByRole('row', { name: /^Samen 2/ }))
    .toHaveTextContent('Samen 2nu €168,00€175,00verschil +€7,00')
  await row.getByRole('button', { name: '2 bedragen van Ringvaart Parking' }).click()
  await expect
    .element(dialog.getByRole('list', { name: 'Bedragen van Ringvaart Parking' }))
    .toHaveTextContent('8 dagen €68,00 → wordt €71,00elke dag erna €6,50 → wordt €7,00')
  await expect
    .element(dialog.getByRole('list', { name: 'Kan niet' }))
    .toHaveTextContent('Grote Markt Heeft geen tarief ‘Winter 2026’.')
  expect(await bodies()).toEqual([
    { rows, prices: null, apply: false },
    { rows, prices, apply: false },
  ])
})

test('the provider is named, and the dialog starts at the season that is asked for', async () => {
  const { dialog } = await show(
    { [call]: [there()] },
    { provider: 'Haarlemmer Parkeren', start: { season: 'Altijd', how: 'new' } },
  )

  await expect.element(dialog.getByText('3 parkings van Haarlemmer Parkeren')).toBeVisible()
  await expect.element(dialog.getByLabelText('Seizoen', { exact: true })).toHaveValue('Altijd')
  await expect.element(dialog.getByLabelText('Geldig vanaf')).toBeVisible()
})

test('it says that it reads the tariffs, and that it computes the new prices', async () => {
  const [first, then] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const waiting = [first.promise, then.promise]
  const shown = await show({ [call]: () => waiting.shift() ?? Promise.reject() })
  const { dialog } = shown
  await expect.element(dialog.getByText('Tarieven laden...')).toBeVisible()
  first.resolve(there())
  await by(shown)
  await expect.element(dialog.getByText('Prijzen berekenen...')).toBeVisible()

  then.resolve(preview())
  await expect.element(dialog.getByRole('button', { name: 'Wijzig 3 bedragen' })).toBeEnabled()
  await expect.element(dialog.getByText('Prijzen berekenen...')).not.toBeInTheDocument()
})

test('parkings without a tariff have only a price per day to change', async () => {
  const { dialog } = await show({
    [call]: [Response.json({ parkings: [], seasons: [], withoutTariff: 3 })],
  })

  await expect.element(dialog.getByText(/nog geen opgeslagen tarief/)).toBeVisible()
  await expect
    .element(dialog.getByRole('radio', { name: /^Tarieven van een seizoen/ }))
    .toBeDisabled()
  await expect
    .element(dialog.getByRole('radio', { name: /^Prijs per dag van parkings zonder tarief/ }))
    .toBeChecked()
})

test('a server that fails is asked again, and what was typed stays', async () => {
  const failing = () => refusal(500, 'Kapot')
  const shown = await show({
    [call]: [failing(), failing(), there(), failing(), failing(), preview()],
  })
  const { dialog } = shown
  await dialog.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await by(shown)
  await dialog.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(dialog.getByRole('row', { name: /Ringvaart Parking/ })).toBeVisible()
  await expect.element(dialog.getByLabelText('Verhogen met (%)')).toHaveValue('4')
})

test.each([
  ['abc', 'Vul een percentage in'],
  ['1000', 'Maximaal 900%'],
  ['-95', 'Minimaal -90%'],
])('%s percent is refused while it is typed, and computes nothing', async (percent, message) => {
  const shown = await show({ [call]: [there()] })
  await by(shown, percent)
  const { dialog, calls } = shown

  await expect.element(dialog.getByText(message)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByLabelText('Verhogen met (%)')).toHaveFocus()
  expect(calls).toHaveLength(1)
})

test('prices go down too, and by an amount, in whole cents unless another rounding is chosen', async () => {
  const { dialog, bodies } = await show({ [call]: [there(), preview(), preview()] })
  await dialog.getByRole('radio', { name: 'Verlagen' }).click()
  await dialog.getByRole('radio', { name: 'Bedrag' }).click()
  await dialog.getByLabelText('Verlagen met (€)').fill('€ 0,50')
  await expect.element(dialog.getByText(/^2 parkings, 3 bedragen, 1 kan/)).toBeVisible()
  await dialog.getByLabelText('Afronden op').selectOptions('€1,00')

  await expect
    .poll(async () => (await bodies()).slice(1).map((body) => body.prices))
    .toEqual([
      { ...prices, unit: 'euros', by: -0.5, roundTo: 1 },
      { ...prices, unit: 'euros', by: -0.5, roundTo: 100 },
    ])
})

test('what is still empty is only said when the tariffs are made', async () => {
  const { dialog } = await show({ [call]: [there()] })
  await dialog.getByRole('radio', { name: /^Maak er een nieuw seizoen van/ }).click()
  await expect.element(dialog.getByLabelText('Naam')).toBeVisible()
  await expect.element(dialog.getByText('Kies de eerste dag')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Maak tarieven' }).click()

  await expect.element(dialog.getByText('Vul een percentage in')).toBeVisible()
  await expect.element(dialog.getByText('Kies de eerste dag')).toBeVisible()
})

test('what is typed is asked about, and is there again after a reload', async () => {
  withLapsedSession()
  const first = await show({ [call]: () => there() })
  await typeNewSeason(first)
  await userEvent.keyboard('{Escape}')
  const asked = first.screen.getByRole('alertdialog', { name: 'Prijzen niet gewijzigd' })
  await asked.getByRole('button', { name: 'Verder schrijven' }).click()
  await reload(first.screen)

  const { dialog, screen } = await show({ [call]: () => there() })
  await expect.element(dialog.getByLabelText('Verhogen met (%)')).toHaveValue('4')
  await expect.element(dialog.getByLabelText('Geldig vanaf')).toHaveValue('2027-04-01')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await screen.getByRole('button', { name: 'Niet opslaan' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('with nothing chosen nothing can be made', async () => {
  const shown = await show({ [call]: [there(), preview()] })
  await typeNewSeason(shown)
  const { dialog } = shown
  await dialog.getByRole('checkbox', { name: /Ringvaart Parking/ }).click()
  await expect.element(dialog.getByRole('button', { name: 'Maak 1 tarief' })).toBeEnabled()
  await dialog.getByRole('checkbox', { name: /Dijkzicht Overdekt/ }).click()

  await expect.element(dialog.getByRole('button', { name: 'Maak tarieven' })).toBeDisabled()
})

test('exactly what was previewed of a new season is made, and can be undone', async () => {
  const shown = await show({
    [call]: [there(), preview(), report([second], 'abc')],
    'POST /api/admin/changes/abc/undo': [Response.json({ rows: 1 })],
  })
  await typeNewSeason(shown)
  const { screen, dialog, bodies, calls } = shown
  await expect
    .element(dialog.getByText(/^2 parkings krijgen het nieuwe tarief, 1 kan niet\./))
    .toBeVisible()
  await dialog.getByRole('checkbox', { name: /Ringvaart Parking/ }).click()
  await dialog.getByRole('button', { name: 'Maak 1 tarief' }).click()

  await expect.element(screen.getByText('Zomer 2027 staat bij 1 parking.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect((await bodies()).at(-1)).toEqual({
    rows: [{ id: 2, version: 7 }],
    prices: { ...prices, into: summer },
    apply: true,
  })
  await screen.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(screen.getByText('Tarieven weer weg')).toBeVisible()
  expect(calls.at(-1)?.url).toMatch(/\/api\/admin\/changes\/abc\/undo$/)
})

test('the amounts of a season change in place, and one undo takes all of them back', async () => {
  const { promise: undone, resolve: release } = Promise.withResolvers<Response>()
  const shown = await show({
    [call]: [there(), preview(), report([ringvaart, second], 'abc')],
    'POST /api/admin/changes/abc/undo': () => undone,
  })
  await by(shown)
  const { screen, dialog } = shown
  await expect
    .element(dialog.getByText('Eén keer ‘Ongedaan maken’ zet alle 3 bedragen terug.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Wijzig 3 bedragen' }).click()

  await expect.element(screen.getByText('3 bedragen van 2 parkings zijn gewijzigd.')).toBeVisible()
  await screen.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(screen.getByText('Bezig met ongedaan maken...')).toBeVisible()
  release(Response.json({ rows: 2 }))
  await expect.element(screen.getByText('Ongedaan gemaakt')).toBeVisible()
  await expect.element(screen.getByText('Bezig met ongedaan maken...')).not.toBeInTheDocument()
})

test('of many parkings fifty are drawn at a time, and all of them change', async () => {
  const many = (count: number, special: Partial<ChangedParking>) =>
    Array.from({ length: count }, (_, at) =>
      changed({ ...special, id: (special.id ?? 0) + at, name: `${special.name} ${at + 1}` }),
    )
  const can = many(120, { id: 1, name: 'Terrein' })
  const cannot = many(30, { id: 200, name: 'Dijk', amounts: [], refusal: 'no-tariff' })
  const shown = await show({
    [call]: [there(), report([...can, ...cannot]), report(can, 'abc')],
  })
  await by(shown)
  const { dialog, bodies } = shown
  const rowsIn = () => dialog.getByRole('checkbox').elements()
  await expect
    .element(dialog.getByText(/^120 parkings, 240 bedragen, 30 kunnen niet\./))
    .toBeVisible()
  expect(rowsIn()).toHaveLength(50)
  await expect.element(dialog.getByRole('row', { name: /^Samen 120/ })).toBeVisible()

  const pages = dialog.getByRole('navigation', { name: 'Pagina’s van het voorbeeld' })
  await pages.getByRole('button', { name: 'Volgende' }).click()
  await pages.getByRole('button', { name: 'Volgende' }).click()
  await expect.element(pages.getByText('101 tot 120 van 120')).toBeVisible()
  expect(rowsIn()).toHaveLength(20)
  await dialog.getByRole('checkbox', { name: /Terrein 120$/ }).click()

  const left = dialog.getByRole('list', { name: 'Kan niet' }).getByRole('listitem')
  expect(left.elements()).toHaveLength(10)
  await dialog.getByRole('button', { name: 'Toon alle 30' }).click()
  expect(left.elements()).toHaveLength(30)

  await dialog.getByRole('button', { name: 'Wijzig 238 bedragen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect((await bodies()).at(-1)?.rows).toHaveLength(119)
})

describe('the price per day', () => {
  const amounts = [{ days: 1, from: 695, to: 765 }]
  const own = changed({
    ...{ id: 3, version: 1, name: 'Grote Markt', from: 695, to: 765, amounts },
    isPriceOfTariff: false,
    unusual: { how: 'high', median: 3.1 },
  })
  const ofTariff = changed({ from: 695, to: 765, amounts })

  async function showDay(...parkings: ChangedParking[]) {
    const shown = await show({ [call]: [there(), report(parkings), report([own], 'p')] })
    await shown.dialog
      .getByRole('radio', { name: /^Prijs per dag van parkings zonder tarief/ })
      .click()
    await by(shown, '10')
    return shown
  }

  test('changes where there is no tariff, with a warning of what is unusual', async () => {
    const { screen, dialog, bodies } = await showDay(ofTariff, own)
    await expect
      .element(
        dialog.getByText(/^1 prijs, waarvan 1 opvallend\. Met afronden gemiddeld \+10,1%\.$/),
      )
      .toBeVisible()
    await expect.element(dialog.getByText('Opvallend hoog')).toBeVisible()
    await dialog.getByRole('button', { name: 'Wijzig 1 prijs' }).click()

    await expect.element(screen.getByText('De prijs van "Grote Markt" is gewijzigd.')).toBeVisible()
    const perDay = { ...prices, season: null, by: 10, roundTo: 1 }
    expect((await bodies()).slice(1)).toEqual([
      { rows, prices: perDay, apply: false },
      { rows: [{ id: 3, version: 1 }], prices: perDay, apply: true },
    ])
  })

  test('of a parking with a tariff for today changes only if it is ticked', async () => {
    const { dialog } = await showDay(ofTariff, own)
    await dialog.getByText('1 parking met een tarief voor vandaag').click()
    await dialog.getByRole('checkbox', { name: /Ringvaart Parking/ }).click()

    await expect.element(dialog.getByRole('button', { name: 'Wijzig 2 prijzen' })).toBeEnabled()
  })
})

test('what someone changed meanwhile is computed again before another try', async () => {
  const again = () => report([changed({ version: 5, to: 7_200 })])
  const shown = await show({
    [call]: [there(), preview(), refusal(409, 'Intussen gewijzigd'), again(), again()],
  })
  await typeNewSeason(shown)
  const { screen, dialog, bodies } = shown
  await dialog.getByRole('button', { name: 'Maak 2 tarieven' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Intussen gewijzigd Wat je typte, staat er nog.')
  await expect.element(dialog.getByRole('alert')).toBeInViewport()
  await expect.element(dialog.getByLabelText('Verhogen met (%)')).toHaveValue('4')
  await dialog.getByRole('button', { name: 'Maak 1 tarief' }).click()

  await expect.element(screen.getByText('Tarieven gemaakt')).toBeVisible()
  expect((await bodies()).at(-1)).toMatchObject({ rows: [{ id: 1, version: 5 }], apply: true })
})

test('the parking of the form is left out while its form has changes', async () => {
  const edited = { id: 1, isDirty: true, adopt: vi.fn() }
  const shown = await show({ [call]: [there(), preview()] }, { edited })
  await typeNewSeason(shown)

  await expect
    .element(shown.dialog.getByText('Sla eerst op wat je in het formulier hebt gewijzigd.'))
    .toBeVisible()
  await expect.element(shown.dialog.getByRole('button', { name: 'Maak 1 tarief' })).toBeEnabled()
})

test('the parking of the form shows its new tariff', async () => {
  const edited = { id: 1, isDirty: false, adopt: vi.fn() }
  const made = report([ringvaart, second], 'abc')
  const shown = await show({ [call]: [there(), preview(), made] }, { edited })
  await typeNewSeason(shown)
  await shown.dialog.getByRole('button', { name: 'Maak 2 tarieven' }).click()

  await expect.poll(() => edited.adopt).toHaveBeenCalledWith({ id: 1 })
})

test('what was saved is not called failed because its form can not read it again', async () => {
  const edited = { id: 1, isDirty: false, adopt: vi.fn() }
  const made = report([ringvaart, second], 'abc')
  const answers = {
    [call]: [there(), preview(), made],
    'GET /api/admin/parkings/1': [refusal(500, 'Er ging iets mis.')],
  }
  const shown = await show(answers, { edited })
  await typeNewSeason(shown)
  await shown.dialog.getByRole('button', { name: 'Maak 2 tarieven' }).click()

  await expect.element(shown.screen.getByText('Tarieven gemaakt')).toBeVisible()
  await expect.element(shown.dialog).not.toBeInTheDocument()
  expect(edited.adopt).not.toHaveBeenCalled()
})
