import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { download } from '#app/admin/api/download.ts'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { answerCalls } from '#test/calls.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { Addresses } from './addresses.tsx'

vi.mock('#app/admin/api/download.ts')

const missing = {
  paths: [
    {
      path: '/parkeren/schipol',
      hits: 14,
      source: 'direct',
      lastAt: '2026-11-20T15:00:00Z',
      suggestion: '/parkeren/schiphol',
    },
  ],
  scans: 1234,
}
const redirect = { id: 3, source: '/ams', target: '/faq', version: 1, updatedAt: '2026-11-20' }

const always = () => ({
  'GET /api/admin/missing-paths': [Response.json(missing), Response.json({ paths: [], scans: 0 })],
  'GET /api/admin/redirects': pagesFrom({}, [redirect]),
})

beforeEach(() => {
  sessionStorage.setItem('adminAuth', 'true')
  const credentials = { username: 'beheer', password: 'sleutel' }
  sessionStorage.setItem('adminCredentials', JSON.stringify(credentials))
  vi.mocked(download).mockClear()
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  const Site = createRoutesStub([{ path: '/admin/settings/addresses', Component: Addresses }])
  return render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={['/admin/settings/addresses']} />
      </ToastProvider>
    </QueryClientProvider>,
  )
}

test('each of the two lists is downloaded as a file, and noted', async () => {
  const calls = answerCalls({
    ...always(),
    'POST /api/admin/exports': () => new Response(null, { status: 204 }),
  })
  await open()
  const files = vi.mocked(download).mock.calls
  await page.getByRole('button', { name: /Download CSV.*Onbekende adressen/ }).click()
  await expect.poll(() => files).toHaveLength(1)
  expect(files[0]?.[1]).toContain('/parkeren/schipol;14;direct;2026-11-20 16:00')
  await page.getByRole('button', { name: /Download CSV.*Doorverwijzingen/ }).click()
  await expect.poll(() => files).toHaveLength(2)
  expect(files[1]?.[1]).toContain('/ams;/faq')

  const noted = calls.filter(({ method }) => method === 'POST').map((call) => call.json())
  expect(await Promise.all(noted)).toEqual([
    { subject: 'statistics', file: 'onbekende-adressen.csv' },
    { subject: 'redirects', file: 'doorverwijzingen.csv' },
  ])
})

test('an unknown path is redirected, with the most similar page as suggestion', async () => {
  const saved = { ...redirect, id: 4, source: '/parkeren/schipol', target: '/parkeren/schiphol' }
  const calls = answerCalls({
    ...always(),
    'POST /api/admin/redirects': [Response.json(saved, { status: 201 })],
  })
  await open()
  await page.getByRole('button', { name: /^Maak doorverwijzing/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Doorverwijzing maken' })
  await expect.element(dialog.getByLabelText('Leidt naar')).toHaveValue('/parkeren/schiphol')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(page.getByText('Geen onbekende adressen bezocht.')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({ source: '/parkeren/schipol', target: '/parkeren/schiphol' })
})

test('an invalid redirect shows its error at the field', async () => {
  const wrong = { error: 'Fout', fields: { source: ['Op dit adres staat een pagina'] } }
  answerCalls({
    ...always(),
    'POST /api/admin/redirects': [Response.json(wrong, { status: 422 })],
  })
  await open()
  await page.getByRole('button', { name: 'Nieuwe doorverwijzing' }).click()
  const save = page.getByRole('button', { name: 'Opslaan' })
  await save.click()
  const old = page.getByLabelText('Oud adres')
  await expect.element(old).toHaveFocus()

  await old.fill('/faq')
  await page.getByLabelText('Leidt naar').fill('/blog')
  await save.click()
  await expect.element(old).toHaveAccessibleDescription(/Op dit adres staat een pagina/)
})

test('a redirect that could not be saved says that its text is safe', async () => {
  answerCalls({
    ...always(),
    'POST /api/admin/redirects': () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await open()
  await page.getByRole('button', { name: 'Nieuwe doorverwijzing' }).click()
  await page.getByLabelText('Oud adres').fill('/oud')
  await page.getByLabelText('Leidt naar').fill('/blog')
  await page.getByRole('button', { name: 'Opslaan' }).click()

  const dialog = page.getByRole('dialog', { name: 'Doorverwijzing maken' })
  await expect.element(dialog.getByText('Wat je typte, staat er nog.')).toBeVisible()
  await expect.element(page.getByLabelText('Oud adres')).toHaveValue('/oud')
})

test('a redirect that is not saved yet is not lost without a question', async () => {
  answerCalls(always())
  await open()
  await page.getByRole('button', { name: 'Nieuwe doorverwijzing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Doorverwijzing maken' })
  await page.getByLabelText('Oud adres').fill('/oud')
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)

  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Doorverwijzing niet opgeslagen' })
  await question.getByRole('button', { name: 'Verder schrijven' }).click()
  await expect.element(page.getByLabelText('Oud adres')).toHaveValue('/oud')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await question.getByRole('button', { name: 'Niet opslaan' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a deleted redirect can be restored', async () => {
  const calls = answerCalls({
    ...always(),
    'DELETE /api/admin/redirects/3': [Response.json({ change: 'x' })],
    'POST /api/admin/changes/x/undo': [Response.json({ change: 'y' })],
  })
  await open()
  await page.getByRole('button', { name: 'Verwijder de doorverwijzing van /ams' }).click()
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await page.getByRole('button', { name: /Ongedaan maken/ }).click()

  await expect.element(page.getByText('Doorverwijzing teruggezet').first()).toBeVisible()
  expect(calls.some(({ url }) => url.endsWith('/changes/x/undo'))).toBe(true)
})
