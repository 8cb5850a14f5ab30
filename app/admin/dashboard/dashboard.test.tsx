import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { Todo } from '#domain/admin/checklist.ts'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import type { Morning } from '#domain/admin/morning.ts'
import type { ContactRequest } from '#domain/contact/contact.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { Dashboard } from './dashboard.tsx'

const call = 'GET /api/admin/dashboard'

afterEach(() => vi.unstubAllGlobals())

function aSummary(special: Partial<DashboardSummary> = {}): DashboardSummary {
  return {
    totalAirports: 8,
    totalParkings: 15,
    totalBlogPosts: 24,
    totalFaqs: 18,
    openContactRequests: 0,
    totalAffiliateClicks: 0,
    latestContacts: [],
    latestClicks: [],
    clicksPerDay: [],
    checklist: [],
    lastBackup: null,
    ...special,
  }
}

function aRequest(special: Partial<ContactRequest> = {}): ContactRequest {
  return {
    id: 1,
    name: 'Marieke Jansen',
    email: 'marieke@example.com',
    subject: 'Laadpaal bij Zaventem',
    message: 'Zijn de laadpunten ook te gebruiken als ik twee weken wegblijf?',
    createdAt: '2026-11-20T15:42:00.000Z',
    isResolved: false,
    ...special,
  }
}

const aMorning = (special: Partial<Morning> = {}): Morning => ({
  yesterday: { day: '2026-11-20', clicks: 42 },
  sameWeekdays: [40, 44, 38, 41, 42, 40, 39, 45],
  site: { days: 1, clicks: 42, usual: 41, lowest: 22, highest: 64, outside: undefined },
  today: { clicks: 9, lowest: 4, highest: 12 },
  week: null,
  moved: [],
  largest: [],
  usualAirports: { count: 8, clicks: 42, usual: 41 },
  oldestOpen: null,
  lastBackup: new Date().toISOString(),
  refusedLogins: 0,
  ...special,
})

const Site = createRoutesStub([{ path: '/admin', Component: Dashboard }])

function show(answers: Answers) {
  // Without an answer the strip fails after a second, and moves what a test clicks.
  const morning = { 'GET /api/admin/morning': [Response.json(aMorning())] }
  const calls = answerCalls({ ...morning, ...answers })
  const screen = render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={['/admin']} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { calls, screen }
}

const showSummary = (special: Partial<DashboardSummary> = {}) =>
  show({ [call]: [Response.json(aSummary(special))] }).screen

test('on a full disk the dashboard says that nothing is saved, and what to do', async () => {
  const screen = await showSummary({ lacksSpace: true })

  await expect.element(screen.getByText('De schijf is vol.')).toBeVisible()
  await expect.element(screen.getByText(/Daarna werkt alles vanzelf weer\./)).toBeVisible()
})

test('what is not well stands above the morning, and leads to Systeem', async () => {
  const found = { cause: 'disk', title: 'De schijf is vol.', text: 'Maak ruimte.', effects: [] }
  const since = '2026-11-18T01:51:00.000Z'
  const screen = await showSummary({
    lacksSpace: true,
    alarms: [{ found, since, mailedAt: null, overAt: null }],
  })

  // Once: the alarm says what the notice would.
  await expect.element(screen.getByText('De schijf is vol.')).toBeVisible()
  const alarm = screen.getByRole('alert', { name: 'Niet in orde' })
  await expect
    .element(alarm.getByRole('link', { name: 'Naar Systeem' }))
    .toHaveAttribute('href', '/admin/systeem')
})

test('what happened to accounts is told, the last three', async () => {
  const at = (hour: number) => `2026-11-18T0${hour}:00:00.000Z`
  const screen = await showSummary({
    accountEvents: [5, 4, 3, 2].map((hour) => ({
      ...{ at: at(hour), username: `noor${hour}`, kind: 'device' as const },
      ...{ device: 'Chrome op Windows', by: null },
    })),
  })

  await expect.element(screen.getByText('noor5')).toBeVisible()
  await expect.element(screen.getByText('En nog 1.')).toBeVisible()
  await expect.element(screen.getByText('noor2')).not.toBeInTheDocument()
})

test('a summary with only the required fields renders', async () => {
  const { clicksPerDay, checklist, lastBackup, ...agreed } = aSummary({ totalAirports: 8 })
  const screen = await show({ [call]: [Response.json(agreed)] }).screen
  await screen.getByRole('tab', { name: 'Statistieken' }).click()

  await expect.element(screen.getByRole('heading', { name: 'Affiliate clicks' })).toBeVisible()
})

test('the overview shows every count, with links to add more', async () => {
  const screen = await showSummary()

  for (const [label, count, add] of [
    ['Luchthavens', '8', '/admin/airports/new'],
    ['Parkings', '15', '/admin/parkings/new'],
    ['Blogartikelen', '24', '/admin/blog/new'],
    ['FAQs', '18', '/admin/faqs/new'],
  ] as const) {
    const card = screen.getByRole('article').filter({ hasText: label })
    await expect.element(card.getByText(count, { exact: true })).toBeVisible()
    await expect.element(card.getByRole('link')).toHaveAttribute('href', add)
  }
})

test('a contact request shows its subject, message, sender, time and status', async () => {
  const screen = await showSummary({
    openContactRequests: 1,
    latestContacts: [
      aRequest(),
      aRequest({ id: 2, subject: 'Prijs klopt niet', isResolved: true }),
    ],
  })
  const list = screen.getByRole('region', { name: 'Lijst: Laatste contact aanvragen' })
  const open = list.getByRole('listitem').first()
  const resolved = list.getByRole('listitem').last()

  await expect.element(screen.getByText('1 open')).toBeVisible()
  await expect.element(open.getByText('Marieke Jansen')).toBeVisible()
  await expect.element(open.getByText('20-11-2026 16:42')).toBeVisible()
  await expect.element(open.getByText('Open', { exact: true })).toBeVisible()
  await expect.element(resolved.getByText('Opgelost')).toBeVisible()
  expect(list.element().getBoundingClientRect().height).toBe(250)
})

test('a long message is cut off after two lines', async () => {
  const message = 'Een lang verhaal over een vlucht die is verschoven. '.repeat(40)
  const screen = await showSummary({ latestContacts: [aRequest({ message })] })
  const preview = screen.getByText(message.trim())

  await expect.element(preview).toBeVisible()
  const lineHeight = Number.parseFloat(getComputedStyle(preview.element()).lineHeight)
  expect(Math.round(preview.element().clientHeight / lineHeight)).toBe(2)
})

test('the statistics show the total and the latest clicks', async () => {
  const click = {
    id: 1,
    parkingId: 3,
    parkingName: 'Ringvaart',
    airportCode: 'AMS',
    clickDate: '2026-11-20T16:58:00Z',
  }
  const screen = await showSummary({ totalAffiliateClicks: 18642, latestClicks: [click] })
  await screen.getByRole('tab', { name: 'Statistieken' }).click()

  await expect.element(screen.getByText('18.642')).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: 'Lijst: Laatste clicks' }).last())
    .toHaveTextContent('Ringvaart20-11-2026 17:58AMS')
})

test('the chart of clicks per day has a conclusion and a table', async () => {
  const clicksPerDay = Array.from({ length: 60 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 8, 22 + index)).toISOString().slice(0, 10),
    clicks: index < 30 ? 40 : 50,
  }))
  const screen = await showSummary({ clicksPerDay })
  await screen.getByRole('tab', { name: 'Statistieken' }).click()

  await expect.element(screen.getByText('1.500 in de afgelopen 30 dagen, 25% meer')).toBeVisible()
  await expect
    .element(screen.getByRole('figure'))
    .toHaveAccessibleName(
      '1.500 clicks in de afgelopen 30 dagen, 25% meer dan in de 30 dagen ervoor. De meeste op 22 oktober 2026: 50.',
    )
  await expect.element(screen.getByText('Vandaag 50')).toBeVisible()

  await screen.getByText('Toon als tabel').click()
  const rows = screen.getByRole('table').getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent('22 oktober 20265040')
  expect(rows.elements()).toHaveLength(31)
})

const resolve = 'PUT /api/admin/contacts/1'

test('a request is resolved and reopened on the dashboard', async () => {
  const { screen, calls } = show({
    [call]: [Response.json(aSummary({ openContactRequests: 1, latestContacts: [aRequest()] }))],
    [resolve]: [
      Response.json(aRequest({ isResolved: true })),
      Response.json(aRequest({ isResolved: false })),
    ],
  })
  const row = (await screen).getByRole('listitem').filter({ hasText: 'Marieke' })
  await row.getByRole('button', { name: /Markeer als opgelost/ }).click()

  await expect.element(row.getByText('Opgelost', { exact: true })).toBeVisible()
  await expect.element((await screen).getByText('1 open')).not.toBeInTheDocument()
  const puts = () => calls.filter(({ method }) => method === 'PUT')
  expect(await puts()[0]?.json()).toEqual({ isResolved: true })

  await row.getByRole('button', { name: /Heropenen/ }).click()
  await expect.element((await screen).getByText('1 open')).toBeVisible()
  expect(await puts()[1]?.json()).toEqual({ isResolved: false })
})

test('a request that could not be resolved is open again, and a toast says why', async () => {
  const { screen } = show({
    [call]: [Response.json(aSummary({ openContactRequests: 1, latestContacts: [aRequest()] }))],
    [resolve]: [refusal(404, 'Dit bericht bestaat niet meer')],
  })
  const row = (await screen).getByRole('listitem').filter({ hasText: 'Marieke' })
  await row.getByRole('button', { name: /Markeer als opgelost/ }).click()

  await expect.element((await screen).getByText('Dit bericht bestaat niet meer')).toBeVisible()
  await expect.element(row.getByText('Open', { exact: true })).toBeVisible()
  await expect.element((await screen).getByText('1 open')).toBeVisible()
})

const schiphol = { id: 1, code: 'AMS', name: 'Schiphol' }
const price: Todo = { kind: 'price', airport: schiphol, lowestPrice: 6.95 }
const noParkings: Todo = { kind: 'no-parkings', airport: { id: 6, code: 'CRL', name: 'Charleroi' } }

test('refused logins are reported, with advice', async () => {
  const screen = await showSummary({
    refusedLogins: [
      { username: 'beheer', count: 1240, lastAt: '2026-11-20T15:42:00.000Z' },
      { username: 'nienke', count: 1, lastAt: '2026-11-20T15:42:00.000Z' },
    ],
  })

  await expect
    .element(
      screen.getByText(
        'Sinds gisteren weigerden we 1.240 pogingen als beheer, de laatste op 20-11-2026 om 16:42.',
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByText(/weigerden we 1 poging als nienke/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Naar Mijn account' }))
    .toHaveAttribute('href', '/admin/settings/access')
})

test('without refused logins there is no such notice', async () => {
  const screen = await showSummary({ refusedLogins: [] })

  await expect.element(screen.getByText('Luchthavens', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/mislukte pogingen/)).not.toBeInTheDocument()
})

test('each open task links to the page where it is done', async () => {
  const screen = await showSummary({
    checklist: [
      { kind: 'setting', setting: 'vatNumber' },
      noParkings,
      { kind: 'untagged', parkings: 3 },
    ],
  })
  const list = screen.getByRole('list', { name: 'Doe dit eerst' })

  await expect
    .element(list.getByRole('link', { name: /Vul in/ }))
    .toHaveAttribute('href', '/admin/settings#vatNumber')
  await expect
    .element(list.getByRole('link', { name: /Parking toevoegen/ }))
    .toHaveAttribute('href', '/admin/parkings/new?airport=CRL')
  await expect.element(list.getByText(/3 parkings hebben geen brontag/)).toBeVisible()
  await expect
    .element(list.getByRole('link', { name: /Bekijk ze/ }))
    .toHaveAttribute('href', '/admin/parkings?tag=zonder')
})

test('the price of the cheapest parking is adopted immediately, and nothing else changes', async () => {
  const airport = { ...schiphol, priceFrom: 5.25, slug: 'schiphol', version: 3 }
  const { screen, calls } = show({
    [call]: [Response.json(aSummary({ checklist: [price] })), Response.json(aSummary())],
    'GET /api/admin/airports/1': [Response.json(airport)],
    'PUT /api/admin/airports/1': [Response.json({ ...airport, priceFrom: 6.95, version: 4 })],
  })
  await (await screen).getByRole('button', { name: /Neem €6,95 over/ }).click()

  await expect.element((await screen).getByText('Luchthaven bijgewerkt')).toBeVisible()
  await expect.element((await screen).getByText('Doe dit eerst')).not.toBeInTheDocument()
  const saved = calls.find(({ method }) => method === 'PUT')
  expect(await saved?.json()).toEqual({ ...airport, priceFrom: 6.95 })
})

test('a sentence of a built-in answer is corrected at once, and nothing else changes', async () => {
  const faq = { id: 4, question: 'Hoe bepalen jullie de volgorde?', version: 2 }
  const answer = 'Standaard staat de laagste prijs per dag bovenaan. En meer.'
  const todo: Todo = { kind: 'old-answer', faq }
  const { screen, calls } = show({
    [call]: [Response.json(aSummary({ checklist: [todo] })), Response.json(aSummary())],
    'GET /api/admin/faqs/4': [Response.json({ ...faq, answer })],
    'PUT /api/admin/faqs/4': [Response.json({ ...faq, version: 3 })],
  })
  await (await screen).getByRole('button', { name: /Neem de nieuwe tekst over/ }).click()

  await expect.element((await screen).getByText('Doe dit eerst')).not.toBeInTheDocument()
  const saved = await calls.find(({ method }) => method === 'PUT')?.json()
  expect(saved).toMatchObject({
    ...faq,
    answer: expect.stringMatching(/laagste bedrag.*En meer\.$/),
  })
})

test('all prices that nobody can book follow at once, and can be taken back', async () => {
  const todo: Todo = { kind: 'unbookable-prices', airports: [1, 6] }
  const { screen, calls } = show({
    [call]: [Response.json(aSummary({ checklist: [todo] })), Response.json(aSummary())],
    'PUT /api/admin/airports/follow': [Response.json({ change: 'a1' })],
    'POST /api/admin/changes/a1/undo': [Response.json({ change: 'b2' })],
  })
  await expect
    .element(
      (await screen).getByText('2 luchthavens tonen een prijs vanaf waarvoor niemand kan boeken.'),
    )
    .toBeVisible()
  await (await screen).getByRole('button', { name: 'Laat alle volgen' }).click()

  await expect.element((await screen).getByText('Prijzen bijgewerkt')).toBeVisible()
  const followed = calls.find(({ method }) => method === 'PUT')
  expect(await followed?.json()).toEqual({ ids: [1, 6] })
  await (await screen).getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element((await screen).getByText('Ongedaan gemaakt')).toBeVisible()
})

test('clicks that go on while bookings stopped lead to their programme', async () => {
  const todo: Todo = {
    ...{ kind: 'stopped', programme: { id: 7, name: 'Ringvaart via Awin' } },
    ...{ last: '2026-11-03', clicks: 1_240 },
  }
  const screen = await showSummary({ checklist: [todo] })

  const text =
    /^Ringvaart via Awin: na de laatste boeking van 3 november 2026 volgden nog 1\.240 mensen een link\./
  await expect.element(screen.getByText(text).first()).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /^Bekijk.*Ringvaart via Awin/ }))
    .toHaveAttribute('href', '/admin/programmes/7/edit')
})

test('a price that could not be saved stays on the checklist', async () => {
  const { screen } = show({ [call]: [Response.json(aSummary({ checklist: [price] }))] })
  const button = (await screen).getByRole('button', { name: /Neem €6,95 over/ })
  await button.click()

  await expect
    .element(
      (await screen).getByText(
        'De site antwoordt niet. Er is een fout opgetreden bij het opslaan van de luchthaven. Probeer het later opnieuw.',
      ),
    )
    .toBeVisible()
  await expect.element(button).toBeVisible()
})

test('three things come first, and the others of a kind are one line that opens', async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const checklist: Todo[] = [
    ...ids.map((id): Todo => ({ ...price, airport: { ...schiphol, id } })),
    noParkings,
  ]
  const screen = await showSummary({ checklist })
  const first = screen.getByRole('list', { name: 'Doe dit eerst' }).getByRole('listitem')
  const take = screen.getByRole('button', { name: /Neem €6,95 over/ })

  await expect.element(screen.getByText('3 van 10')).toBeVisible()
  expect(first.elements()).toHaveLength(3)
  await expect.element(screen.getByText('7 dingen in 2 soorten')).toBeVisible()
  await expect.element(screen.getByText('Charleroi heeft nog geen parkings.')).toBeVisible()
  expect(take.elements()).toHaveLength(3)
  await screen.getByText(/luchthavens tonen minder dan je er kunt boeken/).click()
  expect(take.elements()).toHaveLength(8)
  await screen.getByRole('button', { name: 'Toon alle 6' }).click()
  expect(take.elements()).toHaveLength(9)
})

test('what moved and who waits too long come before the checklist', async () => {
  const eindhoven = {
    ...{ code: 'EIN', name: 'Eindhoven', days: 1 as const, clicks: 247, usual: 449 },
    ...{ lowest: 395, highest: 503, outside: 'below' as const },
    mostly: { source: 'zoekmachine: google', clicks: 13, usual: 202 },
  }
  const oldestOpen = {
    ...{ id: 4, since: '2026-11-10T15:42:00.000Z', isResolved: false, open: 3 },
  }
  const { screen } = show({
    [call]: [Response.json(aSummary({ checklist: [noParkings, price] }))],
    'GET /api/admin/morning': [Response.json(aMorning({ moved: [eindhoven], oldestOpen }))],
  })
  const first = (await screen).getByRole('list', { name: 'Doe dit eerst' })

  await expect.element(first.getByText('Eindhoven: −45% clicks')).toBeVisible()
  await expect.element(first.getByText('Vooral Google: −189 van −202')).toBeVisible()
  await expect
    .element(first.getByRole('link', { name: /Bekijk waarom/ }))
    .toHaveAttribute('href', '/admin/analytics?van=2026-11-14&tot=2026-11-20&luchthaven=EIN')
  await expect
    .element(first.getByRole('link', { name: /Beantwoord het oudste/ }))
    .toHaveAttribute('href', '/admin/contacts?id=4')
  expect(first.getByRole('listitem').elements()).toHaveLength(3)
  await expect.element((await screen).getByText('1 ding in 1 soort')).toBeVisible()
  // Said once.
  const strip = (await screen).getByRole('region', { name: 'Sinds gisteren' })
  await expect.element(strip.getByRole('link', { name: /wacht/ })).not.toBeInTheDocument()
})

test('the checklist is there too when the morning could not be read', async () => {
  const failed = () => refusal(500, 'stuk')
  const { screen } = show({
    [call]: [Response.json(aSummary({ checklist: [price] }))],
    'GET /api/admin/morning': [failed(), failed()],
  })

  await expect
    .element((await screen).getByRole('button', { name: /Neem €6,95 over/ }))
    .toBeVisible()
})

test('nothing stands below the strip of the morning until it is there, so that nothing jumps', async () => {
  const { promise: morning, resolve } = Promise.withResolvers<Response>()
  const { screen } = show({
    [call]: [Response.json(aSummary({ checklist: [price] }))],
    'GET /api/admin/morning': () => morning,
  })
  const shown = await screen
  const card = shown.getByRole('article').filter({ hasText: 'Luchthavens' })

  await expect.element(shown.getByText('Het ochtendoverzicht wordt geladen...')).toBeInTheDocument()
  expect(card.elements()).toEqual([])
  resolve(Response.json(aMorning()))
  await expect.element(card).toBeVisible()
})

test('a morning that does not come keeps back nothing else', async () => {
  const { screen } = show({
    [call]: [Response.json(aSummary({ checklist: [price] }))],
    'GET /api/admin/morning': () => new Promise<Response>(() => undefined),
  })

  await expect
    .element((await screen).getByRole('button', { name: /Neem €6,95 over/ }))
    .toBeVisible()
})

test('without activity the lists show an empty state', async () => {
  const screen = await showSummary()
  await screen.getByRole('tab', { name: 'Recente activiteit' }).click()

  await expect.element(screen.getByText('Geen recente contact aanvragen')).toBeVisible()
  await expect.element(screen.getByText('Geen recente affiliate clicks')).toBeVisible()
})

test('a first failure is retried automatically', async () => {
  const { screen, calls } = show({ [call]: [refusal(500, 'stuk'), Response.json(aSummary())] })

  await expect
    .element((await screen).getByRole('status'))
    .toHaveTextContent('Dashboard data wordt geladen...')
  await expect.element((await screen).getByRole('tab', { name: 'Overzicht' })).toBeVisible()
  expect(calls.filter(({ url }) => url.endsWith('/dashboard'))).toHaveLength(2)
})

test('a second failure is reported, with a retry button', async () => {
  const { screen, calls } = show({
    [call]: [refusal(500, 'stuk'), refusal(500, 'stuk'), Response.json(aSummary())],
  })
  const alert = (await screen).getByRole('alert')

  await expect.element(alert.getByText('Fout!')).toBeVisible()
  await expect
    .element(
      alert.getByText(
        'Er is een fout opgetreden bij het laden van de dashboard gegevens. Controleer je netwerk of probeer het later nog eens.',
      ),
    )
    .toBeVisible()
  expect(calls.filter(({ url }) => url.endsWith('/dashboard'))).toHaveLength(2)

  const again = alert.getByRole('link', { name: 'Probeer opnieuw' })
  await expect.element(again).toHaveAttribute('href', '/admin')
  await again.click()
  await expect.element((await screen).getByRole('tab', { name: 'Overzicht' })).toBeVisible()
})

const showMorning = (...morning: Response[]) =>
  show({ [call]: [Response.json(aSummary())], 'GET /api/admin/morning': morning }).screen

test('a quiet morning says so, beside the clicks of yesterday', async () => {
  const screen = await showMorning(Response.json(aMorning()))
  const strip = screen.getByRole('region', { name: 'Sinds gisteren' })

  await expect
    .element(
      strip.getByText(
        'De site: gewoon voor een vrijdag. Acht vrijdagen lagen tussen 38 en 45; voor gisteren was 41 te verwachten.',
      ),
    )
    .toBeVisible()
  await expect.element(strip.getByText('8 luchthavens binnen hun gewone bereik')).toBeVisible()
  await expect.element(strip.getByText(/9, op acht zaterdagen was het dan 4 tot 12/)).toBeVisible()
  await expect.element(strip.getByText(/Verder is alles rustig/)).toBeVisible()
  await expect
    .element(strip.getByRole('link', { name: '42 clicks' }))
    .toHaveAttribute('href', '/admin/analytics?van=2026-11-20&tot=2026-11-20')
})

test('an airport that moved is named, with its source, and others on request', async () => {
  const judged = { days: 1, clicks: 247, usual: 449, lowest: 361, highest: 545 } as const
  const screen = await showMorning(
    Response.json(
      aMorning({
        moved: [
          {
            ...{ ...judged, code: 'EIN', name: 'Eindhoven', outside: 'below' },
            mostly: { source: 'zoekmachine: google', clicks: 11, usual: 200 },
            began: {
              day: '2026-11-14',
              note: { day: '2026-11-13', text: 'Nieuwe titel', by: 'beheer' },
            },
          },
        ],
        largest: [{ ...judged, code: 'AMS', name: 'Schiphol', clicks: 440, outside: undefined }],
      }),
    ),
  )
  const strip = screen.getByRole('region', { name: 'Sinds gisteren' })

  await expect.element(strip.getByText('Eindhoven −45%')).toBeVisible()
  await expect.element(strip.getByText('vooral Google: −189 van −202')).toBeVisible()
  await expect
    .element(strip.getByText('Het begon op 14 november, een dag na ‘Nieuwe titel’.'))
    .toBeVisible()
  await expect
    .element(strip.getByRole('img', { name: '247 clicks, gewoon: 361 tot 545' }))
    .toBeVisible()
  await expect.element(strip.getByText('Schiphol −2%')).not.toBeVisible()
  await strip.getByText(/binnen hun gewone bereik/).click()
  await expect.element(strip.getByText('Schiphol −2%')).toBeVisible()
})

test('on a Monday the week that is over has a line of its own', async () => {
  const week = { clicks: 9_071, former: 9_754, explanation: 'Google: 600 clicks minder.' }
  const screen = await showMorning(Response.json(aMorning({ week })))
  const strip = screen.getByRole('region', { name: 'Sinds gisteren' })

  await expect
    .element(strip.getByRole('link', { name: 'Vorige week 9.071 clicks' }))
    .toHaveAttribute('href', '/admin/analytics?van=2026-11-14&tot=2026-11-20')
  await expect
    .element(strip.getByText('Dat is 7% minder dan de week ervoor. Google: 600 clicks minder.'))
    .toBeVisible()
})

test('a site that is too young to compare says so', async () => {
  const screen = await showMorning(
    Response.json(aMorning({ site: null, usualAirports: { count: 8, clicks: 0, usual: 0 } })),
  )
  await expect.element(screen.getByText('Nog te weinig om mee te vergelijken.')).toBeVisible()
  await expect.element(screen.getByText(/Na acht weken met clicks/)).toBeVisible()
})

test('what needs attention leads to where it is looked after', async () => {
  const screen = await showMorning(
    Response.json(
      aMorning({
        oldestOpen: { id: 7, since: new Date().toISOString(), isResolved: false, open: 1 },
        lastBackup: '2020-01-01T02:20:00.000Z',
        refusedLogins: 1,
      }),
    ),
  )
  const strip = screen.getByRole('region', { name: 'Sinds gisteren' })
  await expect.element(strip.getByText(/alles rustig/)).not.toBeInTheDocument()

  for (const [name, to] of [
    ['Er wacht een bericht', '/admin/contacts?id=7'],
    ['De laatste kopie is oud', '/admin/settings/backups'],
    ['1 inlogpoging geweigerd', '/admin/settings/access'],
  ] as const) {
    await expect.element(strip.getByRole('link', { name })).toHaveAttribute('href', to)
  }
})

test('several waiting requests are told by their number', async () => {
  const oldestOpen = { id: 7, since: new Date().toISOString(), isResolved: false, open: 3011 }
  const screen = await showMorning(Response.json(aMorning({ oldestOpen })))

  await expect.element(screen.getByRole('link', { name: '3.011 berichten wachten' })).toBeVisible()
})

test('a morning that failed to load can be loaded again, and hides nothing else', async () => {
  const failed = () => new Response(null, { status: 500 })
  const screen = await showMorning(failed(), failed(), Response.json(aMorning()))
  await screen.getByRole('button', { name: 'Opnieuw laden' }).click()

  await expect.element(screen.getByText(/Verder is alles rustig/)).toBeVisible()
})
