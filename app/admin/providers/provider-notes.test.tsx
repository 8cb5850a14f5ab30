import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { ProviderNote } from '#domain/provider/provider-note.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { ProviderNotes } from './provider-notes.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const list = 'GET /api/admin/providers/7/notes'
const add = 'POST /api/admin/providers/7/notes'
const today = amsterdamDay(new Date())

const aNote = (special: Partial<ProviderNote> = {}): ProviderNote => ({
  ...{ id: 3, day: '2026-11-12', text: 'Belde met Anouk.\nLijst volgt.', username: 'sanne' },
  ...{ version: 1, updatedAt: '2026-11-12T09:20:00.000Z' },
  ...special,
})

async function show(notes: ProviderNote[], answers: Answers = {}) {
  const calls = answerCalls({ [list]: () => Response.json({ notes }), ...answers })
  const Site = createRoutesStub([
    {
      path: '/admin/providers/7/edit',
      Component: () => (
        <>
          <Link to="/elders">Elders</Link>
          <ProviderNotes of={{ id: 7 }} />
        </>
      ),
    },
    { path: '/elders', Component: () => <p>Een andere pagina</p> },
  ])
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={['/admin/providers/7/edit']} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  const sent = async (method: string) =>
    Promise.all(calls.filter((call) => call.method === method).map((call) => call.clone().json()))
  const typed = screen.getByLabelText('Nieuwe notitie', { exact: true }).last()
  return { screen, sent, typed, toasts: screen.getByRole('region', { name: 'Meldingen (F8)' }) }
}

test('notes say their day and who typed them, and a new one is saved with today', async () => {
  const notes = [aNote({ username: null }), aNote({ id: 2, text: 'Eerder', username: 'joris' })]
  const { screen, sent, typed } = await show(notes, {
    [add]: [refusal(500, 'Er ging iets mis.'), Response.json(aNote({ id: 4 }), { status: 201 })],
  })
  await expect.element(screen.getByText('Belde met Anouk. Lijst volgt.')).toBeVisible()
  await expect.element(screen.getByText('12 november 2026, joris')).toBeVisible()

  const save = screen.getByRole('button', { name: 'Bewaar notitie' })
  await save.click()
  await expect.element(screen.getByText('Schrijf op wat je afsprak.')).toBeVisible()
  await typed.fill('Belde terug')
  await save.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Er ging iets mis.')
  await save.click()
  await expect.element(typed).toHaveValue('')
  const [first, second] = await sent('POST')
  expect(first).toEqual({ day: today, text: 'Belde terug' })
  expect(second).toEqual(first)
})

test('a note is changed on its own version, and removed with an undo', async () => {
  const { screen, sent, toasts } = await show([aNote()], {
    'PUT /api/admin/providers/notes/3': [Response.json(aNote({ version: 2 }))],
    'DELETE /api/admin/providers/notes/3': [Response.json({ change: 'c' })],
    'POST /api/admin/changes/c/undo': [Response.json({})],
  })
  const which = `notitie van ${formatDay('2026-11-12')}`
  await screen.getByRole('button', { name: new RegExp(`^Wijzigen.*${which}$`) }).click()
  const field = screen.getByLabelText('Notitie wijzigen', { exact: true }).last()
  await expect.element(field).toHaveFocus()
  await field.fill('Belde met Joost.')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(field).not.toBeInTheDocument()
  expect(await sent('PUT')).toEqual([{ day: '2026-11-12', text: 'Belde met Joost.', version: 1 }])

  await screen.getByRole('button', { name: new RegExp(`^Verwijderen.*${which}$`) }).click()
  await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(toasts.getByText('Ongedaan gemaakt')).toBeVisible()
  expect(await sent('DELETE')).toEqual([{ version: 1 }])
})

test('a note of a day to come is refused', async () => {
  const { screen, typed } = await show([])
  await expect.element(screen.getByText(/^Nog geen notities/)).toBeVisible()
  await typed.fill('Belt morgen')
  await screen.getByLabelText('Dag').fill('2099-01-01')
  await screen.getByRole('button', { name: 'Bewaar notitie' }).click()
  await expect.element(screen.getByText('Deze dag is nog niet geweest.')).toBeVisible()
})

test('leaving asks about a note that is not saved, but not about one that is only opened', async () => {
  const { screen, typed } = await show([aNote()])
  await typed.fill('Nog niet bewaard')
  await screen.getByRole('link', { name: 'Elders' }).click()
  await screen.getByRole('button', { name: 'Blijf hier' }).click()
  await expect.element(typed).toHaveValue('Nog niet bewaard')
  await typed.fill('')
  await screen.getByRole('button', { name: /^Wijzigen/ }).click()
  await screen.getByRole('link', { name: 'Elders' }).click()
  await expect.element(screen.getByText('Een andere pagina')).toBeVisible()
})
