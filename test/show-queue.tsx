import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { LoginDialog } from '#app/admin/session/login-dialog.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import ControlPage from '#app/routes/admin/control/queue.tsx'
import type { CheckCard, CheckQueue, ReportCard } from '#domain/check/check-queue.ts'
import { usualStay } from '#domain/check/usual-stay.ts'
import { type Answers, answerCalls } from './calls.ts'

const Site = createRoutesStub([
  { path: '/admin/controle', Component: Page },
  { path: '*', Component: Form },
])

function Page() {
  const [queries] = useState(createQueries)
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <TooltipProvider>
          <ControlPage />
          <LoginDialog />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
}

function Form() {
  const { pathname, search, hash } = useLocation()
  return <h1>{pathname + decodeURIComponent(search) + hash}</h1>
}

export const stay = usualStay('2026-11-20')

export const card = (special: Partial<CheckCard> = {}): CheckCard => ({
  item: 'price',
  kind: 'price',
  isOldPrice: false,
  group: { key: 'p3', name: 'Dijkzicht Overdekt' },
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
  price: { amount: 100, stay, pricePerDay: 12.5, checkSource: null, checkedBy: null },
  fact: null,
  reviews: null,
  mark: null,
  address: 'https://aanbieder.example/dijkzicht',
  ...special,
})

export const height = card({
  item: 'fact:heightLimit',
  kind: 'fact',
  price: null,
  daysLate: 4,
  fact: { value: 210, checkedOn: '2025-10-09', source: 'website' },
})
export const other = card({
  parkingId: 5,
  group: { key: 'p5', name: 'Grote Markt Shuttle' },
  name: 'Grote Markt Shuttle',
  daysLate: 11,
  address: null,
})

export const report: ReportCard = {
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
    price: { amount: 8.5, stay: null, pricePerDay: 8.5, checkSource: null, checkedBy: null },
    tariff: null,
    fact: null,
    address: 'https://aanbieder.example/ringvaart',
  },
}

export const queue = (special: Partial<CheckQueue> = {}) =>
  Response.json({
    today: '2026-11-20',
    portion: { size: 35, done: 8, left: 27 },
    todo: 27,
    found: [{ kind: 'price', right: 6, changed: 1, later: 1 }],
    week: [{ day: '2026-11-20', done: 8 }],
    prices: { count: 1_500, staleDays: 30 },
    reports: [],
    items: [card(), height, other],
    quietBeyond: 0,
    beyond: null,
    next: null,
    canMail: true,
    pictures: [],
    links: [],
    ...special,
  } satisfies CheckQueue)

export const saved = (version = 5) =>
  Response.json({ id: 31, version, change: 'abc' }, { status: 201 })

export const read = 'GET /api/admin/checks'
export const write = 'POST /api/admin/checks'

/** Each test starts at a desktop, and leaves nothing behind. */
export function withQueuePage() {
  beforeEach(() => page.viewport(1280, 900))
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    sessionStorage.clear()
  })
}

export const portion = (done: number, left: number, size = 35) => ({ size, done, left })

/** It is folded, so that the answers are in view. */
export const openEvidence = (screen: Awaited<ReturnType<typeof showQueue>>['screen']) =>
  screen.getByRole('button', { name: /^Bewijs/ }).click()

export async function showQueue(answers: Answers, at = '/admin/controle') {
  const calls = answerCalls({
    'GET /api/admin/checks/history': () => Response.json([]),
    [read]: [queue()],
    ...answers,
  })
  const screen = await render(<Site initialEntries={[at]} />)
  const named = (name: string | RegExp) => screen.getByRole('heading', { level: 2, name })
  const sent = () => calls.filter(({ method }) => method === 'POST')
  return { screen, calls, named, sent }
}
