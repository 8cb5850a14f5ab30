import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { answerCalls } from '#test/calls.ts'
import { anAirport, aParking } from '#test/fixtures.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { aTariff } from '#test/tariffs.ts'
import { CopyDialog } from './copy-dialog.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

test.each(['dusseldorf', 'Düsseldorf ', 'WEISS', 'weiß'])(
  '%s finds a parking with or without its accents',
  async (typed) => {
    const rows = ['Düsseldorf Weißpark', 'Polderpark'].map((name, at) => ({
      ...aParking({ id: at + 2, name }),
      version: 4,
      position: at,
    }))
    answerCalls({
      'GET /api/admin/airports': [Response.json([anAirport()])],
      'GET /api/admin/parkings': pagesFrom({}, rows),
    })
    const tariffs = [aTariff()]
    const Site = createRoutesStub([
      {
        path: '/',
        Component: () => (
          <CopyDialog tariffs={tariffs} parking={{ id: 1, airportCode: 'AMS' }} onClose={vi.fn()} />
        ),
      },
    ])
    const screen = await render(
      <QueryClientProvider client={createQueries()}>
        <ToastProvider>
          <Site />
        </ToastProvider>
      </QueryClientProvider>,
    )
    await expect.element(screen.getByRole('checkbox', { name: 'Polderpark' })).toBeVisible()
    await screen.getByLabelText('Zoek op naam').fill(typed)

    await expect
      .element(screen.getByRole('checkbox', { name: 'Polderpark' }))
      .not.toBeInTheDocument()
    await expect
      .element(screen.getByRole('checkbox', { name: 'Düsseldorf Weißpark' }))
      .toBeVisible()
  },
)
