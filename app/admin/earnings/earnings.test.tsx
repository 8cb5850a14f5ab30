import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { download } from '#app/admin/api/download.ts'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { Board, Figures } from '#domain/earnings/board/board.ts'
import type { EarningRow, EarningTable } from '#domain/earnings/board/breakdown.ts'
import type { Finding } from '#domain/earnings/board/findings.ts'
import { mondaysOf, readWeeks } from '#domain/earnings/board/weeks.ts'
import { answerCalls, refusal } from '#test/calls.ts'
import { Earnings } from './earnings.tsx'

vi.mock('#app/admin/api/download.ts')

const now = new Date('2026-11-20T15:04:00+01:00')
const read = readWeeks({}, now)
if (!read.ok) throw new Error('no weeks')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  sessionStorage.setItem('adminAuth', 'true')
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const figures: Figures = {
  ...{ expected: 1291208, approved: 419581, paid: 491023, open: 426777, openCounts: 380604 },
  ...{ declined: 85563, bookings: 2365, clicks: 40531, perHundred: 3186 },
}

/** Numbers of the mockup. */
function board(more: Partial<Board> = {}): Board {
  const { period } = read.ok ? read.value : { period: { from: '', to: '' } }
  return {
    ...(read.ok ? read.value : ({} as never)),
    day: 'click',
    now: figures,
    before: { ...figures, expected: 1272858, approved: 354947, paid: 522481, perHundred: 3275 },
    became: 1281473,
    programmes: [
      {
        ...{ id: 1, name: 'Ringvaart via Awin', network: 'awin', bookings: 900 },
        ...{ approved: 79720, paid: 219112, open: 124376, openCounts: 116549, declined: 0 },
        ...{ expected: 415381, rate: { approved: 1087, decided: 1160, of: 'programme' } },
      },
    ],
    perWeek: mondaysOf(period).map((monday, place) => ({
      ...{ monday, settled: 111428, openCounts: place > 6 ? 46213 : 0, former: 100000 },
      ...{ expected: 111428 + (place > 6 ? 46213 : 0), isOpen: place > 6 },
    })),
    settlesAfter: 33,
    since: '2026-05-25',
    withoutClick: 110,
    unmatched: { bookings: 64, expected: 22343 },
    setUp: { programmes: 6, parkings: 226, withoutProgramme: 208, conversions: 2365 },
    ...more,
  }
}

const row: EarningRow = {
  ...{ key: '1', kind: 'one', name: 'VertrekValet Schiphol', code: 'AMS', clicks: 4018 },
  ...{ bookings: 262, expected: 272938, settled: 187760, declined: 23980, perHundred: 6793 },
  ...{ former: 251174, hasProgramme: true, folded: 0, rows: [] },
}
const off = {
  ...{ key: '2', name: 'Terminalgarage', clicks: 1332, hasProgramme: false, former: 0 },
  ...{ expected: 0, settled: 0, declined: 0, bookings: 0, perHundred: 0 },
}
const fold: EarningRow = {
  ...{ ...row, key: 'fold:3', kind: 'fold', name: 'Polderpark', code: null, clicks: 22 },
  ...{ expected: 400, former: 0, perHundred: null, folded: 1 },
  rows: [{ name: 'Polderpark Stalling', code: 'AMS', clicks: 22, expected: 400 }],
}
const table: EarningTable = {
  ...{ by: 'parking', page: 1, size: 25, found: 3 },
  rows: [row, { ...row, ...off }, fold],
  total: {
    ...row,
    key: 'total',
    name: 'Samen',
    code: null,
    ...figures,
    former: 1272858,
    folded: 226,
  },
}

const boardCall = 'GET /api/admin/earnings?day=click&weeks=13'
const tableCall = (sort = 'expected', dir = 'desc', by = 'parking', q = '') =>
  `GET /api/admin/earnings/table?day=click&weeks=13&by=${by}&q=${q}&sort=${sort}&dir=${dir}&page=1`

async function open(calls: Parameters<typeof answerCalls>[0], address = '/admin/opbrengst') {
  const made = answerCalls({
    'GET /api/admin/earnings/findings?day=click&weeks=13': [Response.json({ findings: [] })],
    ...calls,
  })
  const Stub = createRoutesStub([{ path: '/admin/opbrengst', Component: Earnings }])
  await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Stub initialEntries={[address]} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return made
}

const json = (value: unknown) => [Response.json(value)]

test('each figure stands beside the weeks before, and its sum is one click away', async () => {
  await open({ [boardCall]: json(board()), [tableCall()]: json(table) })

  await expect
    .element(
      page.getByText(
        '24 augustus tot en met vandaag 15:04, naast 25 mei tot en met 21 augustus 15:04',
      ),
    )
    .toBeVisible()
  const cells = page.getByRole('region', { name: 'Kerncijfers' })
  await expect.element(cells.getByText('€12.912,08').first()).toBeVisible()
  await expect.element(cells.getByText('€183,50 meer')).toBeVisible()
  await expect.element(cells.getByText('toen €12.728,58')).toBeVisible()
  await expect.element(cells.getByText('€0,89 minder')).toBeVisible()

  await cells.getByText('Zo is dit berekend').click()
  await expect.element(cells.getByText('1.087 van 1.160')).toBeVisible()
  await expect
    .element(
      cells.getByText(
        /geteld sinds 25 mei 2026. Op 21 augustus gaf dezelfde som €12.728,58. Het werd €12.814,73./,
      ),
    )
    .toBeVisible()
})

test('the chart says which weeks are open, and is a table as well', async () => {
  await open({ [boardCall]: json(board()), [tableCall()]: json(table) })

  await expect
    .element(page.getByRole('figure', { name: /De laatste 6 weken zijn nog open/ }))
    .toBeVisible()
  await page.getByText('Toon als tabel').click()
  await expect.element(page.getByRole('rowheader', { name: '12 okt nog open' })).toBeVisible()
})

test('the table is sorted on the server, says who has no programme, and folds what is small', async () => {
  const calls = await open({
    [boardCall]: json(board()),
    [tableCall()]: json(table),
    [tableCall('clicks')]: json(table),
  })

  await expect.element(page.getByText('+ €217,64')).toBeVisible()
  await expect.element(page.getByText('Geen programma, dus niets te tellen.')).toBeVisible()
  await page.getByText('1 parking met te weinig clicks').click()
  await expect.element(page.getByText('22 clicks, €4,00')).toBeVisible()
  await expect.element(page.getByText('Samen, 226 parkings')).toBeVisible()

  await page.getByRole('button', { name: 'Clicks', exact: true }).click()
  await expect.poll(() => calls.some(({ url }) => url.includes('sort=clicks'))).toBe(true)
})

test('what stands out many times does not hide the rest', async () => {
  const finding = (kind: Finding['kind'], place: number): Finding => ({
    ...{ kind, key: `${kind}-${place}`, title: `${kind} ${place}`, text: 'x', sure: 'zeker' },
    ...{ chance: 0, to: '/admin/programmes', press: 'Bekijk' },
  })
  const many = Array.from({ length: 40 }, (_, place) => finding('outside', place))
  await open({
    [boardCall]: json(board()),
    [tableCall()]: json(table),
    'GET /api/admin/earnings/findings?day=click&weeks=13': json({
      findings: [...many, finding('none', 1)],
    }),
  })
  const list = page.getByRole('list', { name: 'Wat opvalt' })
  await expect.element(list.getByRole('heading', { name: 'none 1' })).toBeVisible()
  await expect.element(list.getByRole('heading', { name: 'outside 2' })).toBeVisible()
  expect(list.getByRole('heading', { name: 'outside 3', exact: true }).elements()).toEqual([])

  await list
    .getByRole('button', { name: 'Toon ook de andere 37 links buiten hun programma' })
    .click()
  await expect.element(list.getByRole('heading', { name: 'outside 39' })).toBeVisible()
})

test('a table is taken along as a file', async () => {
  await open({
    [boardCall]: json(board()),
    [tableCall()]: json(table),
    [`${tableCall()}&size=10000`]: json(table),
    'POST /api/admin/exports': [new Response(null, { status: 204 })],
  })
  await page.getByRole('button', { name: 'CSV' }).click()

  await expect.poll(() => vi.mocked(download).mock.calls.length).toBe(1)
  const [name, content] = vi.mocked(download).mock.calls[0] ?? []
  expect(name).toBe('opbrengst-per-parking-2026-08-24-2026-11-22.csv')
  expect(String(content)).toContain('VertrekValet Schiphol')
})

test('another day and another division are in the address', async () => {
  const byDay = 'GET /api/admin/earnings?day=payout&weeks=4'
  const calls = await open(
    {
      [byDay]: json(board({ day: 'payout' })),
      'GET /api/admin/earnings/findings?day=payout&weeks=4': json({ findings: [] }),
      'GET /api/admin/earnings/table?day=payout&weeks=4&by=source&q=&sort=expected&dir=desc&page=1':
        json({ ...table, by: 'source' }),
    },
    '/admin/opbrengst?weken=4&dag=uitbetaling&per=source',
  )
  await expect
    .element(page.getByText('Alleen wat is betaald, op de dag van de uitbetaling.'))
    .toBeVisible()
  await expect.poll(() => calls.some(({ url }) => url.includes('by=source'))).toBe(true)
})

test('without conversions there are three steps', async () => {
  const setUp = { programmes: 0, parkings: 226, withoutProgramme: 226, conversions: 0 }
  await open({ [boardCall]: json(board({ setUp })) })

  await expect
    .element(page.getByText(/In deze 13 weken klikten 40.531 mensen naar een aanbieder/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Nieuw programma' })).toBeVisible()
  await expect.element(page.getByText(/226 van 226 parkings/)).toBeVisible()
  expect(page.getByText('nog niets geteld').elements()).toHaveLength(4)
})

test('what fails to load can be tried again', async () => {
  await open({
    [boardCall]: [refusal(500, 'Er ging iets mis'), refusal(500, 'Weer'), Response.json(board())],
    [tableCall()]: json(table),
  })

  const retry = page.getByRole('button', { name: /opnieuw/i })
  await expect.element(retry).toBeVisible()
  await userEvent.click(retry)
  await expect.element(page.getByText('Per week')).toBeVisible()
})

test('the foot says that the list on the site does not know this', async () => {
  await open({ [boardCall]: json(board()), [tableCall()]: json(table) })
  await expect
    .element(
      page.getByText('Deze cijfers bereiken de lijst op de site niet. Een test bewaakt dat.'),
    )
    .toBeVisible()
})
