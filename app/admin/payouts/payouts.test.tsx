import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { Outstanding, Payout } from '#domain/earnings/payout/payout.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { Payouts } from './payouts.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const payout: Payout = {
  ...{ id: 7, version: 1, updatedAt: '2026-11-16T10:00:00.000Z' },
  ...{ network: 'awin', programmeId: null, programme: null, day: '2026-11-16' },
  ...{ number: 'AW-151', amount: 500, vatPercent: 21, note: null, isSample: false },
  ...{ conversions: 2, expected: 820 },
}
const terms = { id: 4, version: 2, threshold: 2500, days: 45, vatPercent: 21 }
const late: Outstanding = {
  ...{ network: 'tradetracker', programmeId: null, programme: null, conversions: 179 },
  ...{ amount: 66_445, oldest: '2026-08-02', terms },
  owing: { state: 'late', expectedOn: '2026-09-16', daysLate: 65 },
}
const pageOf = (rows: Payout[]) => ({
  ...{ rows, page: 1, size: 50, found: rows.length, total: rows.length, counts: {} },
})
const always = (body: unknown) => () => Response.json(body)

async function show(at = '/admin/payouts', answers: Answers = {}) {
  const Site = createRoutesStub([{ path: '/admin/payouts', Component: Payouts }])
  const calls = answerCalls({
    'GET /api/admin/payouts': always(pageOf([payout])),
    'GET /api/admin/payouts/outstanding': always([late]),
    'GET /api/admin/payouts/months': always([
      { month: '2026-11', payouts: 1, amount: 500, vat: 105 },
    ]),
    'GET /api/admin/payouts/payers': always([{ id: 3, name: 'Polder', network: 'awin' }]),
    'GET /api/admin/payouts/7': always(payout),
    'GET /api/admin/sample-earnings': always({ programmes: 0, conversions: 0, payouts: 0 }),
    ...answers,
  })
  const queries = createQueries()
  const screen = await render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[at]} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls, queries }
}

test('without anything approved or paid each part says what will be there', async () => {
  const { screen } = await show('/admin/payouts', {
    'GET /api/admin/payouts': always(pageOf([])),
    'GET /api/admin/payouts/outstanding': always([]),
    'GET /api/admin/payouts/months': always([]),
  })
  await expect.element(screen.getByText(/Er staat niets open/)).toBeVisible()
  await expect.element(screen.getByText(/nog geen uitbetalingen/)).toBeVisible()
  await expect.element(screen.getByText(/Per maand staat hier straks/)).toBeVisible()
})

test('while the server is slow each part says that it loads', async () => {
  const never = () => new Promise<Response>(() => undefined)
  const { screen } = await show('/admin/payouts', {
    'GET /api/admin/payouts': never,
    'GET /api/admin/payouts/outstanding': never,
    'GET /api/admin/payouts/months': never,
  })
  for (const text of ['Uitbetalingen worden', 'Wat openstaat, wordt', 'De maanden worden']) {
    await expect.element(screen.getByText(`${text} geladen...`)).toBeVisible()
  }
})

test('a part that fails is asked again, and the others stay', async () => {
  let isBroken = true
  const { screen } = await show('/admin/payouts', {
    'GET /api/admin/payouts/outstanding': () =>
      isBroken ? refusal(500, 'Kapot') : Response.json([]),
  })
  await expect.element(screen.getByRole('row', { name: /AW-151/ })).toBeVisible()
  const again = screen.getByRole('button', { name: /opnieuw/i })
  await expect.element(again).toBeVisible()
  isBroken = false
  await again.click()
  await expect.element(screen.getByText(/Er staat niets open/)).toBeVisible()
})

test('the difference of a payout stays in the list, and who is late is named above it', async () => {
  const { screen } = await show()
  await expect
    .element(screen.getByRole('row', { name: /AW-151/ }))
    .toMatchTextContent(/€8,20.*€5,00.*−€3,20/)
  await expect
    .element(screen.getByText(/TradeTracker is 65 dagen te laat met €664,45/))
    .toBeVisible()
})

test('a reminder can be changed before it is sent by mail', async () => {
  const { screen } = await show()
  await screen.getByRole('button', { name: /Maak een herinnering/ }).click()
  const text = screen.getByLabelText('Tekst')
  await expect.element(text).toHaveValue(expect.stringContaining('nog €664,45 open'))
  await text.fill('Betaal eens')
  await expect
    .element(screen.getByRole('link', { name: 'Open in je mail' }))
    .toHaveAttribute('href', expect.stringContaining('body=Betaal%20eens'))
})

test('an agreement refuses what is no amount or number of days, and stays while it is not saved', async () => {
  const { screen, calls } = await show('/admin/payouts', {
    'PUT /api/admin/payment-terms': [refusal(500, 'Kapot'), Response.json({ ...terms, days: 60 })],
  })
  await screen.getByRole('button', { name: /Wijzig de afspraak/ }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Dagen na goedkeuring').fill('400')
  await dialog.getByLabelText('Betaalt vanaf').fill('veel')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(dialog.getByText('Vul 0 tot 365 dagen in')).toBeVisible()
  await expect.element(dialog.getByText(/Vul een bedrag in/)).toBeVisible()
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)

  await dialog.getByLabelText('Dagen na goedkeuring').fill('60')
  await dialog.getByLabelText('Betaalt vanaf').fill('25')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(dialog.getByText(/Kapot|fout opgetreden/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const sent = await calls.findLast(({ method }) => method === 'PUT')?.json()
  expect(sent).toMatchObject({ network: 'tradetracker', threshold: 2500, days: 60, version: 2 })
})

test('an opened payout shows its difference while its amount is typed, and refuses no amount', async () => {
  const line = { conversionId: 1, number: 'T-1', programme: 'Polder', amount: 820 }
  const lines = [
    { ...line, parkingName: 'Ringvaart', isSaidPaid: true },
    { ...line, conversionId: 2, number: 'T-2', amount: -450, parkingName: null, isSaidPaid: false },
  ]
  let isBroken = true
  const { screen, calls } = await show('/admin/payouts?id=7', {
    'GET /api/admin/payouts/7/lines': () =>
      isBroken ? refusal(500, 'Kapot') : Response.json(lines),
    'PUT /api/admin/payouts/7': [Response.json({ ...payout, amount: 820, version: 2 })],
  })
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('−€3,20')).toBeVisible()
  await dialog.getByRole('button', { name: 'Toon 2 conversies' }).click()
  const again = dialog.getByRole('button', { name: /opnieuw/i })
  await expect.element(again).toBeVisible()
  isBroken = false
  await again.click()
  await expect
    .element(dialog.getByRole('list', { name: 'Conversies van deze uitbetaling' }))
    .toMatchTextContent(/T-1.*Ringvaart.*€8,20.*T-2.*Polder.*-€4,50.*teruggenomen/)

  const amount = dialog.getByLabelText('Ontvangen, zonder btw')
  await amount.fill('acht')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(amount).toHaveAccessibleDescription(/Vul een bedrag in/)
  await amount.fill('8,20')
  await expect.element(dialog.getByText('klopt')).toBeVisible()
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await calls.findLast(({ method }) => method === 'PUT')?.json()).toMatchObject({
    ...{ amount: 820, version: 1 },
  })
})

test('a payout that does not load can be asked again', async () => {
  const { screen } = await show('/admin/payouts?id=8')
  await expect
    .element(screen.getByRole('dialog').getByRole('button', { name: /opnieuw/i }))
    .toBeVisible()
})

test('an opened payout that is made undone closes, and what it changed is read again', async () => {
  let isGone = false
  const { screen, calls, queries } = await show('/admin/payouts?id=7', {
    'GET /api/admin/payouts': () => Response.json(pageOf(isGone ? [] : [payout])),
    'DELETE /api/admin/payouts/7': () => {
      isGone = true
      return Response.json({ change: '1' })
    },
  })
  queries.setQueryData(['conversions', 'summary'], 'as it was paid')
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Maak ongedaan' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect.element(screen.getByText(/nog geen uitbetalingen/)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible()
  const reads = calls.filter(({ url }) => url.endsWith('/payouts/outstanding'))
  expect(reads).toHaveLength(2)
  expect(queries.getQueryState(['conversions', 'summary'])?.isInvalidated).toBe(true)
})

test('a new payout comes into view on a phone, with the VAT that was agreed', async () => {
  await page.viewport(390, 844)
  const { screen } = await show('/admin/payouts', {
    'GET /api/admin/payouts/outstanding': always([
      { ...late, network: 'awin', terms: { ...terms, vatPercent: 0 } },
    ]),
  })
  await expect.element(screen.getByRole('row', { name: /^Awin/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Nieuwe uitbetaling' }).click()
  const form = screen.getByRole('form', { name: 'Nieuwe uitbetaling' })
  const payer = form.getByLabelText('Netwerk')
  await expect.element(payer).toHaveFocus()
  await expect.element(payer).toBeInViewport()
  await expect.element(payer.getByRole('option', { name: 'Awin' })).toBeInTheDocument()
  await payer.selectOptions('awin')
  await expect.element(form.getByLabelText('Btw in procenten')).toHaveValue('0')
})

test('networks that do not load can be asked again, and without a programme that is said', async () => {
  let isBroken = true
  const { screen } = await show('/admin/payouts?nieuw=', {
    'GET /api/admin/payouts/payers': () => (isBroken ? refusal(500, 'Kapot') : Response.json([])),
  })
  const form = screen.getByRole('form', { name: 'Nieuwe uitbetaling' })
  const again = form.getByRole('button', { name: /opnieuw/i })
  await expect.element(again).toBeVisible()
  isBroken = false
  await again.click()
  await expect.element(form.getByText(/nog geen programma/)).toBeVisible()
})
