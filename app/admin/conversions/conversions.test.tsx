import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type {
  ConversionSummary,
  ListedConversion,
} from '#domain/earnings/conversion/listed-conversion.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { anAirport } from '#test/fixtures.ts'
import { Conversions } from './conversions.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const conversion: ListedConversion = {
  ...{ id: 1, version: 1, number: 'T-1', programmeId: 3, programmeName: 'Proef via Awin' },
  ...{ network: 'awin', reference: 'lot-12-ams', clickAt: null, arrival: null, days: null },
  ...{ bookedAt: '2026-11-01T09:00:00.000Z', itemName: null, value: 9_100, commission: 728 },
  ...{ state: 'open', stateAt: '2026-11-01T09:00:00.000Z', reason: null, isSaidPaid: false },
  ...{ matchedBy: 'static', parkingId: 12, parkingName: 'Ringvaart', airportCode: 'AMS' },
  ...{ listPosition: null, page: null, source: null, isSample: false, payouts: [] },
  history: [
    {
      ...{ at: '2026-11-01T09:00:00.000Z', state: 'open', by: 'file' },
      ...{ commission: 728, value: 9_100 },
    },
  ],
}

const unmatched = {
  ...{ programmeId: 3, programmeName: 'Proef via Awin', name: 'Meridiaan', count: 23 },
  ...{ cents: 8_398, firstId: 8, firstNumber: 'T-8', firstCents: 378 },
}

const summary: ConversionSummary = {
  states: [{ state: 'open', count: 1, cents: 728 }],
  unmatched: [unmatched],
  programmes: [{ id: 3, name: 'Proef via Awin', network: 'awin', fileColumns: null }],
  firstAt: '2026-11-01T09:00:00.000Z',
}

const pageOf = (rows: ListedConversion[]) => ({
  ...{ rows, page: 1, size: 50, found: rows.length, total: rows.length },
  counts: { state: { open: rows.length }, match: { some: rows.length } },
})

async function show(at: string, answers: Answers = {}) {
  const Site = createRoutesStub([{ path: '/admin/conversions', Component: Conversions }])
  const calls = answerCalls({
    'GET /api/admin/conversions': [Response.json(pageOf([conversion]))],
    'GET /api/admin/conversions/summary': [Response.json(summary)],
    'GET /api/admin/airports': [Response.json([anAirport()])],
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[at]} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls }
}

test('a row tells its parking, how it was matched and its history', async () => {
  const { screen } = await show('/admin/conversions')
  await expect
    .element(screen.getByRole('row', { name: /T-1/ }))
    .toMatchTextContent(/Ringvaart.*vaste verwijzing.*lot-12-ams.*€7,28.*Open/)
  await screen.getByRole('button', { name: 'Geschiedenis van T-1' }).click()
  await expect
    .element(screen.getByRole('list', { name: 'Geschiedenis' }))
    .toMatchTextContent(/01-11-2026 10:00 geboekt, waarde €91,00, vergoeding €7,28 \(8%\)/)
})

test('a rule says on how many it fits', async () => {
  const { screen } = await show('/admin/conversions')
  const panel = screen.getByRole('region', { name: 'Niet gekoppeld' })
  await expect
    .element(panel.getByText(/De regel past op/))
    .toMatchTextContent('De regel past op 23 conversies, samen €83,98. Er blijven er 0 over.')
  await panel.getByRole('button', { name: 'Koppel 23 conversies' }).click()
  await expect.element(panel.getByText('Kies een parking.')).toBeVisible()
})

test('without conversions the page says so', async () => {
  const { screen } = await show('/admin/conversions', {
    'GET /api/admin/conversions': [Response.json(pageOf([]))],
    'GET /api/admin/conversions/summary': [
      Response.json({ ...summary, states: [], unmatched: [], firstAt: null }),
    ],
  })
  await expect.element(screen.getByText(/nog geen conversies/i)).toBeVisible()
})

test('what was typed by hand is asked about before it is lost, and says its state', async () => {
  const direct = { ...summary.programmes[0], id: 4, name: 'Proef rechtstreeks' }
  const { screen, calls } = await show('/admin/conversions', {
    'GET /api/admin/conversions/summary': [
      Response.json({ ...summary, programmes: [{ ...direct, network: 'direct' }] }),
    ],
    'GET /api/admin/parkings': [
      Response.json({ ...pageOf([]), rows: [{ id: 12, name: 'Ringvaart', airportCode: 'AMS' }] }),
    ],
    'POST /api/admin/conversions/hand': [Response.json({ change: '1', added: 1 })],
  })
  await screen.getByRole('button', { name: 'Met de hand' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Boekingen met de hand' })
  await dialog.getByLabelText('Vergoeding van boeking 1').fill('4,50')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Boekingen niet toegevoegd' })
  await expect.element(question).toBeVisible()
  await expect.element(dialog.getByLabelText('Vergoeding van boeking 1')).toHaveValue('4,50')
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
})

test('a coupled one is coupled to another parking, or made loose', async () => {
  const { screen, calls } = await show('/admin/conversions', {
    'POST /api/admin/conversions/match': [Response.json({ change: '1', matched: 1 })],
  })
  await screen.getByRole('button', { name: 'Geschiedenis van T-1' }).click()
  await screen.getByRole('button', { name: 'Koppel anders' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Koppel T-1' })
  await expect.element(dialog.getByText(/Nu bij Ringvaart, vaste verwijzing\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Koppel' }).click()
  await expect.element(dialog.getByText('Kies een parking.')).toBeVisible()
  await dialog.getByRole('radio', { name: /Bij geen parking/ }).click()
  await dialog.getByRole('button', { name: 'Maak los' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const sent = await calls.findLast(({ method }) => method === 'POST')?.json()
  expect(sent).toEqual({ id: 1, version: 1, parkingId: null })
})

test('the history leads to the payout that a conversion stands in', async () => {
  const payouts = [{ id: 5, number: 'AW-0000151', day: '2026-11-16', amount: 728 }]
  const { screen } = await show('/admin/conversions', {
    'GET /api/admin/conversions': [Response.json(pageOf([{ ...conversion, payouts }]))],
  })
  await screen.getByRole('button', { name: 'Geschiedenis van T-1' }).click()
  await expect
    .element(screen.getByRole('link', { name: 'Uitbetaling AW-0000151' }))
    .toHaveAttribute('href', '/admin/payouts?id=5')
})

test('by hand all that is wrong is said at once, and parkings that do not load can be asked again', async () => {
  const direct = { ...summary.programmes[0], id: 4, name: 'Proef rechtstreeks', network: 'direct' }
  let isBroken = true
  const { screen } = await show('/admin/conversions', {
    'GET /api/admin/conversions/summary': [Response.json({ ...summary, programmes: [direct] })],
    'GET /api/admin/parkings': () =>
      isBroken
        ? refusal(500, 'Kapot')
        : Response.json({
            ...pageOf([]),
            rows: [{ id: 12, name: 'Ringvaart', airportCode: 'AMS' }],
          }),
  })
  await screen.getByRole('button', { name: 'Met de hand' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Boekingen met de hand' })
  await dialog.getByLabelText('Dag van boeking').fill('')
  await dialog.getByLabelText('Toestand').selectOptions('declined')
  await dialog.getByRole('button', { name: 'Voeg 1 boeking toe' }).click()
  for (const text of ['Kies een parking.', 'Geef een dag die bestaat', 'Geef een reden']) {
    await expect.element(dialog.getByText(text)).toBeVisible()
  }
  await dialog.getByLabelText('Luchthaven').selectOptions('AMS')
  const again = dialog.getByRole('button', { name: /opnieuw/i })
  await expect.element(again).toBeVisible()
  isBroken = false
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
})

test("a press on 'Met de hand' before the programmes are there says that they load, and asks again", async () => {
  let reads = 0
  let load: () => void = () => undefined
  const { screen } = await show('/admin/conversions', {
    'GET /api/admin/conversions/summary': () => {
      reads += 1
      if (reads <= 2) return refusal(500, 'Kapot')
      return new Promise((done) => {
        load = () => done(Response.json(summary))
      })
    },
  })
  await expect.element(screen.getByText(/laden van de totalen/)).toBeVisible()
  await screen.getByRole('button', { name: 'Met de hand' }).click()
  await expect.element(screen.getByRole('button', { name: 'Laden...' })).toBeVisible()
  load()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})
