import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { DueConversion, PayoutPreview } from '#domain/earnings/payout/payout.ts'
import { type Answers, answerCalls, lastBody, refusal } from '#test/calls.ts'
import { NewPayout } from './new-payout.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const due = (id: number, more: Partial<DueConversion> = {}): DueConversion => ({
  ...{ conversionId: id, number: `T-${id}`, programme: 'Polder', parkingName: 'Ringvaart' },
  ...{ amount: 400, isSaidPaid: false, approvedOn: '2026-10-01', ...more },
})
const preview: PayoutPreview = {
  ...{ conversions: 2, expected: 800, programmes: [], takenBack: { conversions: 0, amount: 0 } },
  ...{ saidPaid: 0, unknown: [], notDue: [], lines: [], suspects: [] },
}

async function show(conversions: DueConversion[], answers: Answers = {}) {
  const Site = createRoutesStub([
    { path: '/', Component: () => <NewPayout onDone={() => undefined} /> },
  ])
  const calls = answerCalls({
    'GET /api/admin/payouts/payers': [Response.json([{ id: 3, name: 'Polder', network: 'awin' }])],
    'GET /api/admin/payouts/due': () => Response.json(conversions),
    'POST /api/admin/payouts/preview': () => Response.json(preview),
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('option', { name: 'Awin' })).toBeInTheDocument()
  await screen.getByLabelText('Netwerk').selectOptions('awin')
  await screen.getByRole('radio', { name: /Ik kies ze zelf/ }).click()
  const foot = screen.getByRole('status').filter({ hasText: 'gekozen' })
  return { screen, calls, foot }
}

const three = [due(1), due(2, { isSaidPaid: true }), due(3, { amount: 150 })]
const isPost = ({ url }: Request) => url.endsWith('/payouts')

test('what the network says that it paid is ticked, and the sum and the difference follow', async () => {
  const { screen, calls, foot } = await show(three, {
    'POST /api/admin/payouts': [Response.json({ number: 'AW-1', conversions: 2 })],
  })
  await screen.getByLabelText('Ontvangen, zonder btw').fill('5,00')
  await expect.element(foot).toMatchTextContent(/1 van 3 gekozen: €4,00.*Verschil: \+€1,00/)
  await screen.getByRole('checkbox', { name: /T-3/ }).click()
  await expect.element(foot).toMatchTextContent(/2 van 3 gekozen: €5,50.*Verschil: −€0,50/)

  await screen.getByLabelText('Nummer', { exact: true }).fill('AW-1')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await vi.waitFor(() => expect(calls.some(isPost)).toBe(true))
  expect(await calls.find(isPost)?.json()).toMatchObject({ covers: { ids: [2, 3] }, amount: 500 })
})

test('of 5,000 one is found on a phone, and all are chosen at once', async () => {
  await page.viewport(390, 844)
  const { screen, foot } = await show(Array.from({ length: 5000 }, (_, nth) => due(nth + 1)))
  const list = screen.getByRole('list', { name: 'Wat openstaat' })
  await expect.element(list.getByRole('checkbox').first()).toBeVisible()
  expect(list.getByRole('checkbox').elements()).toHaveLength(25)
  await screen.getByRole('button', { name: 'Volgende' }).click()
  await expect.element(list.getByRole('checkbox', { name: /T-26/ })).toBeVisible()

  await screen.getByLabelText('Zoek een conversie').fill('t-4321')
  await expect.element(list.getByRole('checkbox')).toHaveAccessibleName(/T-4321/)
  await list.getByRole('checkbox').click()
  await expect.element(foot).toMatchTextContent(/1 van 5\.000 gekozen: €4,00/)
  await screen.getByLabelText('Zoek een conversie').fill('')
  await screen.getByRole('button', { name: 'Kies alle 5.000' }).click()
  await expect.element(foot).toMatchTextContent(/5\.000 van 5\.000 gekozen: €20\.000,00/)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('without a tick nothing is saved, and what was taken back comes off', async () => {
  const takenBack = { conversions: 1, amount: -450 }
  const { screen, calls, foot } = await show([due(1)], {
    'POST /api/admin/payouts/preview': () => Response.json({ ...preview, takenBack }),
  })
  await screen.getByLabelText('Ontvangen, zonder btw').fill('1,00')
  await screen.getByLabelText('Nummer', { exact: true }).fill('AW-1')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('Vink aan welke conversies zijn betaald')).toBeVisible()
  expect(calls.some(isPost)).toBe(false)

  await screen.getByRole('checkbox', { name: /T-1/ }).click()
  await expect.element(foot).toMatchTextContent(/€4,00.*Teruggenomen: -€4,50.*Verschil: \+€1,50/)
})

test('Enter in the search saves nothing', async () => {
  const { screen, calls } = await show([due(1)])
  await screen.getByLabelText('Zoek een conversie').fill('niets')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Geen conversie gevonden.')).toBeVisible()
  await expect
    .element(screen.getByText('Vul het nummer van de uitbetaling in'))
    .not.toBeInTheDocument()
  expect(calls.some(isPost)).toBe(false)
})

test('where nothing is open there is nothing to choose, and a list that fails is asked again', async () => {
  let isBroken = true
  const { screen } = await show([], {
    'GET /api/admin/payouts/due': () => (isBroken ? refusal(500, 'Kapot') : Response.json([])),
  })
  const again = screen.getByRole('button', { name: /opnieuw/i })
  await expect.element(again).toBeVisible()
  isBroken = false
  await again.click()
  await expect.element(screen.getByText(/Hier staat niets open/)).toBeVisible()
})

test('a payout that is refused keeps what is typed, and says why', async () => {
  const why = 'Wat openstaat, is intussen veranderd. Kijk het na en sla opnieuw op.'
  const { screen, calls } = await show(three, { 'POST /api/admin/payouts': [refusal(409, why)] })
  await screen.getByLabelText('Ontvangen, zonder btw').fill('5,00')
  const number = screen.getByLabelText('Nummer', { exact: true })
  await number.fill('AW-1')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText(why).first()).toBeVisible()
  await expect.element(number).toHaveValue('AW-1')
  expect(await lastBody(calls, 'POST')).toBeDefined()
})
