import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { CheckCard, CheckQueue, ReportCard } from '#domain/check/check-queue.ts'
import { usualStay } from '#domain/check/usual-stay.ts'
import { type Answers, answerCalls, lastBody, refusal } from '#test/calls.ts'
import ControlPage from './queue.tsx'

const Site = createRoutesStub([
  { path: '/admin/controle', Component: Page },
  { path: '/admin/parkings/:id/edit', Component: Form },
])

function Page() {
  const [queries] = useState(createQueries)
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <TooltipProvider>
          <ControlPage />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
}

function Form() {
  const { pathname, search, hash } = useLocation()
  return <h1>{pathname + decodeURIComponent(search) + hash}</h1>
}

const stay = usualStay('2026-11-20')

const card = (special: Partial<CheckCard> = {}): CheckCard => ({
  item: 'price',
  parkingId: 3,
  providerId: null,
  name: 'Dijkzicht Overdekt',
  airportCode: 'AMS',
  parkingType: 'self',
  tariff: null,
  checkedOn: '2026-10-09',
  dueOn: '2026-11-08',
  daysLate: 12,
  clicks: 221,
  version: 4,
  price: { amount: 100, stay, pricePerDay: 12.5 },
  fact: null,
  reviews: null,
  mark: null,
  address: 'https://aanbieder.example/dijkzicht',
  ...special,
})

const height = card({
  item: 'fact:heightLimit',
  price: null,
  daysLate: 4,
  fact: { value: 210, checkedOn: '2025-10-09', source: 'website' },
})
const other = card({ parkingId: 5, name: 'Grote Markt Shuttle', daysLate: 11, address: null })

const report: ReportCard = {
  id: 9,
  version: 2,
  message: 'Op de site kost het nu €79,00.',
  email: 'reiziger@example.com',
  createdAt: '2026-11-20T13:12:00.000Z',
  report: {
    parkingId: 7,
    parkingName: 'Ringvaart Parking',
    airportCode: 'AMS',
    topic: 'prijs',
    airportSlug: 'schiphol',
    parkingSlug: 'ringvaart-parking',
  },
  parking: {
    version: 6,
    name: 'Ringvaart Parking',
    shown: '€8,50 per dag',
    checkedOn: '2026-11-18',
    price: { amount: 8.5, stay: null, pricePerDay: 8.5 },
    tariff: null,
    fact: null,
    address: 'https://aanbieder.example/ringvaart',
  },
}

const queue = (special: Partial<CheckQueue> = {}) =>
  Response.json({
    today: '2026-11-20',
    todo: 27,
    done: 8,
    reports: [],
    items: [card(), height, other],
    next: null,
    canMail: true,
    ...special,
  } satisfies CheckQueue)

const saved = (version = 5) => Response.json({ id: 31, version, change: 'abc' }, { status: 201 })

const read = 'GET /api/admin/checks'
const write = 'POST /api/admin/checks'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

async function show(answers: Answers, at = '/admin/controle') {
  const calls = answerCalls({
    'GET /api/admin/checks/history': () => Response.json([]),
    [read]: [queue()],
    ...answers,
  })
  const screen = await render(<Site initialEntries={[at]} />)
  const named = (name: string) => screen.getByRole('heading', { level: 2, name })
  const sent = () => calls.filter(({ method }) => method === 'POST')
  return { screen, calls, named, sent }
}

test('after y the next thing shows at once, while the check is on its way', async () => {
  const held = Promise.withResolvers<Response>()
  const { screen, calls, named } = await show({ [write]: () => held.promise })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await expect.element(screen.getByText('8 van 35 vandaag')).toBeVisible()
  await expect.element(screen.getByText('€100,00')).toBeVisible()

  await userEvent.keyboard('y')
  await expect.element(screen.getByText('Hoogtebeperking, nog steeds:')).toBeVisible()
  await expect.element(screen.getByText('9 van 35 vandaag')).toBeVisible()
  expect(await lastBody(calls, 'POST')).toEqual({
    item: 'price',
    parkingId: 3,
    outcome: 'right',
    amount: '100,00',
    url: 'https://aanbieder.example/dijkzicht',
    stay,
    version: 4,
  })
  held.resolve(saved())
  await expect.element(screen.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible()
})

test('the next check of a parking is based on the version that the one before left', async () => {
  const { named, sent } = await show({ [write]: [saved(5), saved(6)] })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('yy')

  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  const bodies = await Promise.all(sent().map((call) => call.json()))
  expect(bodies.map(({ item, version }) => [item, version])).toEqual([
    ['price', 4],
    ['fact:heightLimit', 5],
  ])
})

test('a check that is refused comes back with its error, and what was typed', async () => {
  const why = Response.json(
    { error: 'De controle is niet goed ingevuld', fields: { url: ['Dit adres is er geen'] } },
    { status: 422 },
  )
  const { screen, named } = await show({ [write]: [why] })
  await screen.getByLabelText('Adres').fill('aanbieder.nl/prijzen')
  await screen.getByRole('button', { name: 'Nog juist' }).click()
  await screen.getByRole('button', { name: 'Bekijk' }).click()

  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await expect.element(screen.getByText('Dit adres is er geen')).toBeVisible()
  await expect.element(screen.getByLabelText('Adres')).toHaveValue('aanbieder.nl/prijzen')
  await expect.element(screen.getByText('8 van 35 vandaag')).toBeVisible()
})

test('j and k go through the queue, and keys in a field are text', async () => {
  const { screen, named, sent } = await show({})
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(screen.getByText('Hoogtebeperking, nog steeds:')).toBeVisible()

  await screen.getByLabelText('Adres').fill('')
  await userEvent.keyboard('ysejko')
  await expect.element(screen.getByLabelText('Adres')).toHaveValue('ysejko')
  expect(sent()).toEqual([])
})

test('s puts off until tomorrow', async () => {
  const { screen, calls, named } = await show({ [write]: [saved()] })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('s')

  await expect.element(screen.getByText('Tot morgen weggelegd')).toBeVisible()
  expect(await lastBody(calls, 'POST')).toMatchObject({ outcome: 'later', item: 'price' })
  await expect.element(screen.getByText('8 van 34 vandaag')).toBeVisible()
})

test('e opens the field of a fact, which says what is wrong with it', async () => {
  const { screen, calls, named } = await show({ [write]: [saved()] })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('je')
  const field = screen.getByLabelText('Hoogtebeperking (cm)')
  await expect.element(field).toHaveFocus()
  await field.fill('hoog')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Vul een getal in van 0 tot 600')).toBeVisible()

  await field.fill('190')
  await userEvent.keyboard('{Enter}')
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  expect(await lastBody(calls, 'POST')).toMatchObject({
    outcome: 'changed',
    fact: { value: '190', source: 'website' },
  })
})

test('e opens the tariffs in the form, which leads back to the same place', async () => {
  const { screen, named } = await show({})
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('e')

  const back = '/admin/controle?bij=price%40p3&plek=0'
  const at = `/admin/parkings/3/edit?onderdeel=tarieven&terug=${back}`
  await expect.element(screen.getByRole('heading', { name: at })).toBeVisible()
})

test('o opens the page of the provider, or asks for its address', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { screen, named } = await show({})
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('o')
  expect(open).toHaveBeenCalledWith(
    'https://aanbieder.example/dijkzicht',
    '_blank',
    'noopener,noreferrer',
  )

  await userEvent.keyboard('jjo')
  await expect
    .element(screen.getByText('Van deze aanbieder is geen eigen pagina bekend.'))
    .toBeVisible()
  await expect.element(screen.getByLabelText('Adres')).toHaveFocus()
  expect(open).toHaveBeenCalledTimes(1)
})

function paste(file: File) {
  const clipboardData = new DataTransfer()
  clipboardData.items.add(file)
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

test('a picture is pasted anywhere, if it is one', async () => {
  const { screen, named } = await show({})
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  paste(new File(['x'], 'brief.pdf', { type: 'application/pdf' }))
  await expect.element(screen.getByText(/Dit is geen afbeelding/)).toBeVisible()

  paste(new File(['x'], 'scherm.png', { type: 'image/png' }))
  await expect.element(screen.getByText('scherm.png')).toBeVisible()
  await screen.getByRole('button', { name: 'Verwijder de schermafbeelding' }).click()
  await expect.element(screen.getByText('Plak een schermafbeelding')).toBeVisible()
})

const withReport = () => queue({ reports: [report], items: [other] })
const answer = 'POST /api/admin/reports/9/answer'

test('a report compares what we show with what the traveller says', async () => {
  const { screen, calls } = await show({
    [read]: [withReport()],
    [answer]: [Response.json({ change: 'abc' })],
  })
  await expect.element(screen.getByText('1 melding van een reiziger staat bovenaan')).toBeVisible()
  await expect.element(screen.getByText('€79,00', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('18 november 2026')).toBeVisible()
  await screen.getByRole('switch', { name: /reiziger@example.com/ }).click()
  await userEvent.keyboard('y')

  await expect.element(screen.getByText('Klopte al', { exact: true })).toBeVisible()
  expect(await lastBody(calls, 'POST')).toMatchObject({
    outcome: 'right',
    byMail: false,
    version: 2,
    answer: expect.stringContaining('het klopte al'),
  })
})

test('a report is corrected from within, and then answered', async () => {
  const { screen, calls } = await show({
    [read]: [withReport(), withReport()],
    [write]: [saved(7)],
    [answer]: [Response.json({ change: 'abc' })],
  })
  await expect.element(screen.getByRole('button', { name: 'Pas de prijs aan' })).toBeVisible()
  await userEvent.keyboard('e')
  await screen.getByLabelText('Prijs per dag').fill('9,75')
  await userEvent.keyboard('{Enter}')
  const send = screen.getByRole('button', { name: 'Verstuur antwoord' })
  await expect.element(send).toBeVisible()
  expect(await lastBody(calls, 'POST')).toMatchObject({
    item: 'price',
    outcome: 'changed',
    pricePerDay: '9,75',
    version: 6,
  })

  await screen.getByLabelText('Antwoord').fill('Dank je, het staat goed.')
  await send.click()
  await expect.element(screen.getByText(/Melding beantwoord/)).toBeVisible()
  expect(await lastBody(calls, 'POST')).toEqual({
    outcome: 'changed',
    answer: 'Dank je, het staat goed.',
    byMail: true,
    version: 2,
  })
})

test('without a mail server the answer goes by the own mail', async () => {
  const { screen } = await show({ [read]: [queue({ reports: [report], canMail: false })] })

  await expect.element(screen.getByText(/Mail is niet ingesteld/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Antwoord met je eigen mail' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:reiziger@example\.com/))
})

test('with nothing due it says so, and what comes next', async () => {
  const next = { on: '2026-11-23', item: 'price', name: 'Lichtstad Parking' }
  const { screen } = await show({ [read]: [queue({ items: [], todo: 0, done: 35, next })] })

  await expect
    .element(screen.getByRole('heading', { name: 'Alles is binnen zijn datum' }))
    .toBeVisible()
  await expect.element(screen.getByText(/35 dingen nagekeken vandaag/)).toBeVisible()
})

test('at the end of what was read, the rest is read', async () => {
  const { screen, named } = await show({
    [read]: [queue({ items: [card()] }), queue({ items: [other], todo: 26, done: 9 })],
    [write]: [saved()],
  })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('y')

  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await expect.element(screen.getByText('9 van 35 vandaag')).toBeVisible()
})

test('a queue that does not load can be tried again', async () => {
  const { screen, named } = await show({
    [read]: [refusal(500, 'Kapot'), refusal(500, 'Kapot'), queue()],
  })
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
})

test('a reader sees the queue, and can answer nothing', async () => {
  sessionStorage.setItem('adminRole', 'reader')
  const { screen, named, sent } = await show({})
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('ys')

  await expect.element(screen.getByText('Je kunt meekijken, niet wijzigen.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Nog juist' })).not.toBeInTheDocument()
  expect(sent()).toEqual([])
})
