import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { PastCheck } from '#domain/check/check-queue.ts'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { anAirport } from '#test/fixtures.ts'
import { aProvider } from '#test/parking-detail.ts'
import { aCheckedPrice, aListedParking } from '#test/parkings-list.tsx'
import { ProviderForm } from './provider-form.tsx'

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const today = amsterdamDay(new Date())

const provider: AdminProvider = {
  ...aProvider({ registry: 'KvK', registryNumber: '00000011' }),
  phoneHours: { from: '04:00', until: '23:30' },
  marks: [
    { name: 'Bijna', number: '1', validUntil: dayAfter(today, 20), proof: null },
    { name: 'Voorbij', number: null, validUntil: '2020-01-31', proof: null },
  ],
  version: 3,
  updatedAt: '2026-11-18T09:24:00.000Z',
  leftOutAt: null,
  bookingPage: null,
  bookingText: null,
  leftOutBecause: null,
  leftOutSince: null,
  parkings: [{ id: 7, name: 'Polderpark Shuttle', airportCode: 'AMS' }],
}

const history = 'GET /api/admin/checks/history'

async function show(id?: string, answers: Answers = {}) {
  const calls = answerCalls({
    'GET /api/admin/airports': [Response.json([anAirport()])],
    'GET /api/admin/providers/1': [Response.json(provider)],
    'PUT /api/admin/providers/1': [Response.json({ ...provider, version: 4 })],
    [history]: [Response.json([])],
    'GET /api/admin/parkings': () => Response.json({ rows: [] }),
    'GET /api/admin/settings': () => Response.json({ values: exampleSettings, version: 1 }),
    'GET /api/admin/providers/1/clicks': () => Response.json({ parkings: [] }),
    'GET /api/admin/providers/1/notes': () => Response.json({ notes: [] }),
    ...answers,
  })
  const Site = createRoutesStub([
    { path: '/admin/providers/edit', Component: () => <ProviderForm id={id} /> },
    { path: '/admin/providers', Component: () => <p>Alle aanbieders</p> },
  ])
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={['/admin/providers/edit']} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByLabelText('Handelsnaam')).toBeVisible()
  const sent = async (method: string) => calls.find((call) => call.method === method)?.json()
  return { screen, sent }
}

test('marks are added and removed, and what is left is saved', async () => {
  const { screen, sent } = await show('1')
  await screen.getByRole('button', { name: /Verwijderen.*Bijna/ }).click()
  await expect.element(screen.getByRole('button', { name: 'Keurmerk erbij' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Keurmerk erbij' }).click()
  const added = screen.getByRole('group', { name: 'Keurmerk 2' })
  await expect.element(added.getByLabelText('Keurmerk')).toHaveFocus()
  await added.getByLabelText('Keurmerk').fill('Nieuw')
  await screen.getByLabelText(/^Bereikbaar/).fill('dag en nacht')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('Alle aanbieders')).toBeVisible()
  expect(await sent('PUT')).toMatchObject({
    registry: 'KvK',
    phoneHours: { from: '00:00', until: '00:00' },
    marks: [
      { name: 'Voorbij', validUntil: '2020-01-31' },
      { name: 'Nieuw', number: null, validUntil: null, proof: null },
    ],
    version: 3,
  })
})

test('a mark that expires says so, with what visitors read', async () => {
  const { screen } = await show('1')

  await expect
    .element(screen.getByRole('group', { name: 'Bijna' }).getByRole('status'))
    .toHaveTextContent('Verloopt over 20 dagen. Daarna lezen bezoekers dat het verlopen is.')
  await expect
    .element(screen.getByRole('group', { name: 'Voorbij' }).getByRole('status'))
    .toHaveTextContent('Verlopen op 31 januari 2020. Bezoekers lezen dat ook.')
})

test('each wrong field has its error, also within a mark, and goes when it is right', async () => {
  const { screen } = await show('1')
  await screen.getByLabelText(/^KvK-nummer/).fill('0000001')
  await screen.getByLabelText(/^Bereikbaar/).fill('overdag')
  const second = screen.getByRole('group', { name: 'Voorbij' })
  await second.getByLabelText('Bewijs').fill('keurmerk.pdf')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('Een KvK-nummer heeft acht cijfers')).toBeVisible()
  await expect.element(screen.getByText(/Vul de uren zo in/)).toBeVisible()
  await expect.element(second.getByText('Voer een geldige URL in')).toBeVisible()
  await second.getByLabelText('Bewijs').fill('https://keurmerk.example.com')
  await expect.element(second.getByText('Voer een geldige URL in')).not.toBeInTheDocument()
  await expect.element(second.getByLabelText('Bewijs')).toHaveValue('https://keurmerk.example.com')
})

test('another country asks the number of its own register', async () => {
  const { screen, sent } = await show(undefined, {
    'POST /api/admin/providers': [Response.json(provider, { status: 201 })],
  })
  await screen.getByLabelText('Handelsnaam').fill('Torenveld')
  await screen.getByLabelText('Land').selectOptions('België (KBO)')
  await screen.getByLabelText(/^KBO-nummer/).fill('0123.456.749')
  await screen.getByRole('button', { name: 'Toevoegen' }).click()

  await expect.element(screen.getByText('Alle aanbieders')).toBeVisible()
  expect(await sent('POST')).toMatchObject({ registry: 'KBO', registryNumber: '0123.456.749' })
})

test('a provider that is not listed has a reason', async () => {
  const { screen, sent } = await show('1')
  await expect.element(screen.getByLabelText('Waarom')).not.toBeInTheDocument()
  await screen
    .getByLabelText('Bekend, maar niet getoond')
    .selectOptions('Niet getoond bij Schiphol')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('Zeg in een korte zin waarom')).toBeVisible()

  await screen.getByLabelText('Waarom').fill('Gestopt')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('Alle aanbieders')).toBeVisible()
  expect(await sent('PUT')).toMatchObject({ leftOutAt: 'AMS', leftOutBecause: 'Gestopt' })
})

test('its parkings stand above the form, each with its price, its check and its clicks', async () => {
  const rows = [
    aListedParking({
      ...{ id: 7, name: 'Polderpark Shuttle', priceToday: 12.5, isPriceOfTariff: true },
      checkedPrices: [
        aCheckedPrice({ tariff: { id: 1, name: 'Toen' }, validTo: '2020-01-01' }),
        aCheckedPrice({
          ...{ tariff: { id: 2, name: 'Nu' }, validFrom: '2020-01-02' },
          ...{ checkedOn: '2020-10-14', isChanged: true },
        }),
      ],
    }),
    aListedParking({
      ...{ id: 8, name: 'Polderpark Buiten', priceToday: 9.75 },
      priceCheckedOn: '2026-11-20',
    }),
  ]
  const { screen } = await show('1', {
    'GET /api/admin/parkings': () => Response.json({ rows }),
    'GET /api/admin/providers/1/clicks': () =>
      Response.json({ parkings: [{ id: 7, clicks: 1148 }] }),
  })

  const table = screen.getByRole('table', { name: /^Parkings van/ })
  await expect
    .element(table.getByRole('link', { name: 'Polderpark Shuttle' }))
    .toHaveAttribute('href', '/admin/parkings/7/edit')
  const texts = table
    .getByRole('row')
    .elements()
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
  expect(texts[1]?.join(' ')).toMatch(
    /€12,50 uit tarief, bij 8 dagen .*14 oktober 2020, sindsdien gewijzigd .*1\.148$/,
  )
  expect(texts[2]?.join(' ')).toMatch(/€9,75 zonder tarief, schatting .*20 november 2026 .*0$/)
  expect(texts[3]).toEqual(['clicks1.148'])
  await expect
    .element(screen.getByRole('link', { name: 'In de lijst' }))
    .toHaveAttribute('href', '/admin/parkings?provider=1')

  const [heads, fields] = [screen.getByRole('heading', { level: 2 }), screen.getByRole('textbox')]
  expect(heads.elements().map((head) => head.textContent)).toEqual([
    ...['Seizoen verhogen', 'Prijzen nakijken', 'Zet dicht van … tot …'],
    ...['Parkings', 'Notities', 'Laatst gecontroleerd', 'Gegevens'],
  ])
  await screen.getByRole('button', { name: 'Gegevens bewerken' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByLabelText('Handelsnaam')).toHaveFocus()
  expect(fields.elements()).toContain(document.activeElement)
})

test('a provider with many parkings shows the first of them until all are asked', async () => {
  const rows = Array.from({ length: 150 }, (_, at) =>
    aListedParking({ id: at + 1, name: `Terrein ${at + 1}` }),
  )
  const { screen } = await show('1', { 'GET /api/admin/parkings': () => Response.json({ rows }) })
  const links = screen.getByRole('link', { name: /^Terrein/ })
  await expect.element(links.first()).toBeVisible()
  expect(links.elements()).toHaveLength(20)

  await screen.getByRole('button', { name: 'Toon alle 150 parkings' }).click()
  expect(links.elements()).toHaveLength(150)
  await expect.element(screen.getByRole('link', { name: 'Terrein 21' })).toHaveFocus()
})

test('parkings that do not load are said once, and can be tried again', async () => {
  const answers = [refusal(500, 'Stuk')]
  const { screen } = await show('1', {
    'GET /api/admin/parkings': () =>
      answers.shift() ?? Response.json({ rows: [aListedParking({ name: 'Polderpark' })] }),
  })
  await screen.getByRole('button', { name: /opnieuw/i }).click()
  await expect.element(screen.getByRole('link', { name: 'Polderpark' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Verhoog een seizoen' })).toBeVisible()
})

test('what visitors clicked is left open while it is unknown', async () => {
  const { screen } = await show('1', {
    'GET /api/admin/parkings': () => Response.json({ rows: [aListedParking()] }),
    'GET /api/admin/providers/1/clicks': () => refusal(500, 'Stuk'),
  })
  await expect.element(screen.getByRole('row').last()).toMatchTextContent(/Samen.*onbekend/)
})

test('the head says where its parkings are, and leads to its own site', async () => {
  const places = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      name: `Terrein ${at + 1}`,
      airportCode: at === 0 ? 'AMS' : `Q${at}A`,
    }))
  const answer = (special: Partial<AdminProvider>) => ({
    'GET /api/admin/providers/1': [Response.json({ ...provider, ...special })],
  })
  const first = await show(
    '1',
    answer({ parkings: places(2), website: 'https://polder.example.com' }),
  )
  await expect.element(first.screen.getByText('2 parkings bij Schiphol en Q1A')).toBeVisible()
  await expect
    .element(first.screen.getByRole('link', { name: 'Hun site' }))
    .toHaveAttribute('href', 'https://polder.example.com')
  await first.screen.unmount()

  const many = await show('1', answer({ parkings: places(112), website: null }))
  await expect.element(many.screen.getByText('112 parkings bij 112 luchthavens')).toBeVisible()
  await expect.element(many.screen.getByRole('link', { name: 'Hun site' })).not.toBeInTheDocument()
  await many.screen.unmount()

  const none = await show('1', answer({ parkings: [] }))
  await expect.element(none.screen.getByText('Nog geen parkings')).toBeVisible()
})

test('a reader sees everything and changes nothing', async () => {
  sessionStorage.setItem('adminRole', 'reader')
  const { screen } = await show('1')

  await expect.element(screen.getByLabelText('Handelsnaam')).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Keurmerk erbij' })).toBeDisabled()
  await expect.element(screen.getByRole('link', { name: 'Nieuwe parking' })).not.toBeInTheDocument()
})

const check: PastCheck = {
  id: 1,
  item: 'mark:ESPA',
  outcome: 'right',
  username: 'eva',
  at: '2026-11-02T09:24:00.000Z',
  stay: null,
  amount: null,
  url: null,
  hasPicture: false,
}

test('the form says when the provider was last checked, not when that was put off', async () => {
  const past = [{ ...check, outcome: 'later', at: '2026-11-09T09:24:00.000Z' }, check]
  const { screen } = await show('1', { [history]: [Response.json(past)] })

  await expect.element(screen.getByText('2 november 2026')).toBeVisible()
  await expect.element(screen.getByText('keurmerk ESPA, door eva')).toBeVisible()
})

test('a provider that was never checked says where that happens', async () => {
  const { screen } = await show('1')

  await expect
    .element(screen.getByRole('link', { name: 'Controle' }))
    .toHaveAttribute('href', '/admin/controle')
})

test('when the checks do not load, the rest of the form works', async () => {
  const failing = () => refusal(500, 'Kapot')
  const { screen } = await show('1', { ...withParking, [history]: () => failing() })

  await expect.element(screen.getByText(/fout opgetreden bij het laden van/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Polderpark' })).toBeVisible()
})

const aKnownParking = aListedParking({ id: 9, name: 'Polderpark' })
const loggedIn = () => {
  sessionStorage.setItem('adminAuth', 'true')
  const credentials = { username: 'eva', password: 'sleutel' }
  sessionStorage.setItem('adminCredentials', JSON.stringify(credentials))
}
const withParking = { 'GET /api/admin/parkings': () => Response.json({ rows: [aKnownParking] }) }

test('a typed period and a note are asked about on leaving, and are back after a reload', async () => {
  loggedIn()
  const first = await show('1', withParking)
  await first.screen.getByLabelText('Van', { exact: true }).fill('2099-12-24')
  await first.screen.getByLabelText('Nieuwe notitie').last().fill('Belde met Anouk')
  await first.screen.getByRole('button', { name: 'Annuleren' }).click()
  await expect.element(first.screen.getByText(/^Je hebt wijzigingen die nog niet/)).toBeVisible()
  await first.screen.getByRole('button', { name: 'Blijf hier' }).click()
  await first.screen.unmount()

  const { screen } = await show('1', withParking)
  await expect.element(screen.getByLabelText('Van', { exact: true })).toHaveValue('2099-12-24')
  await expect
    .element(screen.getByLabelText('Nieuwe notitie').last())
    .toHaveValue('Belde met Anouk')
})

test('who leaves a period, a note and the form on purpose leaves all of them', async () => {
  loggedIn()
  const first = await show('1', withParking)
  await first.screen.getByLabelText('Handelsnaam').fill('Andere naam')
  await first.screen.getByLabelText('Van', { exact: true }).fill('2099-12-24')
  await first.screen.getByLabelText('Nieuwe notitie').last().fill('Belde met Anouk')
  await first.screen.getByRole('button', { name: 'Annuleren' }).click()
  await first.screen.getByRole('button', { name: 'Niet opslaan' }).click()
  await expect.element(first.screen.getByText('Alle aanbieders')).toBeVisible()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('adminConcept'))).toEqual([])
})
