import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import { answerCalls } from '#test/calls.ts'
import { ImportConversions } from './import-conversions.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const programme = { id: 3, name: 'Proef via Awin', network: 'awin', fileColumns: null }

/** The page, where a file would do what is reported. */
async function show(report: object) {
  const Site = createRoutesStub([{ path: '/', Component: ImportConversions }])
  answerCalls({
    'GET /api/admin/conversions/summary': [
      Response.json({ states: [], unmatched: [], programmes: [programme], firstAt: null }),
    ],
    'POST /api/admin/conversions/import': [Response.json(report)],
  })
  return render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
}

async function choose(screen: Awaited<ReturnType<typeof show>>, csv: string) {
  await screen.getByLabelText('Programma').selectOptions('Proef via Awin')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const files = new DataTransfer()
  files.items.add(new File([csv], 'november.csv', { type: 'text/csv' }))
  if (input) input.files = files.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
}

const told = {
  ...{ parkingName: 'Ringvaart', airportCode: 'AMS', commission: 728, before: 728 },
  ...{ from: 'open', to: 'open', outcome: 'unchanged' },
}
const someCsv = 'Transaction ID;Transaction Date;Commission;Status\r\nT-1;1-11-2026;7,28;open'

test('a file that changes nothing says so, and there is nothing to take over', async () => {
  const screen = await show({ lines: [{ row: 2, number: 'T-1', ...told }], wrong: [], seen: 'abc' })
  await choose(screen, someCsv)
  await expect.element(screen.getByText(/Dit bestand verandert niets/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Neem 1 regel over' })).toBeDisabled()
})

test('below a long file on a phone it is seen that taking it over failed', async () => {
  await page.viewport(390, 844)
  const lines = Array.from({ length: 40 }, (_, at) => ({
    ...{ row: at + 2, number: `T-${at}`, ...told, from: null, before: null, outcome: 'added' },
  }))
  const screen = await show({ lines, wrong: [], seen: 'abc' })
  const title = screen.getByRole('heading', { name: /Kies een CSV-bestand/ })
  await expect.element(title).toBeVisible()
  expect(title.element().getBoundingClientRect().height).toBeLessThan(100)
  await choose(screen, someCsv)
  await screen.getByRole('button', { name: 'Neem 40 regels over' }).click()
  await expect.element(screen.getByText(/Er is niets overgenomen/)).toBeInViewport()
})
