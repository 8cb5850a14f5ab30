import { QueryClientProvider } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastProvider } from '#app/ui/toast.tsx'
import { TooltipProvider } from '#app/ui/tooltip.tsx'
import { nouns } from '#domain/noun.ts'
import { answerCalls, refusal } from '#test/calls.ts'
import { ListPage } from './list-page.tsx'
import { createQueries } from './queries.ts'
import { RowName } from './row-name.tsx'
import { useList } from './use-list.ts'

type Lot = { id: number; version: number; name: string; airport: string }

const hidden: string[] = []

afterEach(() => {
  vi.unstubAllGlobals()
  hidden.length = 0
})

function Lots() {
  return (
    <ListPage
      noun={nouns.parking}
      list={useList<Lot>('parkings')}
      columns={[
        {
          header: 'Naam',
          cell: (lot) => <RowName row={lot} name={lot.name} below="Shuttle service" />,
          sort: ({ name }) => name,
          card: 'title',
        },
        { header: 'Luchthaven', cell: ({ airport }) => airport },
      ]}
      name={({ name }) => name}
      search={{ placeholder: 'Zoek op naam...', in: ({ name }) => [name] }}
      filter={{
        label: 'Luchthaven',
        options: [
          { value: 'AMS', label: 'AMS' },
          { value: 'EIN', label: 'EIN' },
        ],
        of: ({ airport }) => airport,
      }}
      bulk={[
        {
          label: 'Verbergen',
          icon: EyeOff,
          run: (lots) => {
            hidden.push(...lots.map(({ name }) => name))
          },
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
        <Lots />
        <p data-testid="address">{useLocation().search}</p>
      </>
    ),
  },
])

async function show(rows: Lot[], answers: Record<string, Response[]> = {}, search = '') {
  const calls = answerCalls({ 'GET /api/admin/parkings': [Response.json(rows)], ...answers })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[`/admin/parkings${search}`]} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls, toasts: screen.getByRole('region', { name: 'Meldingen (F8)' }) }
}

const lots = (count: number): Lot[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    version: 1,
    name: `Terrein ${index + 1}`,
    airport: index % 3 === 0 ? 'EIN' : 'AMS',
  }))

test('a chip shows the rows of one kind, and says how many there are', async () => {
  const { screen } = await show(lots(6))
  const eindhoven = screen.getByRole('button', { name: 'EIN 2' })

  await expect.element(screen.getByRole('button', { name: 'Alle 6' })).toBeVisible()
  await eindhoven.click()
  await expect.element(eindhoven).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('row').elements()).toHaveLength(3)
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?filter=EIN')
})

test('more than 50 rows come page by page, and a search begins at the first', async () => {
  const { screen } = await show(lots(120), {}, '?page=2')

  await expect.element(screen.getByText('51 tot 100 van 120')).toBeVisible()
  await screen.getByRole('button', { name: 'Volgende' }).click()
  await expect.element(screen.getByText('101 tot 120 van 120')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Volgende' })).toBeDisabled()
  await expect.element(screen.getByRole('region', { name: 'Parkings' })).toHaveFocus()

  await screen.getByRole('searchbox').fill('terrein')
  await expect.element(screen.getByText('1 tot 50 van 120')).toBeVisible()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?q=terrein')
})

test('what is done with a selection is done with what can be seen of it', async () => {
  const { screen } = await show(lots(6))
  await screen.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' }).click()
  await expect.element(screen.getByText('6 geselecteerd')).toBeVisible()

  await screen.getByRole('button', { name: 'EIN 2' }).click()
  await expect.element(screen.getByText('2 geselecteerd')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Selecteer Terrein 4' }).click()
  await screen.getByRole('button', { name: 'Verbergen' }).click()

  expect(hidden).toEqual(['Terrein 1'])
  await expect.element(screen.getByText('geselecteerd')).not.toBeInTheDocument()
})

test('several are deleted one by one, and what is gone when one of them stays, can be put back', async () => {
  const undo = 'POST /api/admin/changes/a/undo'
  const { screen, toasts, calls } = await show(lots(3), {
    'GET /api/admin/parkings': [lots(3), lots(3).slice(1), lots(3)].map((rows) =>
      Response.json(rows),
    ),
    'DELETE /api/admin/parkings/1': [Response.json({ change: 'a' })],
    'DELETE /api/admin/parkings/2': [refusal(409, 'Deze parking is intussen gewijzigd')],
    [undo]: [Response.json({})],
  })
  await screen.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' }).click()
  await screen.getByRole('button', { name: 'Verwijderen' }).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Parkings verwijderen' })
  await expect
    .element(dialog.getByText('Weet je zeker dat je 3 parkings wilt verwijderen?'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()

  const text = '1 van de 3 parkings verwijderd. Deze parking is intussen gewijzigd'
  await expect.element(toasts.getByText(text)).toBeVisible()
  await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(toasts.getByText('Parking teruggezet')).toBeVisible()
  expect(calls.filter(({ url }) => undo.endsWith(new URL(url).pathname))).toHaveLength(1)
})

test.each([320, 390, 768])('at %i px it fits its width', async (width) => {
  await page.viewport(width, 800)
  const { screen } = await show(lots(60))
  await screen.getByRole('checkbox', { name: 'Selecteer Terrein 4', exact: true }).click()

  expect(document.documentElement.scrollWidth).toBe(width)
})
