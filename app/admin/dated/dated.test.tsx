import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { SavedView } from '#domain/admin/saved-view.ts'
import type { DueItem } from '#domain/check/check-queue.ts'
import { lastBody, refusal, savedViews } from '#test/calls.ts'
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
const ofWhole: SavedView = {
  ...{ id: 3, list: 'parkings', name: '', query: '', isFirst: false },
  hidden: [],
}
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
  await expect.element(screen.getByRole('columnheader', { name: 'Gecontroleerd' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Datum' })).not.toBeInTheDocument()
  await screen.getByLabelText('Datum').selectOptions('te-laat')

  await expect.element(screen.getByTestId('address')).toHaveTextContent('?datum=te-laat')
  await expect.element(screen.getByRole('columnheader', { name: 'Datum' })).toBeVisible()
  await expect.element(screen.getByText('Vers', { exact: true })).not.toBeInTheDocument()
})

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
const keeping = (hidden: string[]) => ({
  [savedViews]: () => Response.json([{ ...ofWhole, hidden }]),
})

test('the column takes the room of the check of the price, unless both are chosen', async () => {
  const { screen } = await show(keeping(['Aanbieder', '+Afstand']))
  await expect.element(screen.getByRole('columnheader', { name: 'Datum' })).toBeVisible()
  expect(headers().slice(1, -1)).toEqual([
    ...['Naam', 'Luchthaven', 'Afstand', 'Per dag', 'Datum', 'Clicks 30 d', 'Status'],
  ])
})

test('columns are chosen beside it, and stay when it goes', async () => {
  // As wide as the other columns need.
  await page.viewport(1440, 900)
  const { screen, calls } = await show({
    ...keeping([]),
    'PUT /api/admin/saved-views': [
      Response.json({ id: 3, views: [{ ...ofWhole, hidden: ['+Gecontroleerd'] }] }),
    ],
  })
  await screen.getByRole('button', { name: 'Weergave' }).click()
  for (const [name, isOn] of [
    ['Datum', 'true'],
    ['Gecontroleerd op een breed scherm', 'false'],
    ['Clicks 30 d op een breed scherm', 'true'],
  ] as const) {
    await expect
      .element(screen.getByRole('menuitemcheckbox', { name }))
      .toHaveAttribute('aria-checked', isOn)
  }
  await screen.getByRole('menuitemcheckbox', { name: /^Gecontroleerd/ }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('columnheader', { name: 'Gecontroleerd' })).toBeVisible()
  expect(await lastBody(calls, 'PUT')).toMatchObject({ name: '', hidden: ['+Gecontroleerd'] })
  expect(headers().slice(4, 7)).toEqual(['Per dag', 'Datum', 'Gecontroleerd'])

  await screen.getByLabelText('Datum').selectOptions('Datum: alle')
  await screen.getByRole('button', { name: 'Naam' }).click()
  await expect.element(screen.getByRole('columnheader', { name: 'Datum' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('columnheader', { name: 'Gecontroleerd' })).toBeVisible()
})

test('a list that leaves the column out still filters and sorts by dates', async () => {
  const { screen } = await show(keeping(['Datum']), '?datum=te-laat&sort=datum')
  await expect.element(screen.getByText('Dijkzicht Overdekt', { exact: true })).toBeVisible()
  expect(headers()).not.toContain('Datum')
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
