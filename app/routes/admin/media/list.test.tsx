import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerLogIn } from '#app/admin/api/login-again.ts'
import { createQueries } from '#app/admin/api/queries.ts'
import { LoginDialog } from '#app/admin/session/login-dialog.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { ListRules } from '#domain/admin/list-view.ts'
import { type AdminMedia, maxUploadBytes, mediaRefusals } from '#domain/media/media.ts'
import { answerCalls, savedViews } from '#test/calls.ts'
import { aMedia } from '#test/fixtures.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { holdTransfers } from '#test/transfers.ts'
import MediaPage from './list.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

const Site = createRoutesStub([{ path: '/admin/media', Component: MediaPage }])
const seen = { url: '/images/parking-self-1.svg' }
const library = [
  aMedia({ ...seen, id: 1, name: 'schiphol.jpg', uses: [{ kind: 'airport', id: 1, name: 'AMS' }] }),
  aMedia({ ...seen, id: 2, name: 'terrein.jpg', alt: '' }),
]

/** How the server finds the pictures. */
const rules: ListRules<AdminMedia> = {
  searchIn: ({ name, alt, uses }) => [name, alt, ...uses.map((use) => use.name)],
  filterOn: {
    soort: ({ uses, alt }) => [
      ...(uses.length === 0 ? ['unused'] : uses.map(({ kind }) => kind)),
      ...(alt === '' ? ['textless'] : []),
    ],
  },
}

/** Its size is that of the page, which is all in these tests. */
function libraryPages(...lists: [AdminMedia[], ...AdminMedia[][]]) {
  const answer = pagesFrom(rules, ...lists)
  const bytes = lists[0].reduce((sum, { size }) => sum + size, 0)
  return async (url: URL) => Response.json({ ...(await answer(url).json()), bytes })
}

async function show(...lists: AdminMedia[][]) {
  const calls = answerCalls({ 'GET /api/admin/media': libraryPages(library, ...lists) })
  const transfers = holdTransfers()
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={['/admin/media']} />
          <LoginDialog />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('list', { name: 'Afbeeldingen' })).toBeVisible()
  return { screen, calls, transfers }
}

const aFile = (name: string, size = 18_000) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' })

function drop(...files: File[]) {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }))
}

test('a picture without alt text is marked, and each links to its own page', async () => {
  const { screen } = await show()
  const links = screen.getByRole('list', { name: 'Afbeeldingen' }).getByRole('link')

  await expect.element(links.first()).toHaveAttribute('href', '/admin/media/1/edit')
  await expect.element(links.first().getByText('Alt-tekst ontbreekt')).not.toBeInTheDocument()
  await expect.element(links.last().getByText('Alt-tekst ontbreekt')).toBeVisible()
  await expect.element(screen.getByText('2 bestanden, 640 kB')).toBeVisible()
})

test('a library that opens with a saved view does not first show everything', async () => {
  const views = Promise.withResolvers<Response>()
  answerCalls({
    'GET /api/admin/media': libraryPages(library),
    [savedViews]: () => views.promise,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={['/admin/media']} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('2 bestanden, 640 kB')).toBeVisible()
  const list = screen.getByRole('list', { name: 'Afbeeldingen' })
  await expect.element(list).not.toBeInTheDocument()

  views.resolve(
    Response.json([
      {
        ...{ id: 7, list: 'media', name: 'Zonder tekst', query: 'soort=textless' },
        ...{ hidden: [], isFirst: true },
      },
    ]),
  )
  await expect.element(list.getByRole('link')).toHaveAccessibleName(/terrein/)
})

test('pictures are filtered by name, by usage and by missing alt text', async () => {
  const { screen } = await show()
  const shown = () => screen.getByRole('list', { name: 'Afbeeldingen' }).getByRole('link')

  await screen.getByRole('button', { name: 'Zonder alt-tekst 1' }).click()
  await expect.element(shown()).toHaveAccessibleName(/terrein/)

  await screen.getByRole('button', { name: 'Alle 2' }).click()
  await screen.getByRole('searchbox').fill('SCHIP')
  await expect.element(shown()).toHaveAccessibleName(/schiphol/)

  await screen.getByRole('searchbox').fill('zeppelin')
  await expect
    .element(screen.getByText('Geen afbeeldingen gevonden voor deze zoekopdracht'))
    .toBeVisible()
})

test('dropped files are uploaded two at a time with progress, then ask for alt text', async () => {
  const added = aMedia({ ...seen, id: 3, name: 'a.jpg', alt: '' })
  const { screen, transfers } = await show([added, ...library])
  drop(aFile('a.jpg'), aFile('b.jpg'), aFile('c.jpg'))

  await expect.element(screen.getByText('3 bezig')).toBeVisible()
  expect(transfers.map(({ headers }) => headers['x-file-name'])).toEqual(['a.jpg', 'b.jpg'])
  expect(transfers[0]?.headers['content-type']).toBe('application/octet-stream')

  transfers[0]?.progress(64, 100)
  await expect
    .element(screen.getByRole('progressbar', { name: 'a.jpg' }))
    .toHaveAttribute('aria-valuenow', '64')

  transfers[0]?.progress(100, 100)
  await expect.element(screen.getByText('Wordt verwerkt...')).toBeVisible()

  transfers[0]?.answer(201, added)
  await expect.element(screen.getByText('2 bezig, 1 klaar')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Alt-tekst toevoegen bij a.jpg' }))
    .toHaveAttribute('href', '/admin/media/3/edit')
  await expect.element(screen.getByText('3 bestanden', { exact: false })).toBeVisible()
  await expect.poll(() => transfers).toHaveLength(3)
})

test('a pasted picture is uploaded, and a duplicate is reported', async () => {
  const { screen, transfers } = await show(library)
  const clipboardData = new DataTransfer()
  clipboardData.items.add(aFile('plakken.png'))
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))

  await expect.poll(() => transfers).toHaveLength(1)
  transfers[0]?.answer(200, { ...library[0], known: true })
  await expect.element(screen.getByText('Stond er al')).toBeVisible()
})

test('an upload can be cancelled and retried', async () => {
  const { screen, transfers } = await show()
  drop(aFile('a.jpg'))
  await screen.getByRole('button', { name: 'Upload van a.jpg annuleren' }).click()

  await expect.element(screen.getByText('Geannuleerd', { exact: true })).toBeVisible()
  expect(transfers[0]?.isAborted).toBe(true)

  await screen.getByRole('button', { name: 'a.jpg opnieuw proberen' }).click()
  await expect.poll(() => transfers).toHaveLength(2)
})

test('a network failure can be retried; a rejected file cannot, and can be removed from the list', async () => {
  const { screen, transfers } = await show()
  drop(aFile('a.jpg'), aFile('b.tiff'))
  await expect.poll(() => transfers).toHaveLength(2)
  transfers[0]?.fail()
  transfers[1]?.answer(415, { error: mediaRefusals.type })

  await expect
    .element(
      screen.getByText(
        'De site antwoordt niet. Het uploaden is niet gelukt. Probeer het later opnieuw.',
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByText(mediaRefusals.type)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'a.jpg opnieuw proberen' })).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'b.tiff opnieuw proberen' }))
    .not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'b.tiff verbergen' }).click()
  await expect.element(screen.getByText('b.tiff')).not.toBeInTheDocument()
})

test('a file that is too large is not sent', async () => {
  const { screen, transfers } = await show()
  drop(aFile('groot.jpg', maxUploadBytes + 1))

  await expect.element(screen.getByText(mediaRefusals.large)).toBeVisible()
  expect(transfers).toHaveLength(0)
})

test('an expired session asks for a login, and the upload continues', async () => {
  const { screen, transfers } = await show()
  drop(aFile('a.jpg'))
  await expect.poll(() => transfers).toHaveLength(1)
  transfers[0]?.answer(401, { error: 'Ongeldig' })

  await expect.element(screen.getByRole('dialog')).toBeVisible()
  answerLogIn(true)
  await expect.poll(() => transfers).toHaveLength(2)
})

test('a failed load is reported, and can be retried', async () => {
  answerCalls({})
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={['/admin/media']} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('alert').getByText('Fout!')).toBeVisible()

  answerCalls({ 'GET /api/admin/media': libraryPages([]) })
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await expect.element(screen.getByText('Er zijn nog geen afbeeldingen toegevoegd')).toBeVisible()
})
