import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { answerCalls } from '#test/calls.ts'
import ImportParkingsPage, { meta } from './import.tsx'

afterEach(() => vi.unstubAllGlobals())

const Site = createRoutesStub([
  {
    path: '/admin/parkings/import',
    Component: () => (
      <>
        <ImportParkingsPage />
        <Address />
      </>
    ),
  },
])

function Address() {
  const { search } = useLocation()
  return <p title="Adres">{search === '' ? 'leeg' : search}</p>
}

test('an import refetches every page that shows parkings', async () => {
  const shown = ['parkings', 'dashboard', 'airports', 'settings']
  const queries = createQueries()
  for (const kind of shown) queries.setQueryData([kind], [])
  const lines = [{ row: 2, name: 'Polder', outcome: 'create', problems: [], changed: [] }]
  const call = 'POST /api/admin/parkings/import'
  answerCalls({ [call]: [Response.json({ lines }), Response.json({ lines, change: 'c1' })] })

  const screen = await render(
    <QueryClientProvider client={queries}>
      <Site initialEntries={['/admin/parkings/import']} />
    </QueryClientProvider>,
  )
  await screen.getByRole('textbox').fill('Naam;Luchthaven\nPolder;AMS')
  await screen.getByRole('button', { name: 'Gebruik deze regels' }).click()
  await screen.getByRole('button', { name: 'Controleren' }).click()
  await screen.getByRole('button', { name: 'Importeer 1 parking' }).click()
  await expect.element(screen.getByText('Import klaar.')).toBeVisible()

  const read = shown.filter((kind) => queries.getQueryState([kind])?.isInvalidated)
  expect(read).toEqual(['parkings', 'dashboard', 'airports'])
})

const titleOf = (search: string) => {
  const location = { pathname: '/admin/parkings/import', search, hash: '', state: null, key: 'a' }
  // Only the location is read.
  const [title] = meta({ location } as unknown as Parameters<typeof meta>[0])
  return title && 'title' in title ? title.title : undefined
}

test.each([
  ['', 'Parkings importeren'],
  ['?soort=facts', 'Feiten importeren'],
  ['?soort=anders', 'Parkings importeren'],
])('the page at %s is titled %s', async (search, title) => {
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <Site initialEntries={[`/admin/parkings/import${search}`]} />
    </QueryClientProvider>,
  )

  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(titleOf(search)).toMatch(`${title} | `)
})

test('once a file is recognised the address and the title say what it holds', async () => {
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <Site initialEntries={['/admin/parkings/import?soort=facts']} />
    </QueryClientProvider>,
  )
  const open = async (lines: string) => {
    await screen.getByRole('textbox').fill(lines)
    await screen.getByRole('button', { name: 'Gebruik deze regels' }).click()
  }
  await expect
    .element(screen.getByRole('button', { name: 'Feiten' }))
    .toHaveAttribute('aria-pressed', 'true')
  await open('Parking;Luchthaven;Tarief;Elke dag erna\nPolder;AMS;Zomer;8,50')

  const title = screen.getByRole('heading', { level: 1, name: 'Tarieven importeren' })
  await expect.element(title).toBeVisible()
  await expect.element(screen.getByTitle('Adres')).toHaveTextContent('?soort=tariffs')
})
