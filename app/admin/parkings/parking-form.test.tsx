import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, useParams, useSearchParams } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { LoginDialog } from '#app/admin/session/login-dialog.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { EditedParking } from '#domain/parking/parking.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import { answerCalls } from '#test/calls.ts'
import { anAdminParking, anAirport } from '#test/fixtures.ts'
import { lapsed, logInAgain, loginAnswers, withLapsedSession } from '#test/lapsed-session.ts'
import { aClosure, aSavedTariff, aTariff } from '#test/tariffs.ts'
import { ParkingForm } from './parking-form.tsx'

beforeEach(() => page.viewport(1536, 1000))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const polder: EditedParking = {
  ...anAdminParking(),
  tariffs: [],
  surcharges: [],
  closures: [],
  directions: null,
  avoid: null,
  facts: {},
  providerId: null,
  bookingPage: null,
  bookingText: null,
  providerCode: null,
}
function Form() {
  const [search] = useSearchParams()
  return (
    <ParkingForm
      id={useParams().id}
      copyOf={search.get('van') ?? undefined}
      airport={search.get('airport') ?? undefined}
    />
  )
}

const Site = createRoutesStub([
  { path: '/admin/parkings', Component: () => <h1>De lijst</h1> },
  { path: '/admin/parkings/new', Component: Form },
  { path: '/admin/parkings/:id/edit', Component: Form },
])

async function show(path: string, answers: Record<string, Response[]> = {}) {
  const again = <Value,>(value: Value) => Array.from({ length: 4 }, () => Response.json(value))
  const calls = answerCalls({
    'GET /api/admin/parkings/1': [Response.json(polder)],
    'GET /api/admin/parkings/usual-price': ({ searchParams }) =>
      Response.json({ usualPrice: searchParams.get('airport') === 'AMS' ? 11 : null }),
    'GET /api/admin/airports': again([anAirport(), anAirport({ code: 'EIN', name: 'Eindhoven' })]),
    'GET /api/admin/settings': again({ values: exampleSettings, version: 1 }),
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[`/admin/parkings${path}`]} />
          <LoginDialog />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('button', { name: /Opslaan|Toevoegen/ })).toBeVisible()
  return { screen, calls, card: screen.getByRole('complementary', { name: 'Voorbeeld' }) }
}

const sent = (calls: Request[], method: string) =>
  calls.find((call) => call.method === method)?.json()

test('saving sends the values of all fields', async () => {
  const { screen, calls } = await show('/1/edit', {
    'PUT /api/admin/parkings/1': [Response.json(polder)],
  })
  await screen.getByLabelText('Naam').fill('Polderpark')
  await screen.getByRole('radio', { name: 'Valet parking' }).click()
  await screen.getByLabelText('Luchthaven').selectOptions('EIN · Eindhoven')
  await screen.getByLabelText('Beoordeling', { exact: true }).fill('4,7')
  await screen.getByRole('checkbox', { name: 'Overdekt parkeren' }).click()
  await screen.getByRole('checkbox', { name: 'Omheind terrein' }).click()
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('De lijst')).toBeVisible()
  expect(await sent(calls, 'PUT')).toEqual({
    closures: [],
    name: 'Polderpark',
    type: 'valet',
    airportCode: 'EIN',
    distance: 12,
    pricePerDay: 6.95,
    rating: 4.7,
    reviews: 1284,
    affiliateUrl: polder.affiliateUrl,
    imageUrl: polder.imageUrl,
    features: { ...polder.features, covered: true, fenced: false, shuttle24h: false },
    unavailable: null,
    tariffs: [],
    surcharges: [],
    priceCheckedOn: '2026-11-20',
    isPriceChanged: false,
    priceCheckSource: null,
    version: 3,
  })
})

test('a saved parking leads to its page, in a new tab', async () => {
  const { screen } = await show('/1/edit')
  const link = screen.getByRole('link', { name: 'Bekijk de pagina' })
  await screen.getByLabelText('Luchthaven').selectOptions('EIN · Eindhoven')

  await expect.element(link).toHaveAttribute('href', `/parkeren/${anAirport().slug}/${polder.slug}`)
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('on a phone the form fits, also when its sections count errors', async () => {
  await page.viewport(390, 844)
  const { screen } = await show('/1/edit')
  await screen.getByLabelText('Naam', { exact: true }).fill('')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByRole('link', { name: 'Gegevens 1' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
})

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? NaN

test('all sections stand below each other, and the list of them follows the scroll', async () => {
  await page.viewport(1440, 900)
  const { screen } = await show('/1/edit?terug=/admin/controle')
  const links = screen.getByRole('navigation', { name: 'Onderdelen' }).getByRole('link')
  await expect.element(links.first()).toHaveAttribute('aria-current', 'location')
  for (const link of links.elements()) {
    expect(document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '')).not.toBeNull()
  }

  await links.nth(4).click()
  await expect.poll(() => topOf('tarieven')).toBeLessThan(200)
  await expect.element(links.nth(4)).toHaveAttribute('aria-current', 'location')
  // Where it came from is kept.
  expect(links.nth(4).element().getAttribute('href')).toContain('?terug=/admin/controle#tarieven')
})

test('an address opens the form at its section, and a refused save at the first wrong field', async () => {
  await page.viewport(1440, 900)
  const { screen } = await show('/1/edit?onderdeel=feiten')
  await expect.poll(() => topOf('feiten')).toBeLessThan(200)
  await screen.getByLabelText('Naam', { exact: true }).fill('')
  await screen.getByRole('link', { name: /^Feiten/ }).click()
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByLabelText('Naam', { exact: true })).toHaveFocus()
  await expect.element(screen.getByLabelText('Naam', { exact: true })).toBeInViewport()
})

test.each(['/new?airport=AMS', '/new?van=1'])('%s has no page yet', async (path) => {
  const { screen } = await show(path)
  await expect.element(screen.getByLabelText('Luchthaven')).toHaveValue('AMS')

  await expect
    .element(screen.getByRole('link', { name: 'Bekijk de pagina' }))
    .not.toBeInTheDocument()
})

test('an unavailable parking needs a reason, which the card shows immediately', async () => {
  const { screen, calls, card } = await show('/1/edit', {
    'PUT /api/admin/parkings/1': [Response.json(polder)],
  })
  await screen.getByRole('switch', { name: 'Beschikbaar op de site' }).click()
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('Zeg in een korte zin waarom')).toBeVisible()

  await screen.getByLabelText('Reden die bezoekers lezen').fill('Vol tot 3 januari.')
  await expect.element(card.getByText('Vol tot 3 januari.')).toBeVisible()
  await expect.element(card.getByText('Niet beschikbaar')).toBeVisible()
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('De lijst')).toBeVisible()
  expect(await sent(calls, 'PUT')).toMatchObject({ unavailable: 'Vol tot 3 januari.' })
})

test('a period in which it is full is typed, checked, and told as a traveller reads it', async () => {
  const { screen, calls } = await show('/1/edit', {
    'PUT /api/admin/parkings/1': [Response.json(polder)],
  })
  await screen.getByRole('button', { name: 'Periode erbij' }).click()
  await expect.element(screen.getByLabelText('Van', { exact: true })).toHaveFocus()
  await screen.getByLabelText('Van', { exact: true }).fill('2099-12-24')
  await screen.getByLabelText('Tot en met').fill('2099-12-23')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('Kies een dag op of na de eerste.')).toBeVisible()

  await screen.getByLabelText('Tot en met').fill('2100-01-03')
  await screen.getByLabelText('Reden', { exact: true }).selectOptions('Gesloten')
  await expect
    .element(screen.getByText('Een reiziger leest: ‘Dicht van 24 december tot en met 3 januari.’'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('De lijst')).toBeVisible()
  expect(await sent(calls, 'PUT')).toMatchObject({
    closures: [{ firstDay: '2099-12-24', lastDay: '2100-01-03', reason: 'closed', only: null }],
  })
})

test('a pasted list becomes periods of the form, of which it takes none twice', async () => {
  const christmas = aClosure({ firstDay: '2099-12-24', lastDay: '2100-01-03' })
  const { screen, calls } = await show('/1/edit', {
    'GET /api/admin/parkings/1': [Response.json({ ...polder, closures: [christmas] })],
    'PUT /api/admin/parkings/1': [Response.json(polder)],
  })
  await screen.getByRole('button', { name: 'Plak een lijst' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Plak een lijst met periodes' })
  await dialog
    .getByLabelText(/^Periodes/)
    .fill('24-12-2099;3-1-2100;Vol\nbrengen kan niet op 5 mei 2099')
  await dialog.getByRole('button', { name: 'Neem 2 periodes over' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('De lijst')).toBeVisible()
  const may = aClosure({ firstDay: '2099-05-05', lastDay: '2099-05-05', only: 'dropOff' })
  expect(await sent(calls, 'PUT')).toMatchObject({ closures: [christmas, may] })
})

test('a copy is not closed when its original is', async () => {
  const closed = { ...polder, closures: [aClosure({ lastDay: '2099-01-03' })] }
  const { screen, calls } = await show('/new?van=1', {
    'GET /api/admin/parkings/1': [Response.json(closed)],
    'POST /api/admin/parkings': [Response.json({ ...polder, id: 9 })],
  })
  await screen.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.element(screen.getByText('De lijst')).toBeVisible()
  expect(await sent(calls, 'POST')).toMatchObject({ closures: [] })
})

describe('a warning', () => {
  test("appears for a distance beyond the visitors' slider", async () => {
    const { screen } = await show('/1/edit')
    const warning = screen.getByText(/valt buiten de schuif van bezoekers, die tot 20 minuten gaat/)

    await screen.getByLabelText('Afstand tot de terminal (min)').fill('20')
    await expect.element(warning).not.toBeInTheDocument()
    await screen.getByLabelText('Afstand tot de terminal (min)').fill('21')
    await expect.element(warning).toBeVisible()
  })

  test('appears for a price far from the others at the airport', async () => {
    const { screen, calls } = await show('/1/edit')
    const warning = screen.getByText(/kosten in doorsnee €11,00 per dag/)

    await expect.element(warning).not.toBeInTheDocument()
    await screen.getByLabelText('Prijs per dag').fill('5.49')
    await expect.element(warning).toBeVisible()
    await screen.getByLabelText('Luchthaven').selectOptions('EIN · Eindhoven')
    await expect.element(warning).not.toBeInTheDocument()

    const read = calls
      .map(({ url }) => new URL(url))
      .map(({ pathname, search }) => pathname + search)
    expect(read).toContain('/api/admin/parkings/usual-price?airport=AMS&without=1')
    expect(read.filter((address) => /parkings(\?|$)/.test(address))).toEqual([])
  })

  test('appears for a link without the affiliate tag, which a button adds', async () => {
    const { screen } = await show('/1/edit')
    const link = screen.getByLabelText('Affiliatelink')
    const add = screen.getByRole('button', { name: 'Voeg bron=parkeerpiloot toe' })
    await expect.element(add).not.toBeInTheDocument()

    await link.fill('https://polder.example.com/boek?van=ams')
    await add.click()
    await expect
      .element(link)
      .toHaveValue('https://polder.example.com/boek?van=ams&bron=parkeerpiloot')
    await expect.element(link).toHaveFocus()
    await expect.element(add).not.toBeInTheDocument()
  })
})

test('the card follows the typed text, and has no working links', async () => {
  const { screen, card } = await show('/1/edit')

  await screen.getByLabelText('Prijs per dag').fill('7.5')
  await screen.getByRole('radio', { name: 'Zelf parkeren' }).click()
  await expect.element(card.getByText('€7,50 per dag', { exact: true })).toBeVisible()
  await expect.element(card.getByText('€60,00').first()).toBeVisible()
  await expect.element(card.getByText('Zelf parkeren').first()).toBeVisible()
  expect(card.getByText('Bekijk & reserveer').element().closest('[inert]')).not.toBeNull()
})

test('the price is of days without a tariff: a tariff of today gives what visitors read', async () => {
  const tariffs = [aSavedTariff({ steps: [{ days: 8, total: 68 }] })]
  const { screen } = await show('/1/edit', {
    'GET /api/admin/parkings/1': [Response.json({ ...polder, tariffs })],
  })

  await expect
    .element(screen.getByLabelText('Prijs per dag'))
    .toHaveAccessibleDescription(
      'Prijs op dagen zonder tarief, bijvoorbeeld €24,95. Bezoekers zien vandaag €8,50, uit het tarief.',
    )
  await expect.element(screen.getByLabelText('Prijs per dag')).toHaveValue(6.95)
})

test('a new parking starts with the airport in its address, or as a copy', async () => {
  const { screen } = await show('/new?airport=ein')
  await expect.element(screen.getByLabelText('Luchthaven')).toHaveValue('EIN')
  await screen.unmount()

  const copy = await show('/new?van=1', {
    'POST /api/admin/parkings': [Response.json({ ...polder, id: 9 })],
  })
  await expect.element(copy.screen.getByLabelText('Naam')).toHaveValue('Polderpark Shuttle (kopie)')
  await expect
    .element(copy.screen.getByRole('heading', { name: 'Nieuwe parking toevoegen' }))
    .toBeVisible()
  await copy.screen.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.element(copy.screen.getByText('De lijst')).toBeVisible()
  expect(await sent(copy.calls, 'POST')).toMatchObject({
    airportCode: 'AMS',
    pricePerDay: 6.95,
    priceCheckedOn: null,
    isPriceChanged: true,
    priceCheckSource: null,
  })
})

test('a price that is typed is checked today, of a parking and of a copy', async () => {
  const today = amsterdamDay(new Date())
  const check = { priceCheckedOn: today, isPriceChanged: false, priceCheckSource: null }
  const seen = { pricePerDay: 7.5, ...check }
  const { screen, calls } = await show('/1/edit', {
    'GET /api/admin/parkings/1': [Response.json({ ...polder, priceCheckSource: 'phone' })],
    'PUT /api/admin/parkings/1': [Response.json(polder)],
  })
  await screen.getByLabelText('Prijs per dag').fill('7.50')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('De lijst')).toBeVisible()
  expect(await sent(calls, 'PUT')).toMatchObject(seen)
  await screen.unmount()

  const copy = await show('/new?van=1', {
    'POST /api/admin/parkings': [Response.json({ ...polder, id: 9 })],
  })
  await copy.screen.getByLabelText('Prijs per dag').fill('7.50')
  await copy.screen.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.element(copy.screen.getByText('De lijst')).toBeVisible()
  expect(await sent(copy.calls, 'POST')).toMatchObject(seen)
})

test('a parking with unsaved changes can be deleted from its form, and restored from the list', async () => {
  const { screen, calls } = await show('/1/edit', {
    'DELETE /api/admin/parkings/1': [Response.json({ change: 'd' })],
    'POST /api/admin/changes/d/undo': [Response.json({})],
  })
  await screen.getByLabelText('Naam').fill('Anders')
  await screen.getByRole('button', { name: 'Verwijderen' }).click()
  const dialog = screen.getByRole('alertdialog')
  await expect
    .element(
      dialog.getByText('Weet je zeker dat je parking "Polderpark Shuttle" wilt verwijderen?'),
    )
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()

  await expect.element(screen.getByText('De lijst')).toBeVisible()
  expect(await sent(calls, 'DELETE')).toEqual({ version: 3 })
  await screen.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(screen.getByText('Parking teruggezet')).toBeVisible()
})

describe('the preview of a quote', () => {
  const winter = aTariff({ name: 'Winter', steps: [{ days: 8, total: 68 }], extraDay: 6.5 })
  const charged = { ...polder, pricePerDay: 8.5, tariffs: [winter] }
  const open = () =>
    show('/1/edit?onderdeel=tarieven', {
      'GET /api/admin/parkings/1': [Response.json(charged)],
    })

  test('computes with what is typed now, and says which rule gave what', async () => {
    const { screen, card } = await open()
    const rules = screen.getByRole('region', { name: 'Welke regel gaf wat?' })
    await expect.element(card.getByText('€68,00').first()).toBeVisible()
    await expect.element(rules.getByText('Tarief Winter')).toBeVisible()

    await screen.getByLabelText('Totaal van stap 1').fill('80')
    await expect.element(card.getByText('€80,00').first()).toBeVisible()
    const bench = screen.getByRole('region', { name: 'Proefbank' })
    await bench.getByRole('button', { name: '22 dagen' }).click()
    await expect.element(rules.getByText('Stap 8 dagen, en 14 erna')).toBeVisible()
    await expect.element(rules.getByText('€171,00').first()).toBeVisible()
  })

  test('says what does not count yet, and never shows what is no number', async () => {
    const { screen, card } = await open()
    const missing = screen.getByRole('list', { name: 'Telt nog niet mee' })

    await screen.getByLabelText('Totaal van stap 1').fill('veel')
    await expect.element(missing.getByText(/^Winter: vul een getal in/)).toBeVisible()
    await screen.getByRole('link', { name: 'Gegevens' }).click()
    await screen.getByLabelText('Prijs per dag').fill('')
    await expect.element(missing.getByText(/Vul een prijs per dag in/)).toBeVisible()
    expect(card.element().textContent).not.toContain('NaN')
    const bench = screen.getByRole('region', { name: 'Proefbank' })
    await bench.getByLabelText('Brengen').fill('2020-01-01')
    await expect.element(bench.getByText(/Deze dag is al voorbij/)).toBeVisible()
  })
})

test('a price list that is not taken over is not saved away, with a way out', async () => {
  const { screen, calls } = await show('/1/edit?onderdeel=tarieven', {
    'PUT /api/admin/parkings/1': [Response.json(polder)],
  })
  await screen.getByLabelText('Prijslijst').fill('1 22,50\n8 62,50\ndaarna 6,50')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  const why =
    'Deze prijslijst is nog niet overgenomen. Klik op ‘Neem 2 stappen over’, of maak het vak leeg.'
  await expect.element(screen.getByText(why)).toBeVisible()
  expect(await sent(calls, 'PUT')).toBeUndefined()

  await screen.getByRole('button', { name: 'Neem 2 stappen over' }).click()
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('De lijst')).toBeVisible()
  expect(await sent(calls, 'PUT')).toMatchObject({
    tariffs: [{ steps: [{ days: 1 }, { days: 8 }] }],
  })
})

test('after a lapsed session a parking and its tariff are saved once the admin logs in', async () => {
  withLapsedSession()
  const { screen, calls } = await show('/1/edit', {
    ...loginAnswers(),
    'PUT /api/admin/parkings/1': [lapsed(), Response.json(polder)],
  })
  await screen.getByLabelText('Naam').fill('Polderpark')
  await screen.getByRole('link', { name: 'Tarieven' }).click()
  await screen.getByLabelText('Prijslijst').fill('1 22,50\n8 62,50\ndaarna 6,50')
  await screen.getByRole('button', { name: 'Neem 2 stappen over' }).click()
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await logInAgain()

  await expect.element(screen.getByText('De lijst')).toBeVisible()
  const puts = calls.filter(({ method }) => method === 'PUT')
  expect(await puts.at(-1)?.json()).toMatchObject({
    name: 'Polderpark',
    tariffs: [{ steps: [{ days: 1 }, { days: 8 }] }],
  })
})

test('a save conflict about tariffs is readable', async () => {
  const winter = aTariff({ name: 'Winter', validFrom: '2026-11-01', validTo: '2027-03-31' })
  const { screen } = await show('/1/edit?onderdeel=tarieven', {
    'GET /api/admin/parkings/1': [Response.json({ ...polder, tariffs: [winter] })],
    'PUT /api/admin/parkings/1': [
      Response.json(
        {
          error: 'Deze parking is intussen gewijzigd',
          current: {
            ...polder,
            ...{ version: 4, tariffs: [{ ...winter, extraDay: 12 }] },
            ...{ priceCheckedOn: '2026-11-24', isPriceChanged: true, priceCheckSource: 'mail' },
          },
        },
        { status: 409 },
      ),
    ],
  })
  await screen.getByLabelText('Elke dag erna').fill('11')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  const period = 'Winter, 1 november 2026 tot en met 31 maart 2027, per kalenderdag: 1 dag €10,00'
  await expect.element(screen.getByText(`${period}, elke dag erna €12,00`)).toBeVisible()
  // Who typed it has just seen it.
  const seen = `Gecontroleerd op ${formatDay(amsterdamDay(new Date()))}`
  await expect.element(screen.getByText(`${period}, elke dag erna €11,00. ${seen}`)).toBeVisible()
  // Nobody touched those here: the server set them along with the price.
  const asked = screen.getByRole('alertdialog').getByRole('group')
  expect(asked.elements().map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Tarieven',
  ])
})
