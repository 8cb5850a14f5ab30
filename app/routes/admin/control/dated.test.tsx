import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { ListRules } from '#domain/admin/list-view.ts'
import type { DueItem } from '#domain/check/check-queue.ts'
import { readItem } from '#domain/check/dated-item.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { pagesFrom } from '#test/list-calls.ts'
import DatedPage from './dated.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

const Site = createRoutesStub([
  { path: '/admin/controle/alles', Component: Page },
  { path: '*', Component: Address },
])

function Page() {
  const [queries] = useState(createQueries)
  return (
    <QueryClientProvider client={queries}>
      <TooltipProvider>
        <DatedPage />
        <Address />
      </TooltipProvider>
    </QueryClientProvider>
  )
}

function Address() {
  const { pathname, search, hash } = useLocation()
  return <p title="Adres">{pathname + search + hash}</p>
}

const item = (special: Partial<DueItem> = {}): DueItem => ({
  item: 'price',
  kind: 'price',
  isOldPrice: false,
  parkingId: 3,
  providerId: null,
  name: 'Dijkzicht Overdekt',
  airportCode: 'AMS',
  parkingType: 'self',
  tariff: 'Winter 2026',
  checkedOn: '2026-10-09',
  dueOn: '2026-11-08',
  daysLate: 12,
  clicks: 221,
  ...special,
})
const fact = item({ item: 'fact:heightLimit', tariff: null, daysLate: -3, dueOn: '2026-11-23' })
const mark = item({
  item: 'mark:ESPA',
  parkingId: null,
  providerId: 8,
  name: 'Ringvaart BV',
  airportCode: null,
  tariff: null,
  checkedOn: null,
})

const rules: ListRules<DueItem> = {
  searchIn: ({ name }) => [name],
  filterOn: {
    soort: (row) => readItem(row.item)?.kind ?? '',
    stand: ({ daysLate }) => (daysLate > 0 ? 'te-laat' : 'binnen-datum'),
  },
}
const read = 'GET /api/admin/checks/dated'
const listOf = (rows: DueItem[]) => ({ [read]: pagesFrom(rules, rows) })

async function show(answers: Answers, search = '') {
  const calls = answerCalls(answers)
  const screen = await render(<Site initialEntries={[`/admin/controle/alles${search}`]} />)
  const list = screen.getByRole('region', { name: 'Alles wat een datum heeft' })
  const names = () =>
    list
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
  const address = screen.getByTitle('Adres')
  return { screen, list, names, calls, address }
}

test('each thing says until when it holds, and leads to the form that has it', async () => {
  const { list, address } = await show(listOf([item(), fact, mark]))
  const rows = list.getByRole('listitem')
  const has = (at: number, text: string) =>
    expect.element(rows.nth(at).getByText(text, { exact: false })).toBeVisible()
  await has(0, 'Prijs, winter 2026')
  await has(0, '12 dagen te laat')
  await has(1, 'houdt tot en met 23 november 2026')
  await has(1, 'nog 3 dagen')
  await has(2, 'Verlopen op 8 november 2026')

  await rows.nth(1).getByRole('link').click()
  const form = '/admin/parkings/3/edit?onderdeel=feiten#fact.heightLimit'
  await expect.element(address).toHaveTextContent(form)
})

test('while it loads it says so', async () => {
  const held = Promise.withResolvers<Response>()
  const { screen, list } = await show({ [read]: () => held.promise })
  await expect.element(screen.getByRole('status')).toHaveTextContent('De lijst wordt geladen...')

  held.resolve(Response.json({ rows: [], page: 1, size: 50, found: 0, total: 0, counts: {} }))
  await expect.element(list.getByText('Er is nog niets met een datum.')).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'Wis alles' })).not.toBeInTheDocument()
})

test('a list that does not load can be tried again', async () => {
  const filled = pagesFrom(rules, [item()])
  const answers = [refusal(500, 'Kapot'), refusal(500, 'Kapot')]
  const { screen, list } = await show({ [read]: (url) => answers.shift() ?? filled(url) })
  await expect.element(screen.getByText(/fout opgetreden bij het laden van de lijst/)).toBeVisible()
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(list.getByText('Dijkzicht Overdekt')).toBeVisible()
  await expect.element(screen.getByText(/fout opgetreden/)).not.toBeInTheDocument()
})

test('a search that does not load keeps what was typed, and shows no other rows', async () => {
  const filled = pagesFrom(rules, [item()])
  let isDown = false
  const { screen, list } = await show({
    [read]: (url) => (isDown ? refusal(500, 'Kapot') : filled(url)),
  })
  await expect.element(list.getByText('Dijkzicht Overdekt')).toBeVisible()
  isDown = true
  await list.getByRole('searchbox').fill('dijk')
  await expect.element(screen.getByText(/fout opgetreden bij het laden van de lijst/)).toBeVisible()
  await expect.element(list.getByRole('searchbox')).toHaveValue('dijk')
  await expect.element(list.getByText('Dijkzicht Overdekt')).not.toBeInTheDocument()

  isDown = false
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect.element(list.getByText('Dijkzicht Overdekt')).toBeVisible()
})

test('a kind and a state are chosen, and stay in the address', async () => {
  const { list, names, address } = await show(listOf([item(), fact, mark]))
  await expect
    .element(list.getByRole('button', { name: 'Alle 3' }))
    .toHaveAttribute('aria-pressed', 'true')
  await list.getByRole('button', { name: 'Keurmerken 1' }).click()
  await expect.poll(names).toEqual(['Ringvaart BV'])
  await list.getByRole('button', { name: 'Alle 3' }).click()
  await list.getByLabelText('Stand').selectOptions('Binnen de datum')

  await expect.poll(names).toEqual(['Dijkzicht Overdekt'])
  await expect.element(address).toHaveTextContent('/admin/controle/alles?stand=binnen-datum')
})

test('a search without a result is cleared at once', async () => {
  const { list, names } = await show(listOf([item(), mark]), '?soort=mark')
  await expect.poll(names).toEqual(['Ringvaart BV'])
  await list.getByRole('searchbox').fill('dijk')
  await expect.element(list.getByText('Niets past bij deze zoekopdracht.')).toBeVisible()
  await list.getByRole('button', { name: 'Wis alles' }).click()

  await expect.poll(names).toEqual(['Dijkzicht Overdekt', 'Ringvaart BV'])
  await expect.element(list.getByRole('searchbox')).toHaveValue('')
})

test('what does not fit on a page is on the next', async () => {
  const many = Array.from({ length: 51 }, (_, at) => item({ parkingId: at, name: `Parking ${at}` }))
  const { screen, list, names, address } = await show(listOf(many))
  const pages = screen.getByRole('navigation', { name: "Pagina's" })
  await expect.element(pages.getByText('1 tot 50 van 51')).toBeVisible()
  await pages.getByRole('button', { name: 'Volgende' }).click()

  await expect.poll(names).toEqual(['Parking 50'])
  await expect.element(address).toHaveTextContent('/admin/controle/alles?page=2')
  await expect.element(pages.getByRole('button', { name: 'Volgende' })).toBeDisabled()
  await list.getByRole('searchbox').fill('Parking 7')
  await expect.poll(names).toEqual(['Parking 7'])
  await expect.element(pages).not.toBeInTheDocument()
})

test('a name of one long word fits on a phone', async () => {
  await page.viewport(390, 844)
  const { list } = await show(listOf([item({ name: 'parkeren'.repeat(12) })]))
  await expect.element(list.getByRole('link')).toBeVisible()

  expect(document.documentElement.scrollWidth).toBe(390)
})
