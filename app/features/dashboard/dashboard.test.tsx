import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/queries.ts'
import type { ContactRequest } from '#domain/contact.ts'
import type { DashboardSummary } from '#domain/dashboard.ts'
import { answerCalls, refusal } from '#test/calls.ts'
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

const Site = createRoutesStub([{ path: '/admin', Component: Dashboard }])

function show(answers: Record<string, Response[]>) {
  const calls = answerCalls(answers)
  const screen = render(
    <QueryClientProvider client={createQueries()}>
      <Site initialEntries={['/admin']} />
    </QueryClientProvider>,
  )
  return { calls, screen }
}

const showSummary = (special: Partial<DashboardSummary> = {}) =>
  show({ [call]: [Response.json(aSummary(special))] }).screen

test('the overview counts everything, and leads to adding more', async () => {
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

test('a contact request shows what is asked, by whom, when, and whether it is resolved', async () => {
  const screen = await showSummary({
    openContactRequests: 1,
    latestContacts: [
      aRequest(),
      aRequest({ id: 2, subject: 'Prijs klopt niet', isResolved: true }),
    ],
  })
  const list = screen.getByRole('region', { name: 'Laatste contact aanvragen' })
  const open = list.getByRole('listitem').first()
  const resolved = list.getByRole('listitem').last()

  await expect.element(screen.getByText('1 open')).toBeVisible()
  await expect.element(open.getByText('Marieke Jansen')).toBeVisible()
  await expect.element(open.getByText('20-11-2026 16:42')).toBeVisible()
  await expect.element(open.getByText('Open', { exact: true })).toBeVisible()
  await expect.element(resolved.getByText('Opgelost')).toBeVisible()
  expect(list.element().getBoundingClientRect().height).toBe(250)
})

test('a long message is cut after two lines', async () => {
  const message = 'Een lang verhaal over een vlucht die is verschoven. '.repeat(40)
  const screen = await showSummary({ latestContacts: [aRequest({ message })] })
  const preview = screen.getByText(message.trim())

  await expect.element(preview).toBeVisible()
  const lineHeight = Number.parseFloat(getComputedStyle(preview.element()).lineHeight)
  expect(Math.round(preview.element().clientHeight / lineHeight)).toBe(2)
})

test('the statistics have the total and the latest clicks', async () => {
  const click = { id: 1, parkingId: 3, parkingName: 'Ringvaart', clickDate: '2026-11-20T16:58:00Z' }
  const screen = await showSummary({ totalAffiliateClicks: 18642, latestClicks: [click] })
  await screen.getByRole('tab', { name: 'Statistieken' }).click()

  await expect.element(screen.getByText('18.642')).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: 'Laatste clicks' }).last())
    .toHaveTextContent('Ringvaart20-11-2026 17:58')
})

test('without any activity it says so', async () => {
  const screen = await showSummary()
  await screen.getByRole('tab', { name: 'Recente activiteit' }).click()

  await expect.element(screen.getByText('Geen recente contact aanvragen')).toBeVisible()
  await expect.element(screen.getByText('Geen recente affiliate clicks')).toBeVisible()
})

test('a first failure is tried once more by itself', async () => {
  const { screen, calls } = show({ [call]: [refusal(500, 'stuk'), Response.json(aSummary())] })

  await expect
    .element((await screen).getByRole('status'))
    .toHaveTextContent('Dashboard data wordt geladen...')
  await expect
    .element((await screen).getByRole('tab', { name: 'Overzicht' }), { timeout: 4000 })
    .toBeVisible()
  expect(calls).toHaveLength(2)
})

test('a second failure is said, and can be tried again', async () => {
  const { screen, calls } = show({
    [call]: [refusal(500, 'stuk'), refusal(500, 'stuk'), Response.json(aSummary())],
  })
  const alert = (await screen).getByRole('alert')

  await expect.element(alert.getByText('Fout!'), { timeout: 4000 }).toBeVisible()
  await expect
    .element(
      alert.getByText(
        'Er is een fout opgetreden bij het laden van de dashboard gegevens. Controleer je netwerk of probeer het later nog eens.',
      ),
    )
    .toBeVisible()
  expect(calls).toHaveLength(2)

  const again = alert.getByRole('link', { name: 'Probeer opnieuw' })
  await expect.element(again).toHaveAttribute('href', '/admin')
  await again.click()
  await expect.element((await screen).getByRole('tab', { name: 'Overzicht' })).toBeVisible()
})
