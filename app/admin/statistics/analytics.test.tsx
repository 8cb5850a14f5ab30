import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { download } from '#app/admin/api/download.ts'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { chosenPeriod, daysOf, type PeriodChoice, periodBefore } from '#domain/statistics/period.ts'
import type { DayCounts, Statistics } from '#domain/statistics/statistics.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { answerCalls, refusal } from '#test/calls.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { Analytics } from './analytics.tsx'

vi.mock('#app/admin/api/download.ts')

const today = amsterdamDay(new Date())
const missing = {
  paths: [
    {
      path: '/parkeren/schipol',
      hits: 14,
      source: 'direct',
      lastAt: '2026-11-20T15:00:00Z',
      suggestion: '/parkeren/schiphol',
    },
  ],
  scans: 1234,
}
const redirect = { id: 3, source: '/ams', target: '/faq', version: 1, updatedAt: today }

const callOf = (choice: PeriodChoice) => {
  const { from, to } = chosenPeriod(choice, today)
  return `GET /api/admin/analytics?from=${from}&to=${to}`
}

/** Statistics with these counts on every day of the period. */
function statisticsOf(choice: PeriodChoice, counts: Partial<DayCounts> = {}): Statistics {
  const period = chosenPeriod(choice, today)
  const former = periodBefore(period)
  const none = { clicks: 0, views: 0, visitors: 0, clickers: 0, contacts: 0 }
  const parking = { id: 1, name: 'Polderpark', airportCode: 'AMS', visitors: 5, seen: 40 }
  return {
    period,
    former,
    days: daysOf(period).map((day) => ({ ...none, ...counts, day })),
    formerDays: daysOf(former).map((day) => ({ ...none, day, clicks: 1, views: 10 })),
    earlierDays: [],
    usual: [],
    parkings: [{ ...parking, count: 6, former: 4 }],
    airports: [],
    pages: [],
    positions: [],
    sources: [],
    origins: [],
    funnel: [
      {
        ...{ airportCode: 'AMS', name: 'Schiphol', page: 40, used: 10, usedAndClicked: 4 },
        ...{ clicked: 7, formerClicked: 9 },
      },
    ],
    filters: [],
    foundNothing: [
      { airportCode: 'AMS', filters: ['covered', 'max:5'], count: 2, former: 0, visitors: 1 },
    ],
    hours: [{ weekday: 1, hour: 19, clicks: 7, former: 0 }],
    apart: [{ what: 'clicks', reason: 'crawler', count: 9, former: 0 }],
    notes: [],
  }
}

const busy = { clicks: 2, views: 40, visitors: 20 }

const always = () => ({
  'GET /api/admin/missing-paths': [Response.json(missing), Response.json({ paths: [], scans: 0 })],
  'GET /api/admin/redirects': pagesFrom({}, [redirect]),
})

beforeEach(() => {
  sessionStorage.setItem('adminAuth', 'true')
  const credentials = { username: 'beheer', password: 'sleutel' }
  sessionStorage.setItem('adminCredentials', JSON.stringify(credentials))
  vi.mocked(download).mockClear()
})
afterEach(() => vi.unstubAllGlobals())

function open(search = '') {
  const Site = createRoutesStub([{ path: '/admin/analytics', Component: Analytics }])
  return render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={[`/admin/analytics${search}`]} />
      </ToastProvider>
    </QueryClientProvider>,
  )
}

/** An item of the menu of a block. */
async function choose(block: string, item: string) {
  await page.getByRole('button', { name: `Meer: ${block}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const panel = (name: string) => page.getByRole('region', { name, exact: true })

test('thirty days are shown next to the previous thirty, and every chart has a table', async () => {
  answerCalls({ ...always(), [callOf('30')]: [Response.json(statisticsOf('30', busy))] })
  await open()

  const kpis = page.getByRole('region', { name: 'Kerncijfers' })
  await expect.element(kpis.getByText('60', { exact: true })).toBeVisible()
  await expect.element(kpis.getByText('100% meer', { exact: true })).toBeVisible()
  await expect.element(page.getByText('30 dagen ervoor').first()).toBeVisible()

  const parkings = panel('Populairste parkings')
  await expect
    .element(parkings.getByRole('row', { name: /^AMS Polderpark 6 (4 )?\+2 \+50%$/ }))
    .toBeVisible()
  await choose('Populairste parkings', 'Alle rijen')
  await expect
    .element(parkings.getByRole('row', { name: 'AMS Polderpark 6 4 2 5 40 12,5' }))
    .toBeVisible()
  await choose('Populairste parkings', 'Toon als balken')
  await expect.element(parkings.getByText('12,5%')).toBeVisible()
  await expect
    .element(panel('Gevonden niets').getByText('Overdekt parkeren + Max. 5 min').first())
    .toBeVisible()
  await expect.element(page.getByRole('cell', { name: '7', exact: true })).toBeVisible()
  await expect.element(panel('Robots en dubbele clicks').getByText('Telt niet mee')).toBeVisible()
})

test('days have notes with the numbers of the chart, and one can be typed', async () => {
  const noted = {
    ...statisticsOf('30', busy),
    notes: [
      { day: '2026-11-04', text: 'Tarief Winter 2026 gaat in bij 34 parkings', by: null },
      { day: '2026-11-17', text: 'Nieuwsbrief verstuurd', by: 'sanne' },
    ],
  }
  const calls = answerCalls({
    ...always(),
    [callOf('30')]: [Response.json(noted), Response.json(noted)],
    'PUT /api/admin/day-notes/2026-11-17': [
      refusal(500, 'stuk'),
      new Response(null, { status: 204 }),
    ],
  })
  await open()
  const list = page.getByRole('list', { name: 'Notities bij dagen' })

  await expect.element(list.getByText('vanzelf genoteerd')).toBeVisible()
  await expect.element(list.getByText('genoteerd door sanne')).toBeVisible()
  await page.getByRole('button', { name: 'Notitie bij een dag' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(dialog.getByText('Vul in wat er die dag gebeurde.')).toBeVisible()
  await dialog.getByLabelText('Dag').fill('2026-11-17')
  const text = dialog.getByLabelText('Wat gebeurde er?')
  await expect.element(text).toHaveValue('Nieuwsbrief verstuurd')
  await text.fill('Nieuwsbrief en een storing')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()

  // What was typed stays when it could not be saved.
  const said = 'Niet gelukt. stuk Wat je typte, staat er nog.'
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(said)
  await expect.element(text).toHaveValue('Nieuwsbrief en een storing')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(page.getByText('Notitie opgeslagen')).toBeVisible()
  const saved = calls.filter(({ method }) => method === 'PUT').at(-1)
  expect(await saved?.json()).toEqual({ text: 'Nieuwsbrief en een storing' })
})

test('a note that is typed is not lost by closing its dialog', async () => {
  answerCalls({ ...always(), [callOf('30')]: [Response.json(statisticsOf('30', busy))] })
  await open()
  await page.getByRole('button', { name: 'Notitie bij een dag' }).click()
  const text = page.getByLabelText('Wat gebeurde er?')
  await text.fill('Storm')
  await userEvent.keyboard('{Escape}')
  const asked = page.getByRole('alertdialog', { name: 'Notitie niet opgeslagen' })
  await asked.getByRole('button', { name: 'Niet opslaan' }).click()
  await expect.element(text).not.toBeInTheDocument()
})

test('choosing another period requests it, and puts it in the address', async () => {
  answerCalls({
    ...always(),
    [callOf('30')]: [Response.json(statisticsOf('30', busy))],
    [callOf('7')]: [Response.json(statisticsOf('7', busy))],
  })
  await open()
  await page.getByRole('link', { name: '7 dagen' }).click()

  await expect.element(page.getByText('7 dagen ervoor').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: '7 dagen' })).toHaveAttribute('aria-current')
})

test('an invalid period shows an error, and keeps the typed dates', async () => {
  answerCalls({ ...always(), [callOf('30')]: [Response.json(statisticsOf('30', busy))] })
  await open('?van=2026-02-10&tot=2026-02-01')

  const last = page.getByLabelText('Tot en met')
  await expect.element(last).toHaveValue('2026-02-01')
  await expect.element(last).toHaveAccessibleDescription('De laatste dag komt na de eerste')
})

test('clicks lie in the range that is usual, and a short period has its weeks before it', async () => {
  const statistics = statisticsOf('7', busy)
  const day = { ...statistics.days[0], clicks: 9, views: 0, visitors: 0, clickers: 0, contacts: 0 }
  const earlier = daysOf({ from: '2026-10-01', to: '2026-10-21' })
  const lasting = {
    ...statistics,
    earlierDays: earlier.map((of) => ({ ...day, day: of })),
    usual: [...earlier, ...statistics.days.map(({ day }) => day)]
      .slice(0, -1)
      .map((of) => ({ day: of, lowest: 4, highest: 12 })),
  }
  answerCalls({ ...always(), [callOf('7')]: [Response.json(lasting)] })
  await open('?periode=7')

  await expect
    .element(page.getByRole('figure', { name: /^Affiliate clicks: 14,.* Onder .*: 6 dagen\.$/ }))
    .toBeVisible()
  const trend = panel('Affiliate clicks per dag')
  await expect.element(trend.getByText('gewoon voor die weekdag')).toBeVisible()
  await expect.element(trend.getByText('deze 7 dagen')).toBeVisible()
  await expect.element(trend.getByText(/Vandaag is nog niet voorbij/)).toBeVisible()
  await page.getByRole('button', { name: 'Paginaweergaven' }).click()
  await expect.element(page.getByText('gewoon voor die weekdag')).not.toBeInTheDocument()
})

test('rows without room are one row, and all of them have their sum', async () => {
  const one = { airportCode: 'AMS', visitors: 0, seen: 0 }
  const parkings = Array.from({ length: 10 }, (_, at) => ({
    ...{ ...one, id: at + 1, name: `Parking ${at}`, count: 100 - at, former: 0 },
  }))
  answerCalls({
    ...always(),
    [callOf('30')]: [Response.json({ ...statisticsOf('30', busy), parkings })],
  })
  await open()
  const block = panel('Populairste parkings')

  await expect
    .element(block.getByRole('row', { name: /^2 andere parkings 183 (0 )?\+183 nieuw$/ }))
    .toBeVisible()
  await expect
    .element(block.getByRole('row', { name: /^Samen 955 (0 )?\+955 nieuw$/ }))
    .toBeVisible()
})

test('the line chart can show visitors', async () => {
  answerCalls({ ...always(), [callOf('30')]: [Response.json(statisticsOf('30', busy))] })
  await open()
  await page.getByRole('button', { name: 'Bezoekers', exact: true }).click()

  await expect.element(page.getByRole('figure', { name: /^Bezoekers: 600,/ })).toBeVisible()
})

test('a panel, and all of them, can be exported as CSV, and are noted', async () => {
  const calls = answerCalls({
    ...always(),
    [callOf('30')]: [Response.json(statisticsOf('30', busy))],
    'POST /api/admin/exports': () => new Response(null, { status: 204 }),
  })
  await open()
  const files = vi.mocked(download).mock.calls
  await choose('Populairste parkings', 'Download CSV')
  await expect.poll(() => files).toHaveLength(1)
  expect(files[0]).toEqual([
    expect.stringMatching(/^statistieken-populairste-parkings-/),
    expect.stringContaining('AMS;Polderpark;6;4;2;5;40;12,5'),
  ])
  await page.getByRole('button', { name: 'Exporteer CSV' }).click()
  await expect.poll(() => files).toHaveLength(2)
  expect(files[1]?.[1]).toContain('Van luchthavenpagina naar click')
  expect(files[1]?.[1]).toContain('/parkeren/schipol;14;direct;2026-11-20 16:00')
  expect(files[1]?.[1]).toContain('/ams;/faq')

  const noted = calls.filter(({ method }) => method === 'POST').map((call) => call.json())
  expect(await Promise.all(noted)).toEqual([
    { subject: 'statistics', file: files[0]?.[0] },
    { subject: 'statistics', file: files[1]?.[0] },
  ])
})

test('a period without visitors shows an empty state', async () => {
  answerCalls({ ...always(), [callOf('30')]: [Response.json(statisticsOf('30'))] })
  await open()

  await expect.element(page.getByText('Nog geen clicks in deze periode.')).toBeVisible()
  await expect.element(panel('Populairste parkings')).not.toBeInTheDocument()
  await expect.element(panel('Robots en dubbele clicks')).toBeVisible()
})

test('a failed load can be retried', async () => {
  const kapot = () => refusal(500, 'Kapot')
  const answers = [kapot(), kapot(), Response.json(statisticsOf('30', busy))]
  answerCalls({ ...always(), [callOf('30')]: answers })
  await open()
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(panel('Populairste parkings')).toBeVisible()
})

test('a table sorts by each of its columns, and rests stand last', async () => {
  const one = { airportCode: 'AMS', visitors: 0, seen: 0 }
  const parkings = [
    { ...one, id: 1, name: 'Polderpark', count: 60, former: 55 },
    { ...one, id: 2, name: 'Ringvaart', count: 20, former: 90 },
    { ...one, id: 0, name: 'Overige parkings', airportCode: '', count: 900, former: 100 },
  ]
  const statistics = { ...statisticsOf('30', busy), parkings }
  answerCalls({ ...always(), [callOf('30')]: [Response.json(statistics)] })
  await open()
  const block = panel('Populairste parkings')
  const names = () =>
    block
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent?.replace('AMS', ''))
  const head = (name: string) => block.getByRole('columnheader', { name })

  await expect.element(head('Verschil')).toHaveAttribute('aria-sort', 'descending')
  expect(names()).toEqual(['Ringvaart', 'Polderpark', 'Overige parkings', 'Samen'])
  await block.getByRole('button', { name: 'Clicks' }).click()
  await expect.element(head('Clicks')).toHaveAttribute('aria-sort', 'descending')
  expect(names()).toEqual(['Polderpark', 'Ringvaart', 'Overige parkings', 'Samen'])
})

test('a source is called as a person calls it', async () => {
  const counts = { visitors: 3, formerVisitors: 2, clicks: 2, formerClicks: 1 }
  const sources = [
    { ...counts, source: 'zoekmachine: google' },
    { ...counts, source: 'direct', clicks: 1 },
  ]
  answerCalls({
    ...always(),
    [callOf('30')]: [Response.json({ ...statisticsOf('30', busy), sources })],
  })
  await open()
  const table = page.getByRole('table', { name: 'Herkomst van bezoekers' })

  await expect.element(table.getByRole('link', { name: 'Google' })).toBeVisible()
  await expect.element(table.getByRole('link', { name: 'Rechtstreeks' })).toBeVisible()
})

test('what explains most of the change stands above, and leads to it', async () => {
  const airports = [
    { code: 'AMS', name: 'Schiphol', count: 30, former: 10, visitors: 5, seen: 40 },
    { code: 'EIN', name: 'Eindhoven', count: 30, former: 20, visitors: 5, seen: 40 },
  ]
  const began = { day: '2026-11-14', note: null }
  const usual = { clicks: 10, lowest: 8, highest: 14 }
  const explainedDays = [
    { ...usual, day: '2026-11-13' },
    { ...usual, day: '2026-11-14', clicks: 30 },
  ]
  const statistics = { ...statisticsOf('30', busy), airports, began, explainedDays }
  answerCalls({ ...always(), [callOf('30')]: [Response.json(statistics)] })
  await open()
  const explained = page.getByRole('region', { name: 'Waardoor vooral' })

  await expect
    .element(explained.getByText('Schiphol: 20 clicks meer. Dat is 67% van de stijging.'))
    .toBeVisible()
  await expect.element(explained.getByText('Het begon op 14 november.')).toBeVisible()
  await expect
    .element(explained.getByRole('link', { name: 'Alleen Schiphol tonen' }))
    .toHaveAttribute('href', '/admin/analytics?luchthaven=AMS')
  await expect
    .element(
      explained.getByRole('link', {
        name: 'Bekijk de wijzigingen van 12 november t/m 14 november',
      }),
    )
    .toHaveAttribute('href', '/admin/settings/changes?van=2026-11-12&tot=2026-11-14')
  await expect
    .element(
      explained.getByRole('figure', {
        name: 'Schiphol, 2 dagen en het gewone bereik: 0 dagen eronder, 1 erboven.',
      }),
    )
    .toBeVisible()
})

test('one logged change that may be the cause is what its link leads to', async () => {
  const airports = [
    { code: 'EIN', name: 'Eindhoven', count: 30, former: 10, visitors: 5, seen: 40 },
  ]
  const began = { day: '2026-11-14', note: null, change: '6f1c1f9e-3d4f-4c55-9f0d-0d3a3c1b2a10' }
  answerCalls({
    ...always(),
    [callOf('30')]: [Response.json({ ...statisticsOf('30', busy), airports, began })],
  })
  await open()

  await expect
    .element(page.getByRole('link', { name: /^Bekijk de enige wijziging van/ }))
    .toHaveAttribute('href', `/admin/settings/changes?wijziging=${began.change}`)
})

test('a bar narrows the rest, goes into the address, and leaves with its chip', async () => {
  const airports = [{ code: 'AMS', name: 'Schiphol', count: 6, former: 4, visitors: 5, seen: 40 }]
  const whole = { ...statisticsOf('30', busy), airports }
  const narrowed = { ...statisticsOf('30', { clicks: 1 }), airports }
  const calls = answerCalls({
    ...always(),
    [callOf('30')]: [Response.json(whole)],
    [`${callOf('30')}&airport=AMS`]: [Response.json(narrowed)],
  })
  await open()
  await panel('Clicks per luchthaven').getByRole('link', { name: 'Schiphol' }).click()

  const chip = page.getByRole('link', { name: 'Luchthaven: Schiphol verwijderen' })
  await expect.element(chip).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Kerncijfers' }).getByText('30', { exact: true }))
    .toBeVisible()
  expect(calls.some(({ url }) => url.endsWith('&airport=AMS'))).toBe(true)
  await expect
    .element(panel('Clicks per luchthaven').getByRole('link', { name: 'Schiphol' }))
    .toHaveAttribute('aria-current', 'true')

  await chip.click()
  await expect.element(chip).not.toBeInTheDocument()
})
