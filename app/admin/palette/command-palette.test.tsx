import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { AdminFrame } from '#app/admin/shell/admin-frame.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import { chooseTheme } from '#app/ui/theme/theme.ts'
import { type FoundRecord, plain, searchedPath } from '#domain/admin/command-search.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'

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

const aRecord = (special: Partial<FoundRecord>): FoundRecord => ({
  kind: 'parking',
  id: 1,
  name: '',
  also: [],
  code: null,
  detail: null,
  ownerId: null,
  ...special,
})

const records = [
  aRecord({ kind: 'airport', id: 7, name: 'Köln/Bonn', also: ['CGN', 'koln-bonn'], code: 'CGN' }),
  aRecord({ kind: 'airport', id: 1, name: 'Schiphol', also: ['AMS'], code: 'AMS' }),
  aRecord({ id: 3, name: 'Domparkeren', also: ['CGN'], code: 'CGN' }),
  aRecord({
    kind: 'post',
    id: 2,
    name: `Vroeg boeken ${'en ver weg '.repeat(9)}`,
    detail: 'Concept',
  }),
  aRecord({ kind: 'tariff', id: 5, name: 'Zomer 2027', detail: 'Domparkeren', ownerId: 3 }),
  aRecord({
    kind: 'contact',
    id: 9,
    name: 'Jo Peters',
    also: ['jo@example.com', 'Vraag over Keulen'],
    detail: 'Vraag over Keulen',
  }),
]

/** As the server answers: what matches, or the records that were chosen before. */
function search({ searchParams }: URL): Response {
  const ids = searchParams.get('ids')?.split(',')
  const q = plain(searchParams.get('q') ?? '')
  const isFound = ({ kind, id, name, also }: FoundRecord) =>
    ids ? ids.includes(`${searchedPath(kind)}-${id}`) : plain([name, ...also].join(' ')).includes(q)
  return Response.json(records.filter(isFound))
}

const calm = {
  'GET /api/admin/search': search,
  'GET /api/admin/dashboard': () => Response.json({ openContactRequests: 0 }),
  'GET /api/admin/settings': () =>
    Response.json({ values: { product: 'Parkeerpiloot' }, version: 1 }),
}

beforeEach(() => {
  queries.current = createQueries()
})

afterEach(async () => {
  vi.unstubAllGlobals()
  localStorage.clear()
  await page.viewport(1280, 800)
})

async function open(answers: Answers = {}) {
  const calls = answerCalls({
    ...calm,
    'POST /api/admin/backups': [Response.json({ id: 1 }, { status: 201 })],
    ...answers,
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

  // Enter waits for an answer that is still coming.
  await expect.poll(() => opened.mock.calls).toEqual([['/admin/contacts?id=9', '_blank']])
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

test.each([
  ['tarieven importeren', '/admin/parkings/import?soort=tariffs'],
  ['feiten importeren', '/admin/parkings/import?soort=facts'],
  ['parkings importeren', '/admin/parkings/import'],
])('‘%s’ leads to the import that expects them', async (typed, address) => {
  const { screen, options } = await open()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard(typed)
  await expect.poll(options).toEqual([typed.replace(/^./, (letter) => letter.toUpperCase())])
  await userEvent.keyboard('{Enter}')

  await expect.element(screen.getByRole('heading', { name: `Hier: ${address}` })).toBeVisible()
})

test('a search that fails is reported, can be tried again, and the rest still works', async () => {
  let isBroken = true
  const { palette, options } = await open({
    'GET /api/admin/search': (url) => (isBroken ? refusal(500, 'stuk') : search(url)),
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('park')

  await expect.element(palette.getByText(/Niet alles kon worden doorzocht/)).toBeVisible()
  expect(options()).toContain('Parkings')
  isBroken = false
  await palette.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect.poll(options).toContain('CGNDomparkeren')
})

test('the answer to the latest letters wins, also when an earlier one comes later', async () => {
  const late = Promise.withResolvers<void>()
  const { field, options } = await open({
    'GET /api/admin/search': async (url) => {
      if (url.searchParams.get('q') === 'schip') await late.promise
      return search(url)
    },
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  await field.fill('schip')
  await new Promise((resolve) => setTimeout(resolve, 300))
  await field.fill('domp')
  await expect.poll(options).toEqual(['CGNDomparkeren'])
  late.resolve()

  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(options()).toEqual(['CGNDomparkeren'])
})

test('Enter right after typing waits for the answer, and takes the first of it', async () => {
  const answer = Promise.withResolvers<void>()
  const { screen, field, palette } = await open({
    'GET /api/admin/search': async (url) => {
      await answer.promise
      return search(url)
    },
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  await field.fill('park')
  await userEvent.keyboard('{Enter}')
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(palette).toBeVisible()
  answer.resolve()

  await expect
    .element(screen.getByRole('heading', { name: 'Hier: /admin/parkings', exact: true }))
    .toBeVisible()
})

test('typing on takes back the Enter, and so does a search that fails', async () => {
  const first = Promise.withResolvers<void>()
  let isBroken = false
  const { palette, field, options } = await open({
    'GET /api/admin/search': async (url) => {
      if (isBroken) return refusal(500, 'stuk')
      await first.promise
      return search(url)
    },
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  await field.fill('domp')
  await userEvent.keyboard('{Enter}')
  await field.fill('cgn')
  first.resolve()
  await expect.poll(options).toEqual(['CGNKöln/Bonn', 'CGNDomparkeren'])

  isBroken = true
  await field.fill('park')
  await userEvent.keyboard('{Enter}')
  await expect.element(palette.getByText(/Niet alles kon worden doorzocht/)).toBeVisible()
})

test('a tariff opens the tariffs of its parking', async () => {
  const { screen, options } = await open()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('zomer 2027')
  await expect.poll(options).toEqual(['Zomer 2027Domparkeren'])
  await userEvent.keyboard('{Enter}')

  await expect
    .element(
      screen.getByRole('heading', { name: 'Hier: /admin/parkings/3/edit?onderdeel=tarieven' }),
    )
    .toBeVisible()
})

test.each([
  ['seizoen', 'Prijs wijzigen'],
  ['tarief', 'Tarieven importeren'],
  ['opgelost', 'Berichten oplossen'],
  ['donker', 'Donkere weergave'],
])('‘%s’ finds the action that does it', async (typed, label) => {
  const { palette } = await open()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard(typed)

  await expect
    .element(
      palette
        .getByRole('group', { name: 'Acties' })
        .getByRole('option', { name: new RegExp(`^${label}`) }),
    )
    .toBeVisible()
})

test('the dark theme is chosen from any page', async () => {
  const { options } = await open()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('donker')
  await expect.poll(options).toEqual(['Donkere weergave'])
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => localStorage.getItem('theme')).toBe('dark')
  chooseTheme(undefined)
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
