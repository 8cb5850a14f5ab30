import { QueryClientProvider } from '@tanstack/react-query'
import EyeOff from 'lucide-react/icons/eye-off'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { ListRules } from '#domain/admin/list-view.ts'
import { kinds } from '#domain/kinds.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { ListPage } from './list-page.tsx'
import { RowName } from './row-name.tsx'
import { usePagedList } from './use-paged-list.ts'

type Parking = { id: number; version: number; name: string; airportCode: string }

const hidden: string[] = []

afterEach(() => {
  vi.unstubAllGlobals()
  hidden.length = 0
})

function Parkings() {
  return (
    <ListPage
      noun={kinds.parking.noun}
      list={usePagedList('parkings', ['airport', 'size'])}
      columns={[
        {
          header: 'Naam',
          cell: (parking) => <RowName row={parking} name={parking.name} below="Shuttle service" />,
          sort: 'name',
          card: 'title',
        },
        { header: 'Luchthaven', cell: ({ airportCode }) => airportCode },
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
        {
          name: 'size',
          label: 'Grootte',
          look: 'select',
          options: [{ value: 'small', label: 'Klein' }],
        },
      ]}
      reorder={{ when: ({ airport }) => airport !== '', hint: 'Kies eerst een luchthaven.' }}
      bulk={[
        {
          label: 'Verbergen',
          icon: EyeOff,
          run: (parkings) => {
            hidden.push(...parkings.map(({ name }) => name))
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
        <Parkings />
        <p data-testid="address">{useLocation().search}</p>
        <p data-testid="state">{JSON.stringify(useLocation().state)}</p>
      </>
    ),
  },
])

/** How the server finds the parkings. */
const rules: ListRules<Parking> = {
  searchIn: ({ name }) => [name],
  filterOn: {
    airport: ({ airportCode }) => airportCode,
    size: ({ id }) => (id < 4 ? 'small' : 'large'),
  },
  sortBy: { name: ({ name }) => name },
}

const list = 'GET /api/admin/parkings'

async function show(rows: Parking[], answers: Answers = {}, search = '', state?: object) {
  const calls = answerCalls({ [list]: pagesFrom(rules, rows), ...answers })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[{ pathname: '/admin/parkings', search, state }]} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls, toasts: screen.getByRole('region', { name: 'Meldingen (F8)' }) }
}

type Screen = Awaited<ReturnType<typeof show>>['screen']

const namesOf = (screen: Screen) =>
  screen
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent)

const parkings = (count: number): Parking[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    version: 1,
    name: `Terrein ${index + 1}`,
    airportCode: index % 3 === 0 ? 'EIN' : 'AMS',
  }))

test('a chip filters by its option, and shows the number of rows', async () => {
  const { screen } = await show(parkings(6))
  const eindhoven = screen.getByRole('button', { name: 'EIN 2' })

  await expect.element(screen.getByRole('button', { name: 'Alle 6' })).toBeVisible()
  await eindhoven.click()
  await expect.element(eindhoven).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => screen.getByRole('row').elements()).toHaveLength(3)
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?airport=EIN')
})

test('more than 50 rows are paged, and a search starts at the first page', async () => {
  const { screen } = await show(parkings(120), {}, '?page=2')

  await expect.element(screen.getByText('51 tot 100 van 120')).toBeVisible()
  await screen.getByRole('button', { name: 'Volgende' }).click()
  await expect.element(screen.getByText('101 tot 120 van 120')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Volgende' })).toBeDisabled()
  await expect.element(screen.getByRole('region', { name: 'Parkings' })).toHaveFocus()

  await screen.getByRole('searchbox').fill('terrein')
  await expect.element(screen.getByText('1 tot 50 van 120')).toBeVisible()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?q=terrein')
})

test('a row that was just added is brought into view, also from the last page', async () => {
  const { screen } = await show(parkings(120), {}, '?updated=1', { added: 117 })

  await expect.element(screen.getByText('101 tot 120 van 120')).toBeVisible()
  const added = screen.getByRole('link', { name: 'Terrein 117' })
  await expect.element(added).toHaveFocus()
  await expect.element(added).toBeInViewport()
})

test('a row that was added is brought into view once, not again by a reload or the way back', async () => {
  const { screen } = await show(parkings(120), {}, '?updated=1', {
    added: 117,
    name: 'Terrein 117',
  })
  await expect.element(screen.getByRole('link', { name: 'Terrein 117' })).toHaveFocus()

  await expect.element(screen.getByTestId('state')).toHaveTextContent('{"name":"Terrein 117"}')
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?updated=1&page=3')
  await screen.getByRole('button', { name: 'Vorige' }).click()
  await expect.element(screen.getByText('51 tot 100 van 120')).toBeVisible()
})

test('the toast about an added row at the foot of the screen stands above that row', async () => {
  const { screen } = await show(parkings(120), {}, '?updated=1', { added: 120 })
  const added = screen.getByRole('link', { name: 'Terrein 120' })
  await expect.element(added).toHaveFocus()
  const row = added.element().closest('tr')?.getBoundingClientRect()
  const toastBottom = document.documentElement.style.getPropertyValue('--toast-bottom')

  expect(Number.parseFloat(toastBottom)).toBeGreaterThanOrEqual(
    document.documentElement.clientHeight - (row?.top ?? 0),
  )
})

test('a bulk action affects only the selected rows that are visible', async () => {
  const { screen } = await show(parkings(6))
  await screen.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' }).click()
  await expect.element(screen.getByText('6 geselecteerd')).toBeVisible()

  await screen.getByRole('button', { name: 'EIN 2' }).click()
  await expect.element(screen.getByText('2 geselecteerd')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Selecteer Terrein 4' }).click()
  await screen.getByRole('button', { name: 'Verbergen' }).click()

  expect(hidden).toEqual(['Terrein 1'])
  await expect.element(screen.getByText('geselecteerd')).not.toBeInTheDocument()
})

test('everything that matches is selected, on all pages, and acted on at once', async () => {
  const { screen } = await show(parkings(120), {}, '?airport=AMS')
  await screen.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' }).click()
  await expect.element(screen.getByText('50 geselecteerd')).toBeVisible()
  await screen.getByRole('button', { name: 'Alle 80 gevonden selecteren' }).click()
  await expect.element(screen.getByText('80 geselecteerd')).toBeVisible()
  await screen.getByRole('button', { name: 'Verbergen' }).click()

  expect(hidden).toHaveLength(80)
  expect(hidden).not.toContain('Terrein 1')
})

test('a selection over pages is acted on as it is now, also after another change', async () => {
  let rows = parkings(7)
  const { screen, calls } = await show([], {
    [list]: (url) => {
      if (!url.searchParams.has('pageSize')) url.searchParams.set('pageSize', '3')
      return pagesFrom(rules, rows)(url)
    },
    'DELETE /api/admin/parkings/5': [Response.json({ change: 'a' })],
    'DELETE /api/admin/parkings': [Response.json({ change: 'b' })],
  })
  const choose = (name: string) =>
    screen.getByRole('checkbox', { name: `Selecteer ${name}`, exact: true }).click()
  await choose('Terrein 2')
  await screen.getByRole('button', { name: 'Volgende' }).click()
  await choose('Terrein 4')
  await expect.element(screen.getByText('2 geselecteerd')).toBeVisible()

  rows = rows.map((row) => ({ ...row, version: 2 })).filter(({ id }) => id !== 5)
  await screen.getByRole('button', { name: 'Acties voor Terrein 5' }).click()
  await screen.getByRole('menuitem', { name: 'Verwijderen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect.element(screen.getByText('4 tot 6 van 6')).toBeVisible()

  await screen.getByRole('button', { name: 'Verwijderen' }).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Parkings verwijderen' })
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()
  await expect.element(screen.getByText('geselecteerd')).not.toBeInTheDocument()
  expect(await calls.filter(({ method }) => method === 'DELETE')[1]?.json()).toEqual({
    rows: [
      { id: 2, version: 2 },
      { id: 4, version: 2 },
    ],
  })
})

test('a search that fails to load keeps what was typed, and shows no other rows', async () => {
  let isBroken = false
  const works = pagesFrom(rules, parkings(6))
  const { screen } = await show([], {
    [list]: (url) => (isBroken ? refusal(500, 'stuk') : works(url)),
  })
  await expect.element(screen.getByText('Terrein 6')).toBeVisible()
  isBroken = true
  await screen.getByRole('searchbox').fill('terrein')

  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('searchbox')).toHaveValue('terrein')
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})

test('filters combine, and are cleared together', async () => {
  const { screen } = await show(parkings(6), {}, '?airport=EIN')

  await screen.getByRole('combobox', { name: 'Grootte' }).selectOptions('Klein')
  await expect.poll(() => namesOf(screen)).toEqual(['Terrein 1'])
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?airport=EIN&size=small')

  await screen.getByRole('searchbox').fill('niets')
  await screen.getByRole('button', { name: 'Zoekopdracht wissen' }).click()
  await expect.poll(() => namesOf(screen)).toHaveLength(6)
  await expect.element(screen.getByTestId('address')).toBeEmptyDOMElement()
})

test('several rows are deleted in one call, and restored in one', async () => {
  const undo = 'POST /api/admin/changes/a/undo'
  const { screen, toasts, calls } = await show(parkings(3), {
    [list]: pagesFrom(rules, parkings(3), parkings(3).slice(2), parkings(3)),
    'DELETE /api/admin/parkings': [Response.json({ change: 'a' })],
    [undo]: [Response.json({})],
  })
  await screen.getByRole('checkbox', { name: 'Selecteer Terrein 1' }).click()
  await screen.getByRole('checkbox', { name: 'Selecteer Terrein 2' }).click()
  await screen.getByRole('button', { name: 'Verwijderen' }).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Parkings verwijderen' })
  await expect
    .element(dialog.getByText('Weet je zeker dat je 2 parkings wilt verwijderen?'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()

  await expect.element(toasts.getByText('2 parkings zijn succesvol verwijderd.')).toBeVisible()
  await expect.poll(() => namesOf(screen)).toEqual(['Terrein 3'])
  expect(await calls[1]?.json()).toEqual({
    rows: [
      { id: 1, version: 1 },
      { id: 2, version: 1 },
    ],
  })
  await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(toasts.getByText('Parkings teruggezet')).toBeVisible()
  await expect.poll(() => namesOf(screen)).toHaveLength(3)
})

test('if one of several rows cannot be deleted, none is', async () => {
  const { screen, toasts } = await show(parkings(3), {
    'DELETE /api/admin/parkings': [refusal(409, 'Deze parking is intussen gewijzigd')],
  })
  await screen.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' }).click()
  await screen.getByRole('button', { name: 'Verwijderen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()

  await expect.element(toasts.getByText('Deze parking is intussen gewijzigd')).toBeVisible()
  await expect.poll(() => namesOf(screen)).toHaveLength(3)
})

describe('the order', () => {
  const orderCall = 'PUT /api/admin/parkings/order'
  const four = (['Aa', 'Bb', 'Cc', 'Dd'] as const).map((name, index) => ({
    id: index + 1,
    version: 1,
    name,
    airportCode: index === 1 ? 'EIN' : 'AMS',
  }))
  const inAmsterdam = (after = four) =>
    show(
      four,
      {
        [list]: pagesFrom(rules, four, after),
        [orderCall]: [Response.json({ change: 'o' })],
        'POST /api/admin/changes/o/undo': [Response.json({})],
      },
      '?airport=AMS',
    )
  const ordered = (...ids: number[]) => ids.flatMap((id) => four.find((row) => row.id === id) ?? [])
  const handleOf = (screen: Screen, name: string) =>
    screen.getByRole('button', { name: `Verplaats ${name}` })
  async function focusHandle(screen: Screen, name: string) {
    await expect.element(handleOf(screen, name)).toBeVisible()
    handleOf(screen, name).element().focus()
  }
  const sent = (calls: Request[]) =>
    calls.find(({ method }) => method === 'PUT')?.json() ?? 'nothing'

  test('cannot be changed before the required filter is chosen, nor while a column sorts the list', async () => {
    const { screen } = await show(four)
    await expect.element(screen.getByText('Kies eerst een luchthaven.')).toBeVisible()
    await expect.element(handleOf(screen, 'Aa')).not.toBeInTheDocument()

    await screen.getByRole('button', { name: 'AMS 3' }).click()
    await expect.element(handleOf(screen, 'Aa')).toBeVisible()
    await screen.getByRole('button', { name: 'Naam' }).click()
    await expect.element(handleOf(screen, 'Aa')).not.toBeInTheDocument()
  })

  test('changes with the keyboard, and each step is announced', async () => {
    const { screen, calls, toasts } = await inAmsterdam()
    const handle = handleOf(screen, 'Aa')
    await focusHandle(screen, 'Aa')

    await userEvent.keyboard(' ')
    await expect.element(screen.getByText(/^Aa opgepakt, plaats 1 van 3/)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByText('Aa: plaats 2 van 3.')).toBeInTheDocument()
    await expect.poll(() => namesOf(screen)).toEqual(['Cc', 'Aa', 'Dd'])
    await expect.element(handle).toHaveFocus()
    expect(await sent(calls)).toBe('nothing')

    await userEvent.keyboard(' ')
    await expect.element(screen.getByText('Aa neergezet op plaats 2 van 3.')).toBeInTheDocument()
    await expect.element(toasts.getByText('Volgorde opgeslagen')).toBeVisible()
    expect(await sent(calls)).toEqual({ ids: [3, 1, 4], was: [1, 3, 4] })
    await expect.element(handle).toHaveFocus()
  })

  test('is restored by Escape', async () => {
    const { screen, calls } = await inAmsterdam()
    await focusHandle(screen, 'Dd')
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}')
    await expect.poll(() => namesOf(screen)).toEqual(['Dd', 'Aa', 'Cc'])

    await userEvent.keyboard('{Escape}')
    await expect.poll(() => namesOf(screen)).toEqual(['Aa', 'Cc', 'Dd'])
    await expect.element(screen.getByText(/^Verplaatsen geannuleerd/)).toBeInTheDocument()
    expect(await sent(calls)).toBe('nothing')
  })

  test('changes by dragging', async () => {
    const { screen, calls } = await inAmsterdam(ordered(3, 4, 1))

    await handleOf(screen, 'Aa').dropTo(handleOf(screen, 'Dd'))
    await expect.poll(() => namesOf(screen)).toEqual(['Cc', 'Dd', 'Aa'])
    expect(await sent(calls)).toEqual({ ids: [3, 4, 1], was: [1, 3, 4] })
  })

  test('changes one step at a time from the menu, and never past the end', async () => {
    const { screen, calls } = await inAmsterdam(ordered(3, 1, 4))
    await screen.getByRole('button', { name: 'Acties voor Aa' }).click()
    await expect.element(screen.getByRole('menuitem', { name: 'Omhoog' })).not.toBeInTheDocument()

    await screen.getByRole('menuitem', { name: 'Omlaag' }).click()
    await expect.poll(() => namesOf(screen)).toEqual(['Cc', 'Aa', 'Dd'])
    expect(await sent(calls)).toEqual({ ids: [3, 1, 4], was: [1, 3, 4] })
  })

  test('moves a row to another page from the menu, beyond the edge of this one', async () => {
    const many = parkings(60).map((parking) => ({ ...parking, airportCode: 'AMS' }))
    const { screen, calls } = await show(
      many,
      { [orderCall]: [Response.json({ change: 'o' })] },
      '?airport=AMS&page=2',
    )
    await screen.getByRole('button', { name: 'Acties voor Terrein 51' }).click()
    await screen.getByRole('menuitem', { name: 'Omhoog' }).click()

    await expect.poll(() => calls.some(({ method }) => method === 'PUT')).toBe(true)
    const was = many.map(({ id }) => id)
    expect(await sent(calls)).toEqual({ ids: was.toSpliced(49, 2, 51, 50), was })
  })

  test('is restored, with a message, when it cannot be saved', async () => {
    const { screen, toasts } = await show(
      four,
      {
        [orderCall]: [refusal(500, 'Er ging iets mis.')],
      },
      '?airport=AMS',
    )
    await focusHandle(screen, 'Aa')
    await userEvent.keyboard(' {ArrowDown} ')

    await expect.element(toasts.getByText('Er ging iets mis.')).toBeVisible()
    await expect.poll(() => namesOf(screen)).toEqual(['Aa', 'Cc', 'Dd'])
  })
})

test.each([320, 390, 768])('at %i px it has no horizontal overflow', async (width) => {
  await page.viewport(width, 800)
  const { screen } = await show(parkings(60), {}, '?airport=AMS')
  await screen.getByRole('checkbox', { name: 'Selecteer Terrein 3', exact: true }).click()

  expect(document.documentElement.scrollWidth).toBe(width)
})
