import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { AdminMedia } from '#domain/media/media.ts'
import { answerCalls, refusal } from '#test/calls.ts'
import { aMedia } from '#test/fixtures.ts'
import { holdTransfers } from '#test/transfers.ts'
import { MediaForm } from './media-form.tsx'

beforeEach(() => page.viewport(1280, 1000))
afterEach(() => vi.unstubAllGlobals())

const Site = createRoutesStub([
  { path: '/admin/media', Component: () => <h1>De bibliotheek</h1> },
  { path: '/admin/media/:id/edit', Component: () => <MediaForm id="1" /> },
  { path: '/admin/airports/:id/edit', Component: () => <h1>De luchthaven</h1> },
])

async function edit(special: Partial<AdminMedia> = {}, answers: Record<string, Response[]> = {}) {
  const media = aMedia({ url: '/images/parking-self-1.svg', ...special })
  const calls = answerCalls({
    'GET /api/admin/media/1': [Response.json(media)],
    'PUT /api/admin/media/1': [Response.json(media)],
    ...answers,
  })
  const transfers = holdTransfers()
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={['/admin/media/1/edit']} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  const point = screen.getByRole('button', { name: /^Focuspunt/ })
  await expect.element(point).toBeVisible()
  return { screen, calls, transfers, point }
}

test('the arrow keys move the focal point, and it is saved with the text', async () => {
  const { screen, calls, point } = await edit()
  const button = point.element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}')
  await expect.element(point).toHaveAccessibleName('Focuspunt: 60% van links, 49% van boven')

  await screen.getByLabelText('Alternatieve tekst').fill('Rijen auto’s')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('De bibliotheek')).toBeVisible()
  const put = calls.find(({ method }) => method === 'PUT')
  expect(await put?.json()).toEqual({
    name: 'terrein.jpg',
    alt: 'Rijen auto’s',
    focusX: 60,
    focusY: 49,
    version: 3,
  })
})

test('a click sets the focal point, always within the picture', async () => {
  const { point } = await edit()
  const { width, height } = point.element().getBoundingClientRect()
  await point.click({ position: { x: width / 4, y: height / 2 } })
  await expect.element(point).toHaveAccessibleName('Focuspunt: 25% van links, 50% van boven')

  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
  await expect.element(point).toHaveAccessibleName('Focuspunt: 0% van links, 50% van boven')
})

test('the form lists the pages that use the picture, with links', async () => {
  const { screen } = await edit({ uses: [{ kind: 'airport', id: 7, name: 'Schiphol' }] })

  await screen.getByRole('link', { name: 'Schiphol' }).click()
  await expect.element(screen.getByText('De luchthaven')).toBeVisible()
})

test('the file can be replaced, after unsaved text is saved', async () => {
  const { screen, transfers } = await edit()
  const replace = screen.getByRole('button', { name: 'Bestand vervangen' })
  await screen.getByLabelText('Naam').fill('anders')
  await expect.element(replace).toBeDisabled()

  await screen.getByLabelText('Naam').fill('terrein.jpg')
  await expect.element(replace).toBeEnabled()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input ?? document.body, new File(['x'], 'nieuw.jpg'))
  await expect.poll(() => transfers).toHaveLength(1)
  expect(transfers[0]).toMatchObject({ method: 'PUT', path: '/api/admin/media/1/file' })
  expect(transfers[0]?.headers['x-version']).toBe('3')

  transfers[0]?.answer(200, { ...aMedia(), change: 'abc' })
  await expect.element(screen.getByText('Afbeelding vervangen', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('De bibliotheek')).toBeVisible()
})

test('a picture in use is not deleted, and its usages are listed', async () => {
  const usedBy = [{ kind: 'airport', id: 7, name: 'Schiphol' }]
  const error = 'Deze afbeelding is nog in gebruik.'
  const { screen } = await edit(
    {},
    { 'DELETE /api/admin/media/1': [Response.json({ error, usedBy }, { status: 409 })] },
  )
  await screen.getByRole('button', { name: 'Verwijderen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()

  const dialog = screen.getByRole('dialog', { name: 'Fout bij verwijderen' })
  await expect.element(dialog.getByText(error)).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Schiphol' }))
    .toHaveAttribute('href', '/admin/airports/7/edit')
})

test('a deleted picture is reported', async () => {
  answerCalls({ 'GET /api/admin/media/1': [refusal(404, 'Afbeelding niet gevonden')] })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={['/admin/media/1/edit']} />
      </ToastProvider>
    </QueryClientProvider>,
  )

  await expect
    .element(screen.getByText('Afbeelding niet gevonden. Mogelijk is deze verwijderd.'))
    .toBeVisible()
})
