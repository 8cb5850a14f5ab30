import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { ListRules } from '#domain/admin/list-view.ts'
import type { SavedView, SavedViewInput } from '#domain/admin/saved-view.ts'
import { kinds } from '#domain/kinds.ts'
import { type Answers, answerCalls, lastBody, refusal, savedViews } from '#test/calls.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { ListPage } from './list-page.tsx'
import { usePagedList } from './use-paged-list.ts'

afterEach(() => vi.unstubAllGlobals())

const write = 'PUT /api/admin/saved-views'

type Parking = { id: number; version: number; name: string; airportCode: string }

const parkings: Parking[] = [
  { id: 1, version: 1, name: 'Polderpark', airportCode: 'AMS' },
  { id: 2, version: 1, name: 'Kempenpark', airportCode: 'EIN' },
]

const rules: ListRules<Parking> = { filterOn: { airport: ({ airportCode }) => airportCode } }

const eindhoven: SavedView = {
  id: 7,
  list: 'parkings',
  name: 'Alleen Eindhoven',
  query: 'airport=EIN',
  hidden: ['Luchthaven'],
  isFirst: false,
}

function Parkings() {
  return (
    <ListPage
      noun={kinds.parking.noun}
      list={usePagedList('parkings', ['airport'])}
      columns={[
        { header: 'Naam', cell: ({ name }) => name, card: 'title' },
        { header: 'Luchthaven', cell: ({ airportCode }) => airportCode },
        { header: 'Nummer', cell: ({ id }) => `nr. ${id}` },
      ]}
      name={({ name }) => name}
      search={{ placeholder: 'Zoek op naam...' }}
      filters={[
        {
          name: 'airport',
          label: 'Luchthaven',
          options: [
            { value: 'AMS', label: 'AMS' },
            { value: 'EIN', label: 'EIN' },
          ],
        },
      ]}
    />
  )
}

const Site = createRoutesStub([
  {
    path: '/admin/parkings',
    Component: () => (
      <>
        <Parkings />
        <Link to="/admin">Weg</Link>
        <p data-testid="address">{useLocation().search}</p>
      </>
    ),
  },
  { path: '/admin', Component: () => <Link to="/admin/parkings">Naar de parkings</Link> },
])

/** Keeps views as the server does. */
function keeping(views: SavedView[]): { kept: SavedView[]; answers: Answers } {
  const kept = [...views]
  return { kept, answers: { [savedViews]: () => Response.json(kept) } }
}

async function show(views: SavedView[], answers: Answers = {}, search = '') {
  const { kept, answers: reads } = keeping(views)
  const calls = answerCalls({
    'GET /api/admin/parkings': pagesFrom(rules, parkings),
    ...reads,
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[`/admin/parkings${search}`]} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('table')).toBeVisible()
  return { screen, calls, kept, address: screen.getByTestId('address') }
}

const saved = (id: number, ...views: SavedView[]) => Response.json({ id, views })
const menu = () => page.getByRole('button', { name: 'Weergave' })
const choose = async (name: string) => {
  await menu().click()
  await page.getByRole('menuitem', { name }).click()
}

test('without views there are no tabs', async () => {
  const { screen } = await show([])

  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
})

test('a search and its columns are saved under a name', async () => {
  const whole = { ...eindhoven, id: 3, name: '', query: '' }
  const { screen, calls, address } = await show(
    [whole],
    { [write]: [saved(7, whole, eindhoven)] },
    '?airport=EIN&page=1',
  )

  await choose('Bewaar deze weergave')
  const dialog = screen.getByRole('dialog', { name: 'Bewaar deze weergave' })
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Alleen Eindhoven')
  await dialog.getByRole('button', { name: 'Bewaren' }).click()

  await expect
    .element(screen.getByRole('link', { name: 'Alleen Eindhoven' }))
    .toHaveAttribute('aria-current', 'true')
  await expect.element(address).toHaveTextContent('?airport=EIN&weergave=7')
  expect(await lastBody(calls, 'PUT')).toEqual({
    list: 'parkings',
    name: 'Alleen Eindhoven',
    query: 'airport=EIN',
    hidden: ['Luchthaven'],
    isFirst: false,
  } satisfies SavedViewInput)
})

test('a name that is taken is said at its field', async () => {
  const taken = Response.json({ error: '', fields: { name: ['Die is er al'] } }, { status: 422 })
  const { screen } = await show([], { [write]: [taken] })

  await choose('Bewaar deze weergave')
  await screen.getByRole('textbox', { name: 'Naam' }).fill('Alleen Eindhoven')
  await userEvent.keyboard('{Enter}')

  await expect.element(screen.getByText('Die is er al')).toBeVisible()
})

test('a tab shows its rows and its columns, and the first tab all of them', async () => {
  const { screen, address } = await show([eindhoven])

  await screen.getByRole('link', { name: 'Alleen Eindhoven' }).click()
  await expect.element(screen.getByText('Polderpark')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('columnheader', { name: 'Luchthaven' }))
    .not.toBeInTheDocument()
  await expect.element(address).toHaveTextContent('?airport=EIN&weergave=7')

  await screen.getByRole('link', { name: 'Alle parkings' }).click()
  await expect.element(screen.getByText('Polderpark')).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Luchthaven' })).toBeVisible()
  await expect.element(address).toBeEmptyDOMElement()
})

test('another filter in a view is kept in it by one press', async () => {
  const changed = { ...eindhoven, query: 'airport=AMS' }
  const { screen, calls } = await show(
    [eindhoven],
    { [write]: [saved(7, changed)] },
    '?weergave=7&airport=EIN',
  )

  await screen.getByRole('button', { name: /^AMS/ }).click()
  await expect.element(screen.getByText('(gewijzigd)')).toBeVisible()
  await screen.getByRole('button', { name: 'Bewaar in deze weergave' }).click()

  await expect.element(screen.getByText('(gewijzigd)')).not.toBeInTheDocument()
  expect(await lastBody(calls, 'PUT')).toEqual(changed)
})

test('a column that is unticked goes at once, and is kept for the whole list', async () => {
  const whole = { ...eindhoven, id: 3, name: '', query: '', hidden: ['Nummer'] }
  const answer = Promise.withResolvers<Response>()
  const { screen, calls } = await show([{ ...whole, hidden: [] }], {
    [write]: () => answer.promise,
  })

  await menu().click()
  await screen.getByRole('menuitemcheckbox', { name: 'Nummer' }).click()
  await expect
    .element(screen.getByRole('menuitemcheckbox', { name: 'Nummer' }))
    .toHaveAttribute('aria-checked', 'false')
  await userEvent.keyboard('{Escape}')

  await expect.element(screen.getByText('nr. 1')).not.toBeInTheDocument()
  answer.resolve(saved(3, whole))
  expect(await lastBody(calls, 'PUT')).toMatchObject({ name: '', hidden: ['Nummer'] })
})

test('columns that are not saved come back, and it is said', async () => {
  const whole = { ...eindhoven, id: 3, name: '', query: '', hidden: [] }
  const { screen } = await show([whole], { [write]: [refusal(500, 'Er ging iets mis bij ons.')] })

  await menu().click()
  await screen.getByRole('menuitemcheckbox', { name: 'Nummer' }).click()

  await expect.element(screen.getByText('Er ging iets mis bij ons.')).toBeVisible()
  await expect.element(screen.getByText('nr. 1')).toBeVisible()
})

test('the column of names cannot be left out', async () => {
  const { screen } = await show([])

  await menu().click()

  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Nummer' })).toBeVisible()
  await expect
    .element(screen.getByRole('menuitemcheckbox', { name: 'Naam' }))
    .not.toBeInTheDocument()
})

test('the list opens with the view that was chosen for that', async () => {
  const { screen, address } = await show([{ ...eindhoven, isFirst: true }])

  await expect.element(screen.getByText('Kempenpark')).toBeVisible()
  await expect.element(screen.getByText('Polderpark')).not.toBeInTheDocument()
  await expect.element(address).toHaveTextContent('?airport=EIN&weergave=7')
})

test('it does not when its address asks for something, nor on the way back', async () => {
  const { screen, address } = await show([{ ...eindhoven, isFirst: true }], {}, '?airport=AMS')

  await expect.element(screen.getByText('Polderpark')).toBeVisible()
  await screen.getByRole('link', { name: 'Alle parkings' }).click()
  await expect.element(screen.getByText('Kempenpark')).toBeVisible()
  await screen.getByRole('link', { name: 'Weg' }).click()
  await screen.getByRole('link', { name: 'Naar de parkings' }).click()
  await expect.element(address).toHaveTextContent('?airport=EIN&weergave=7')
})

test('a view is renamed', async () => {
  const renamed = { ...eindhoven, name: 'Eindhoven', isFirst: true }
  const { screen, calls } = await show(
    [eindhoven],
    { [write]: [saved(7, renamed)] },
    '?airport=EIN&weergave=7',
  )

  await choose('Weergave wijzigen')
  await screen.getByRole('textbox', { name: 'Naam' }).fill('Eindhoven')
  await screen.getByRole('checkbox', { name: 'Open de lijst hiermee' }).click()
  await screen.getByRole('button', { name: 'Bewaren' }).click()

  await expect.element(screen.getByRole('link', { name: 'Eindhoven', exact: true })).toBeVisible()
  expect(await lastBody(calls, 'PUT')).toEqual(renamed)
})

test('a view is removed, and put back', async () => {
  const { screen, calls, address } = await show(
    [eindhoven],
    {
      'DELETE /api/admin/saved-views/7': [new Response(null, { status: 204 })],
      [write]: [saved(8, { ...eindhoven, id: 8 })],
    },
    '?airport=EIN&weergave=7',
  )

  await choose('Weergave verwijderen')
  await expect
    .element(screen.getByRole('link', { name: 'Alleen Eindhoven' }))
    .not.toBeInTheDocument()
  await expect.element(address).toBeEmptyDOMElement()

  await screen.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(address).toHaveTextContent('?airport=EIN&weergave=8')
  const { id: _, ...input } = eindhoven
  expect(await lastBody(calls, 'PUT')).toEqual(input)
})

test('without an answer about views the list works', async () => {
  const { screen } = await show([], { [savedViews]: [] })

  await expect.element(screen.getByText('Polderpark')).toBeVisible()
})
