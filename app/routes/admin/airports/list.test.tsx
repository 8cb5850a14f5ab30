import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { AdminAirport } from '#domain/airport/airport.ts'
import { answerCalls, refusal } from '#test/calls.ts'
import { anAirport } from '#test/fixtures.ts'
import AirportsPage from './list.tsx'

const list = 'GET /api/admin/airports'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function anAdminAirport(special: Partial<AdminAirport> = {}): AdminAirport {
  return {
    ...anAirport(),
    aliases: [],
    version: 3,
    updatedAt: '2026-11-18T09:24:00.000Z',
    parkings: 5,
    priceFrom: 5.25,
    priceFollows: false,
    zone: null,
    lowestPrice: 6.95,
    ...special,
  }
}

const schiphol = anAdminAirport()
const dusseldorf = anAdminAirport({
  id: 2,
  code: 'DUS',
  name: 'Düsseldorf',
  slug: 'dusseldorf',
  priceFrom: 4.95,
})
const charleroi = anAdminAirport({
  id: 3,
  code: 'CRL',
  name: 'Charleroi',
  slug: 'charleroi',
  priceFrom: 12,
})

const Site = createRoutesStub([
  {
    path: '/admin/airports',
    Component: () => (
      <>
        <AirportsPage />
        <p data-testid="address">{useLocation().search}</p>
      </>
    ),
  },
  { path: '*', Component: () => <p>Je bent op {useLocation().pathname}</p> },
])

async function show(answers: Record<string, Response[]>, at: Entry = '/admin/airports') {
  const calls = answerCalls(answers)
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[at]} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { calls, screen, toasts: screen.getByRole('region', { name: 'Meldingen (F8)' }) }
}

type Entry = string | { pathname: string; search?: string; state: unknown }
type Screen = Awaited<ReturnType<typeof show>>['screen']

const showRows = (rows: AdminAirport[], at?: Entry) => show({ [list]: [Response.json(rows)] }, at)

async function askToDelete(screen: Screen, name: string) {
  await screen.getByRole('button', { name: `Acties voor ${name}` }).click()
  await screen.getByRole('menuitem', { name: 'Verwijderen' }).click()
  return screen.getByRole('alertdialog', { name: 'Luchthaven verwijderen' })
}

const confirmDelete = async (screen: Screen, name: string) =>
  (await askToDelete(screen, name)).getByRole('button', { name: 'Verwijderen' }).click()

const rowsOf = (screen: Screen) =>
  screen
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent)

test("an airport is a row with its required data, in the admin's order", async () => {
  const { screen } = await showRows([schiphol, dusseldorf])

  await expect
    .element(screen.getByText('Er zijn in totaal 2 luchthavens in het systeem.'))
    .toBeVisible()
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map((header) => header.textContent)).toEqual([
    'Code',
    'Naam',
    'Prijs vanaf',
    'Slug',
    'Acties',
  ])
  const row = screen.getByRole('row').nth(1)
  await expect.element(row.getByText('AMS')).toBeVisible()
  await expect
    .element(row.getByRole('link', { name: 'Schiphol' }))
    .toHaveAttribute('href', '/admin/airports/1/edit')
  await expect.element(row.getByText('P1, P3, P4')).toBeVisible()
  await expect.element(row.getByText('€5,25')).toBeVisible()
  await expect.element(row.getByText('schiphol', { exact: true })).toBeVisible()
  expect(rowsOf(screen)).toEqual(['Schiphol', 'Düsseldorf'])
})

test('the menu of a row links to its page and to its form', async () => {
  const { screen } = await showRows([dusseldorf])
  await screen.getByRole('button', { name: 'Acties voor Düsseldorf' }).click()

  await expect
    .element(screen.getByRole('menuitem', { name: 'Bekijken' }))
    .toHaveAttribute('href', '/parkeren/dusseldorf')
  await screen.getByRole('menuitem', { name: 'Bewerken' }).click()
  await expect.element(screen.getByText('Je bent op /admin/airports/2/edit')).toBeVisible()
})

test('loading shows a status', async () => {
  // The retry waits a second: the page is loading until then.
  const { screen } = await show({})

  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Luchthavens worden geladen...')
})

test('a failed load is retried once, then reported with a retry button', async () => {
  const broken = [refusal(500, 'stuk'), refusal(500, 'stuk')]
  const { screen, calls } = await show({ [list]: [...broken, Response.json([schiphol])] })
  const alert = screen.getByRole('alert')

  await expect.element(alert.getByText('Fout!')).toBeVisible()
  await expect
    .element(
      alert.getByText(
        'Er is een fout opgetreden bij het laden van de luchthavens. Controleer je netwerk of probeer het later nog eens.',
      ),
    )
    .toBeVisible()
  expect(calls).toHaveLength(2)

  await alert.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect.element(screen.getByRole('link', { name: 'Schiphol' })).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('without airports the list shows an empty state, with a link to add one', async () => {
  const { screen } = await showRows([])

  await expect.element(screen.getByText('Er zijn nog geen luchthavens toegevoegd')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Nieuwe luchthaven' }).last())
    .toHaveAttribute('href', '/admin/airports/new')
})

test('a search matches name and code, and keeps the other query parameters', async () => {
  const { screen } = await showRows([schiphol, dusseldorf], '/admin/airports?updated=7')
  const search = screen.getByRole('searchbox', { name: 'Zoeken' })

  await search.fill('DÜSS')
  expect(rowsOf(screen)).toEqual(['Düsseldorf'])
  await search.fill('ams')
  expect(rowsOf(screen)).toEqual(['Schiphol'])
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?updated=7&q=ams')
})

test('a search without results can be cleared', async () => {
  const { screen } = await showRows([schiphol], '/admin/airports?q=parijs')

  await expect
    .element(screen.getByText('Geen luchthavens gevonden voor deze zoekopdracht'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Zoekopdracht wissen' }).click()
  await expect.element(screen.getByRole('link', { name: 'Schiphol' })).toBeVisible()
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
})

test("a header sorts ascending, then descending, then restores the admin's order", async () => {
  const { screen } = await showRows([schiphol, charleroi, dusseldorf])
  const header = screen.getByRole('columnheader', { name: 'Prijs vanaf' })
  const sort = header.getByRole('button')

  await sort.click()
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
  expect(rowsOf(screen)).toEqual(['Düsseldorf', 'Schiphol', 'Charleroi'])
  await sort.click()
  await expect.element(header).toHaveAttribute('aria-sort', 'descending')
  expect(rowsOf(screen)).toEqual(['Charleroi', 'Schiphol', 'Düsseldorf'])
  await sort.click()
  await expect.element(header).toHaveAttribute('aria-sort', 'none')
  expect(rowsOf(screen)).toEqual(['Schiphol', 'Charleroi', 'Düsseldorf'])
})

test('deleting asks for confirmation, and cancelling returns focus', async () => {
  const { screen, calls } = await showRows([schiphol])
  const dialog = await askToDelete(screen, 'Schiphol')

  await expect
    .element(dialog.getByText('Weet je zeker dat je luchthaven "Schiphol" wilt verwijderen?'))
    .toBeVisible()
  await expect
    .element(dialog.getByText('De pagina /parkeren/schiphol verdwijnt van de site.'))
    .toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Annuleren' })).toHaveFocus()

  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Acties voor Schiphol' })).toHaveFocus()
  expect(calls).toHaveLength(1)
})

test('a deleted airport is removed, and can be restored', async () => {
  const { screen, calls, toasts } = await show({
    [list]: [[schiphol, dusseldorf], [dusseldorf], [schiphol, dusseldorf]].map((rows) =>
      Response.json(rows),
    ),
    'DELETE /api/admin/airports/1': [Response.json({ change: 'abc' })],
    'POST /api/admin/changes/abc/undo': [Response.json({})],
  })
  await confirmDelete(screen, 'Schiphol')

  await expect.element(toasts.getByText('Luchthaven verwijderd')).toBeVisible()
  await expect
    .element(toasts.getByText('Luchthaven "Schiphol" is succesvol verwijderd.'))
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Schiphol' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: 'Luchthavens' })).toHaveFocus()
  expect(await calls[1]?.json()).toEqual({ version: 3 })

  await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(toasts.getByText('Luchthaven teruggezet')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Schiphol' })).toBeVisible()
})

test('a delete with an empty response succeeds, without undo', async () => {
  const { screen, toasts } = await show({
    [list]: [Response.json([schiphol]), Response.json([])],
    'DELETE /api/admin/airports/1': [new Response(null, { status: 204 })],
  })
  await confirmDelete(screen, 'Schiphol')

  await expect.element(toasts.getByText('Luchthaven verwijderd')).toBeVisible()
  expect(toasts.getByRole('button', { name: 'Ongedaan maken' }).elements()).toEqual([])
})

test('an airport in use is not deleted, and its usages are linked', async () => {
  const usedBy = [
    { kind: 'parking', id: 4, name: 'Ringvaart Parking' },
    { kind: 'faq', id: 9, name: 'Hoe vaak rijdt de shuttle?' },
  ]
  const { screen } = await show({
    [list]: [Response.json([schiphol]), Response.json([schiphol])],
    'DELETE /api/admin/airports/1': [
      Response.json({ error: 'Deze luchthaven is nog in gebruik.', usedBy }, { status: 409 }),
    ],
  })
  await confirmDelete(screen, 'Schiphol')

  const dialog = screen.getByRole('dialog', { name: 'Fout bij verwijderen' })
  await expect.element(dialog.getByText('Deze luchthaven is nog in gebruik.')).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Ringvaart Parking' }))
    .toHaveAttribute('href', '/admin/parkings/4/edit')
  await expect
    .element(dialog.getByRole('link', { name: 'Hoe vaak rijdt de shuttle?' }))
    .toHaveAttribute('href', '/admin/faqs/9/edit')
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
  await expect.element(screen.getByRole('link', { name: 'Schiphol' })).toBeVisible()
})

test('an airport that changed meanwhile is not deleted, and the list is refreshed', async () => {
  const current = { ...schiphol, name: 'Amsterdam Schiphol', version: 4 }
  const { screen, toasts } = await show({
    [list]: [Response.json([schiphol]), Response.json([current])],
    'DELETE /api/admin/airports/1': [
      Response.json({ error: 'Deze luchthaven is intussen gewijzigd', current }, { status: 409 }),
    ],
  })
  await confirmDelete(screen, 'Schiphol')

  await expect.element(toasts.getByText('Fout bij verwijderen')).toBeVisible()
  await expect.element(toasts.getByText('Deze luchthaven is intussen gewijzigd')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Amsterdam Schiphol' })).toBeVisible()
})

test('an error without a reason, and a network failure, get a default message', async () => {
  const failed = 'Er is een fout opgetreden bij het verwijderen van de luchthaven.'
  const { screen, toasts } = await show({
    [list]: [Response.json([schiphol])],
    'DELETE /api/admin/airports/1': [new Response('', { status: 500 })],
  })

  await confirmDelete(screen, 'Schiphol')
  await expect.element(toasts.getByText(failed, { exact: true })).toBeVisible()
  await confirmDelete(screen, 'Schiphol')
  await expect
    .element(toasts.getByText(`${failed} Probeer het later opnieuw.`, { exact: true }))
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Schiphol' })).toBeVisible()
})

test('the notice about replaced text is shown once', async () => {
  const state = { replaced: ['zes parkeerterreinen'], name: 'Schiphol' }
  const { screen } = await showRows([schiphol], { pathname: '/admin/airports', state })
  const notice = screen.getByText(/In de beschrijving van Schiphol is ‘zes parkeerterreinen’/)

  await screen.getByRole('searchbox').fill('schip')
  await expect.element(notice).toBeVisible()
  await screen.getByRole('button', { name: 'Melding sluiten' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?q=schip')
})

test('an admin who may only look is not told to change or to order anything', async () => {
  sessionStorage.setItem('adminRole', 'reader')
  const { screen } = await showRows([schiphol, charleroi], '/admin/airports?volgorde')

  await expect.element(screen.getByRole('button', { name: 'Acties voor Schiphol' })).toBeVisible()
  await expect.element(screen.getByText('Je kunt meekijken, niet wijzigen.')).toBeVisible()
  await expect
    .element(screen.getByText(/de volgorde|Volgorde wijzigen|voeg toe/))
    .not.toBeInTheDocument()
})
