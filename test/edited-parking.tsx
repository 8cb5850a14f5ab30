import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, useParams, useSearchParams } from 'react-router'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ParkingForm } from '#app/admin/parkings/parking-form.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { EditedParking } from '#domain/parking/parking.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { type Answers, answerCalls } from './calls.ts'
import { anAdminParking, anAirport } from './fixtures.ts'
import { pagesFrom } from './list-calls.ts'

export function anEditedParking(special: Partial<EditedParking> = {}): EditedParking {
  return {
    ...anAdminParking(special),
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
    ...special,
  }
}

function Form() {
  const [search] = useSearchParams()
  return (
    <ParkingForm
      id={useParams().id}
      copyOf={search.get('van') ?? undefined}
      airport={search.get('airport') ?? undefined}
      provider={search.get('aanbieder') ?? undefined}
    />
  )
}

const Site = createRoutesStub([
  { path: '/admin/parkings', Component: () => <h1>De lijst</h1> },
  { path: '/admin/parkings/new', Component: Form },
  { path: '/admin/parkings/:id/edit', Component: Form },
])

/** The form of a parking at an address below `/admin/parkings`. */
export async function showParkingForm(path: string, parking: EditedParking, answers: Answers = {}) {
  const again = <Value,>(value: Value) => Array.from({ length: 4 }, () => Response.json(value))
  const calls = answerCalls({
    'GET /api/admin/parkings/1': [Response.json(parking)],
    'GET /api/admin/parkings/1/link-way': () =>
      Response.json({ programme: null, gone: { bookingPage: false, website: false } }),
    'GET /api/admin/parkings': pagesFrom({}, [parking]),
    'GET /api/admin/airports': again([anAirport()]),
    'GET /api/admin/settings': again({ values: exampleSettings, version: 1 }),
    'PUT /api/admin/parkings/1': [Response.json(parking)],
    'POST /api/admin/parkings': [Response.json({ ...parking, id: 9 })],
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[`/admin/parkings${path}`]} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('link', { name: 'Gegevens' })).toBeVisible()
  return { screen, calls }
}
