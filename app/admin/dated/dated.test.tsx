import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { DueItem } from '#domain/check/check-queue.ts'
import { refusal } from '#test/calls.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { aListedParking, list as parkingsCall, rules, showList } from '#test/parkings-list.tsx'

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
const dijkzicht = aListedParking({
  id: 3,
  name: 'Dijkzicht Overdekt',
  dated: { first: item(), count: 2, late: 1 },
})
const fresh = aListedParking({
  id: 4,
  name: 'Vers',
  dated: { first: fact, count: 1, late: 0 },
})
const answer = (url: URL) =>
  pagesFrom(
    {
      ...rules,
      filterOn: {
        ...rules.filterOn,
        datum: ({ dated }) => (dated?.late ? ['te-laat', 'alles'] : ['alles']),
      },
    },
    [dijkzicht, fresh],
  )(url)
const items = 'GET /api/admin/checks/dated'
const settings = { 'GET /api/admin/settings': () => refusal(500, 'Kapot') }
const pageOf = (rows: DueItem[], found = rows.length): PageOf<DueItem> => ({
  rows,
  page: 1,
  size: 50,
  found,
  total: found,
  counts: {},
})

const show = (answers = {}, search = '?datum=alles&sort=datum') =>
  showList({ [parkingsCall]: answer, ...settings, ...answers }, search)

test('the column says what passes its date first, and unfolds the rest', async () => {
  const { screen, calls } = await show({ [items]: () => Response.json(pageOf([item(), fact], 60)) })
  const cell = screen.getByRole('button', { name: /Dijkzicht Overdekt: Prijs, winter 2026/ })
  await expect.element(cell.getByText('12 dagen te laat')).toBeVisible()
  await expect.element(cell.getByText('1 van 2 te laat')).toBeVisible()

  await cell.click()
  const rest = screen.getByRole('region', { name: 'Wat een datum heeft van Dijkzicht Overdekt' })
  await expect.element(rest.getByText(/houdt tot en met 23 november 2026/)).toBeVisible()
  await expect.element(rest.getByText('nog 3 dagen')).toBeVisible()
  await expect.element(rest.getByText('En nog 58, die later aan de beurt zijn.')).toBeVisible()
  await expect
    .element(rest.getByRole('link', { name: 'Hoogtebeperking' }))
    .toHaveAttribute('href', '/admin/parkings/3/edit?onderdeel=feiten#fact.heightLimit')
  expect(calls.some(({ url }) => url.endsWith('/checks/dated?parking=3'))).toBe(true)
})

test('the filter stands in the address, and the column comes with it', async () => {
  const { screen } = await show({}, '')
  await expect.element(screen.getByRole('columnheader', { name: 'Beoordeling' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Datum' })).not.toBeInTheDocument()
  await screen.getByLabelText('Datum').selectOptions('te-laat')

  await expect.element(screen.getByTestId('address')).toHaveTextContent('?datum=te-laat')
  await expect.element(screen.getByRole('columnheader', { name: 'Datum' })).toBeVisible()
  await expect.element(screen.getByText('Vers', { exact: true })).not.toBeInTheDocument()
})

test('each choice says how many it finds', async () => {
  const { screen } = await show()
  const select = screen.getByLabelText('Datum')

  await expect.element(select.getByRole('option', { name: 'Iets te laat (1)' })).toBeInTheDocument()
  await expect
    .element(select.getByRole('option', { name: 'Prijs ouder dan 30 dagen (0)' }))
    .toBeInTheDocument()
})

test('what does not load can be tried again', async () => {
  const answers = [refusal(500, 'Kapot'), refusal(500, 'Kapot')]
  const { screen } = await show({
    [items]: () => answers.shift() ?? Response.json(pageOf([item()])),
  })
  await screen.getByRole('button', { name: /Dijkzicht Overdekt: Prijs/ }).click()
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(screen.getByRole('link', { name: 'Prijs, winter 2026' })).toBeVisible()
})

test('the list fits on a phone, unfolded too', async () => {
  await page.viewport(390, 844)
  const { screen } = await show({ [items]: () => Response.json(pageOf([item(), fact])) })
  await screen.getByRole('button', { name: /Dijkzicht Overdekt: Prijs/ }).click()
  await expect.element(screen.getByRole('link', { name: 'Hoogtebeperking' })).toBeVisible()

  expect(document.documentElement.scrollWidth).toBe(390)
})
