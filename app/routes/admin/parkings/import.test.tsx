import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { answerCalls } from '#test/calls.ts'
import ImportParkingsPage from './import.tsx'

afterEach(() => vi.unstubAllGlobals())

const Site = createRoutesStub([{ path: '/admin/parkings/import', Component: ImportParkingsPage }])

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
