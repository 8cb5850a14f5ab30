import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { AdminFrame } from '#app/admin/shell/admin-frame.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import { answerCalls } from '#test/calls.ts'
import { anAirport, aParking } from '#test/fixtures.ts'

const queries = { current: createQueries() }

function Screen() {
  const { pathname, search } = useLocation()

  return (
    <QueryClientProvider client={queries.current}>
      <ToastProvider>
        <TooltipProvider>
          <AdminFrame>
            <h1>Hier: {pathname + search}</h1>
            <input aria-label="Naam" />
            {/* biome-ignore lint/a11y/useSemanticElements: as in the post editor */}
            <div
              role="textbox"
              tabIndex={0}
              aria-label="Tekst"
              contentEditable
              suppressContentEditableWarning
            >
              artikel
            </div>
          </AdminFrame>
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
}

const Site = createRoutesStub([{ path: '*', Component: Screen }])

const lists = {
  'GET /api/admin/airports': [
    anAirport({ id: 7, code: 'CGN', name: 'Köln/Bonn', slug: 'koln-bonn' }),
    anAirport({ id: 1, code: 'AMS', name: 'Schiphol' }),
  ],
  'GET /api/admin/parkings': [aParking({ id: 3, airportCode: 'CGN', name: 'Domparkeren' })],
  'GET /api/admin/blog': [
    {
      id: 2,
      title: `Vroeg boeken ${'en ver weg '.repeat(9)}`,
      slug: 'vroeg-boeken',
      status: 'draft',
    },
  ],
  'GET /api/admin/faqs': [],
  'GET /api/admin/contacts': [
    { id: 9, name: 'Jo Peters', email: 'jo@example.com', subject: 'Vraag over Keulen' },
  ],
  'GET /api/admin/media': [],
  'GET /api/admin/dashboard': { openContactRequests: 0 },
  'GET /api/admin/settings': { values: { product: 'Parkeerpiloot' }, version: 1 },
}

beforeEach(() => {
  queries.current = createQueries()
})

afterEach(async () => {
  vi.unstubAllGlobals()
  localStorage.clear()
  await page.viewport(1280, 800)
})

/** A call without a response fails, as without a network; each list is tried twice. */
async function open(failing: (keyof typeof lists)[] = []) {
  const calls = answerCalls({
    ...Object.fromEntries(
      Object.entries(lists)
        .filter(([call]) => !failing.some((other) => other === call))
        .map(([call, rows]) => [call, [Response.json(rows)]]),
    ),
    'POST /api/admin/backups': [Response.json({ id: 1 }, { status: 201 })],
  })
  const screen = await render(<Site initialEntries={['/admin/elders']} />)
  const palette = screen.getByRole('dialog', { name: 'Zoek of ga naar' })

  return {
    screen,
    calls,
    palette,
    field: palette.getByRole('combobox'),
    options: () =>
      palette
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
  }
}

test('Ctrl+K opens the palette, which finds a row by name, and Enter opens it', async () => {
  const { screen, palette, field, options } = await open()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('koln')

  await expect.poll(options).toEqual(['CGNKöln/Bonn'])
  await expect
    .element(palette.getByRole('group', { name: 'Luchthavens' }).getByRole('option'))
    .toHaveAttribute('aria-selected', 'true')

  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('heading', { name: 'Hier: /admin/airports/7/edit' }))
    .toBeVisible()
  await expect.element(palette).not.toBeInTheDocument()
})

test('the arrow keys cycle through the options, and the active one is announced', async () => {
  const { field, palette, options } = await open()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('cgn')
  await expect.poll(options).toEqual(['CGNKöln/Bonn', 'CGNDomparkeren'])

  for (const [key, name] of [
    ['{ArrowDown}', 'CGN Domparkeren'],
    ['{ArrowDown}', 'CGN Köln/Bonn'],
    ['{ArrowUp}', 'CGN Domparkeren'],
  ] as const) {
    await userEvent.keyboard(key)
    const option = palette.getByRole('option', { name, selected: true })
    await expect.element(option).toBeVisible()
    expect(field.element().getAttribute('aria-activedescendant')).toBe(option.element().id)
  }
})

test('Ctrl+Enter opens the option in a new tab, and the page stays', async () => {
  const { screen, options } = await open()
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('keulen')
  await expect.poll(options).toEqual(['Jo PetersVraag over Keulen'])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')

  expect(opened).toHaveBeenCalledWith('/admin/contacts?id=9', '_blank')
  await expect.element(screen.getByRole('heading', { name: 'Hier: /admin/elders' })).toBeVisible()
  opened.mockRestore()
})

test('recent choices are listed first', async () => {
  const { palette, options } = await open()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('domparkeren')
  await expect.poll(options).toEqual(['CGNDomparkeren'])
  await userEvent.keyboard('{Enter}')
  await expect.element(palette).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')

  await expect.poll(() => options().slice(0, 2)).toEqual(['CGNDomparkeren', 'Dashboard'])
})

test('an action runs from any page', async () => {
  const { screen, calls, options } = await open()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('kopie maak')
  await expect.poll(options).toEqual(['Maak nu een kopie'])
  await userEvent.keyboard('{Enter}')

  await expect.element(screen.getByText('De kopie staat op de server.').first()).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a list that failed to load is reported as missing, and the rest still works', async () => {
  const { palette, options } = await open(['GET /api/admin/airports'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('cgn')

  await expect.poll(options).toEqual(['CGNDomparkeren'])
  await expect
    .element(
      palette.getByText('Niet alles kon worden geladen. Deze namen ontbreken: luchthavens.'),
      { timeout: 5000 },
    )
    .toBeVisible()
})

test('Escape closes the palette and returns focus', async () => {
  const { screen, palette, field } = await open()
  await screen.getByLabelText('Naam').click()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')

  await expect.element(palette).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Naam')).toHaveFocus()
})

test('in the post editor Ctrl+K makes a link', async () => {
  const { screen, palette } = await open()
  await screen.getByLabelText('Tekst').click()
  await userEvent.keyboard('{Control>}k{/Control}')

  await expect.element(palette).not.toBeInTheDocument()
})

test('on a phone the search icon opens the palette at full width, without overflow', async () => {
  await page.viewport(320, 800)
  const { screen, palette, field, options } = await open()
  await screen.getByRole('button', { name: 'Zoek of ga naar...' }).click()

  await expect.element(palette).toBeVisible()
  expect(palette.element().getBoundingClientRect().width).toBe(320)

  await field.fill('vroeg')
  await expect.poll(options).toHaveLength(1)
  const { right } = palette.getByRole('option').element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(320)

  await palette.getByRole('button', { name: 'Sluiten' }).click()
  await expect.element(palette).not.toBeInTheDocument()
})
