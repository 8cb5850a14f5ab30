import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import { type Answers, answerCalls } from '#test/calls.ts'
import { ImportConversions } from './import-conversions.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const programme = { id: 3, name: 'Proef via Awin', network: 'awin', fileColumns: null }

const summary = { states: [], unmatched: [], programmes: [programme], firstAt: null }

async function show(answers: Answers = {}) {
  const Site = createRoutesStub([{ path: '/', Component: ImportConversions }])
  const calls = answerCalls({
    'GET /api/admin/conversions/summary': [Response.json(summary)],
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
  return { screen, calls }
}

type Screen = Awaited<ReturnType<typeof show>>['screen']

async function openFile(screen: Screen, content: string, name = 'november.csv') {
  await screen.getByLabelText('Programma').selectOptions('Proef via Awin')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const files = new DataTransfer()
  files.items.add(new File([content], name))
  if (input) input.files = files.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
}

const imports = 'POST /api/admin/conversions/import'

const told = {
  ...{ parkingName: 'Ringvaart', airportCode: 'AMS', commission: 728, before: 728 },
  ...{ from: 'open', to: 'open', outcome: 'unchanged' },
}
const oneLine = 'Transaction ID;Transaction Date;Commission;Status\r\nT-1;1-11-2026;7,28;declined'

test('a file that changes nothing says so, and there is nothing to take over', async () => {
  const report = { lines: [{ row: 2, number: 'T-1', ...told }], wrong: [], seen: 'abc' }
  const { screen } = await show({ [imports]: [Response.json(report)] })
  await openFile(screen, oneLine)
  await expect.element(screen.getByText(/Dit bestand verandert niets/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Neem 1 regel over' })).toBeDisabled()
})

test('below a long file on a phone it is seen that taking it over failed', async () => {
  await page.viewport(390, 844)
  const lines = Array.from({ length: 40 }, (_, at) => ({
    ...{ row: at + 2, number: `T-${at}`, ...told, from: null, before: null, outcome: 'added' },
  }))
  const { screen } = await show({
    [imports]: [Response.json({ lines, wrong: [], seen: 'abc' })],
  })
  const title = screen.getByRole('heading', { name: /Kies een CSV-bestand/ })
  await expect.element(title).toBeVisible()
  expect(title.element().getBoundingClientRect().height).toBeLessThan(100)
  await openFile(screen, oneLine)
  await screen.getByRole('button', { name: 'Neem 40 regels over' }).click()
  await expect.element(screen.getByText(/Er is niets overgenomen/)).toBeInViewport()
})

test('a file shows what is wrong, and what it would do', async () => {
  const line = {
    ...{ row: 2, number: 'T-1', parkingName: 'Ringvaart', airportCode: 'AMS' },
    ...{ commission: 728, from: 'paid', to: 'declined', outcome: 'changed' },
  }
  const reason = 'Geen bedrag. Staat er een letter O in plaats van een nul?'
  const wrong = [{ row: 3, field: 'commission', value: '4,5O', reason }]
  const report = { lines: [line], wrong, seen: 'abc' }
  const { screen, calls } = await show({
    [imports]: [
      Response.json(report),
      Response.json({ ...report, change: '00000000-0000-4000-8000-000000000000' }),
    ],
  })
  await openFile(screen, oneLine)

  await expect.element(screen.getByText(reason)).toBeVisible()
  await expect
    .element(screen.getByText('Regel 2: T-1 was betaald en is nu afgewezen.'))
    .toBeVisible()
  await expect.element(screen.getByText('Straks: €7,28 van betaald naar afgewezen.')).toBeVisible()
  const apply = screen.getByRole('button', { name: 'Neem 1 regel over' })
  await expect.element(apply).toBeDisabled()
  await screen.getByRole('checkbox').click()
  await apply.click()
  await expect.element(screen.getByText('1 conversie is toegevoegd of gewijzigd.')).toBeVisible()
  const sent = await calls.findLast(({ method }) => method === 'POST')?.json()
  expect(sent).toMatchObject({ programmeId: 3, apply: true, seen: 'abc', skipWrong: true })
  expect(sent.lines).toEqual([
    {
      row: 2,
      values: { number: 'T-1', bookedAt: '1-11-2026', commission: '7,28', state: 'declined' },
    },
  ])
})

test('a file is undone at once, also while the lists behind it still load', async () => {
  const change = '00000000-0000-4000-8000-000000000000'
  const line = {
    ...{ row: 2, number: 'T-1', parkingName: 'Ringvaart', airportCode: 'AMS' },
    ...{ commission: 728, from: null, to: 'declined', outcome: 'added' },
  }
  const report = { lines: [line], wrong: [], seen: 'abc' }
  let reads = 0
  const { screen } = await show({
    'GET /api/admin/conversions/summary': () => {
      reads += 1
      return reads === 1 ? Response.json(summary) : new Promise<Response>(() => undefined)
    },
    [imports]: [Response.json(report), Response.json({ ...report, change })],
    [`POST /api/admin/changes/${change}/undo`]: [Response.json({})],
  })
  await openFile(screen, oneLine)
  await screen.getByRole('button', { name: 'Neem 1 regel over' }).click()
  await screen.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(screen.getByText('Alles is ongedaan gemaakt.')).toBeVisible()
  expect(reads).toBeGreaterThan(1)
})

test('a spreadsheet that is no CSV is refused', async () => {
  const { screen } = await show()
  await openFile(screen, 'PK\u0000\u0000', 'november.xlsx')
  await expect.element(screen.getByText(/Dit is geen CSV-bestand/)).toBeVisible()
})

test('without a programme it leads to making one', async () => {
  const { screen } = await show({
    'GET /api/admin/conversions/summary': [Response.json({ ...summary, programmes: [] })],
  })
  await expect
    .element(screen.getByRole('link', { name: 'Nieuw programma' }))
    .toHaveAttribute('href', '/admin/programmes/new')
})
