import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { answerCalls } from '#test/calls.ts'
import { anAirport, aParking } from '#test/fixtures.ts'
import { withLapsedSession } from '#test/lapsed-session.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { reload } from '#test/reload.ts'
import { aTariff } from '#test/tariffs.ts'
import { CopyDialog } from './copy-dialog.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const names = ['Düsseldorf Weißpark', 'Polderpark']

async function show() {
  const rows = names.map((name, at) => ({
    ...aParking({ id: at + 2, name }),
    version: 4,
    position: at,
  }))
  const copied = rows.map(({ id, name, version }) => ({
    id,
    name,
    version,
    twin: null,
    isFull: false,
  }))
  answerCalls({
    'GET /api/admin/airports': [Response.json([anAirport()])],
    'GET /api/admin/parkings': pagesFrom({}, rows),
    'POST /api/admin/tariffs/copy': () => Response.json({ parkings: copied.slice(1) }),
  })
  const tariffs = [aTariff()]
  const onClose = vi.fn()
  const Site = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <CopyDialog tariffs={tariffs} parking={{ id: 1, airportCode: 'AMS' }} onClose={onClose} />
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
  const polderpark = screen.getByRole('checkbox', { name: 'Polderpark' })
  await expect.element(polderpark).toBeVisible()
  return { screen, onClose, polderpark }
}

test('what was chosen is asked about before the dialog closes, and looking around is not', async () => {
  const { screen, onClose, polderpark } = await show()
  const cancel = screen.getByRole('button', { name: 'Annuleren' })
  await screen.getByLabelText('Zoek op naam').fill('polder')
  await cancel.click()
  expect(onClose).toHaveBeenCalledTimes(1)

  await polderpark.click()
  await cancel.click()
  const asked = screen.getByRole('alertdialog', { name: 'Tarief niet gekopieerd' })
  await asked.getByRole('button', { name: 'Verder schrijven' }).click()
  await expect.element(polderpark).toBeChecked()
  expect(onClose).toHaveBeenCalledTimes(1)
  await polderpark.click()
  await cancel.click()
  expect(onClose).toHaveBeenCalledTimes(2)

  await polderpark.click()
  await cancel.click()
  await asked.getByRole('button', { name: 'Niet opslaan' }).click()
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('what was chosen is there again after a reload', async () => {
  withLapsedSession()
  const first = await show()
  await first.polderpark.click()
  await reload(first.screen)

  const { screen, polderpark } = await show()
  await expect.element(polderpark).toBeChecked()
  await expect.element(screen.getByRole('button', { name: 'Kopieer naar 1 parking' })).toBeVisible()
  await screen.getByRole('button', { name: 'Weg ermee' }).click()
  await expect.element(polderpark).not.toBeChecked()
})

test.each(['dusseldorf', 'Düsseldorf ', 'WEISS', 'weiß'])(
  '%s finds a parking with or without its accents',
  async (typed) => {
    const { screen } = await show()
    await screen.getByLabelText('Zoek op naam').fill(typed)

    await expect
      .element(screen.getByRole('checkbox', { name: 'Polderpark' }))
      .not.toBeInTheDocument()
    await expect
      .element(screen.getByRole('checkbox', { name: 'Düsseldorf Weißpark' }))
      .toBeVisible()
  },
)
