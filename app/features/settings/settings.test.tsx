import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/queries.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import type { AdminSession } from '#domain/admin-session.ts'
import { exampleSettings, type SavedSettings } from '#domain/setting.ts'
import { answerCalls, refusal } from '#test/calls.ts'
import { Settings } from './settings.tsx'

const reading = 'GET /api/admin/settings'
const saving = 'PUT /api/admin/settings'
const listing = 'GET /api/admin/sessions'

afterEach(() => vi.unstubAllGlobals())

function settings(special: Partial<SavedSettings> = {}): SavedSettings {
  return { values: exampleSettings, version: 3, updatedAt: '2026-11-18T09:24:00.000Z', ...special }
}

const here: AdminSession = {
  id: 1,
  isCurrent: true,
  device: 'Chrome op Windows',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T15:42:00.000Z',
}
const phone: AdminSession = { ...here, id: 2, isCurrent: false, device: 'Safari op iPhone' }
const tablet: AdminSession = { ...phone, id: 3, device: 'Safari op iPad' }

const Site = createRoutesStub([{ path: '/admin/settings', Component: Settings }])

async function open(answers: Record<string, Response[]> = {}, hash = '') {
  const calls = answerCalls({
    [reading]: [Response.json(settings())],
    [listing]: [Response.json([here])],
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={[`/admin/settings${hash}`]} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls }
}

test('what is changed is saved whole, based on the version that was read', async () => {
  const vatNumber = 'BE 0123.456.749'
  const values = { ...exampleSettings, vatNumber }
  const { screen, calls } = await open({
    [saving]: [Response.json(settings({ values, version: 4 }))],
  })
  await expect.element(screen.getByText('Laatst opgeslagen op 18-11-2026 om 10:24')).toBeVisible()

  await screen.getByLabelText('Btw-nummer').fill(` ${vatNumber} `)
  await expect.element(screen.getByText('Je hebt 1 niet-opgeslagen wijziging.')).toBeVisible()
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('Instellingen opgeslagen')).toBeVisible()
  await expect.element(screen.getByLabelText('Btw-nummer')).toHaveValue(vatNumber)
  await expect.element(screen.getByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument()
  const saved = calls.find(({ method }) => method === 'PUT')
  expect(await saved?.json()).toEqual({ values, version: 3 })
})

test('the name shows in the example at once, and leaving it takes it back', async () => {
  const { screen } = await open()
  await screen.getByLabelText('Productnaam').fill('Parkeerkompas')
  await expect.element(screen.getByText('Parkeerkompas')).toBeVisible()

  await screen.getByRole('button', { name: 'Annuleren' }).click()
  await expect.element(screen.getByLabelText('Productnaam')).toHaveValue('Parkeerpiloot')
  await expect.element(screen.getByText('Parkeerkompas')).not.toBeInTheDocument()
})

test('a wrong field is named and gets focus, and its error goes when it is mended', async () => {
  const { screen, calls } = await open()
  const email = screen.getByLabelText('E-mailadres')
  await email.fill('jo@')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('Ongeldig e-mailadres')).toBeVisible()
  await expect.element(email).toHaveFocus()
  await email.fill('jo@example.org')
  await expect.element(screen.getByText('Ongeldig e-mailadres')).not.toBeInTheDocument()
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

test('several wrong fields get one summary, which has focus', async () => {
  const { screen } = await open()
  await screen.getByLabelText('E-mailadres').fill('jo@')
  await screen.getByLabelText('Bedrijfsnaam').fill('')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  const summary = screen.getByRole('alert')
  await expect
    .element(summary)
    .toHaveTextContent('Nog niet opgeslagen. Controleer de twee velden met een melding.')
  await expect.element(summary).toHaveFocus()
})

test('what the server refuses is said at its field, and nothing typed is lost', async () => {
  const body = { error: 'Niet goed ingevuld', fields: { company: ['Deze naam kan niet'] } }
  const { screen } = await open({ [saving]: [Response.json(body, { status: 422 })] })
  await screen.getByLabelText('Bedrijfsnaam').fill('De Firma')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('Deze naam kan niet')).toBeVisible()
  await expect.element(screen.getByLabelText('Bedrijfsnaam')).toHaveFocus()
  await expect.element(screen.getByLabelText('Bedrijfsnaam')).toHaveValue('De Firma')
})

test('without an answer everything typed stays, and can be saved again', async () => {
  const { screen } = await open()
  await screen.getByLabelText('Bedrijfsnaam').fill('De Firma')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect
    .element(
      screen.getByText(
        'Er is een fout opgetreden bij het opslaan van de instellingen. Probeer het later opnieuw.',
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByLabelText('Bedrijfsnaam')).toHaveValue('De Firma')
  await expect.element(screen.getByLabelText('Bedrijfsnaam')).toBeEnabled()
})

test('what another one saved meanwhile is shown, never overwritten unseen', async () => {
  const theirs = { ...exampleSettings, company: 'Hun Firma', postalAddress: 'Postbus 7, Weert' }
  const current = settings({ values: theirs, version: 4 })
  const mine = { ...theirs, company: 'Mijn Firma' }
  const { screen, calls } = await open({
    [saving]: [
      Response.json({ error: 'Intussen gewijzigd', current }, { status: 409 }),
      Response.json(settings({ values: mine, version: 5 })),
    ],
  })
  await screen.getByLabelText('Bedrijfsnaam').fill('Mijn Firma')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('Intussen opgeslagen: Hun Firma')).toBeVisible()
  await expect.element(screen.getByLabelText('Bedrijfsnaam')).toHaveValue('Mijn Firma')
  await expect
    .element(screen.getByLabelText('Postadres in Nederland'))
    .toHaveValue('Postbus 7, Weert')

  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('Instellingen opgeslagen')).toBeVisible()
  const saves = calls.filter(({ method }) => method === 'PUT')
  expect(await saves[1]?.json()).toEqual({ values: mine, version: 4 })
})

test('a link to one setting leads to its field', async () => {
  const { screen } = await open({}, '#vatNumber')

  await expect.element(screen.getByLabelText('Btw-nummer')).toHaveFocus()
})

test('settings that could not be read can be asked for again', async () => {
  const { screen } = await open({
    [reading]: [refusal(500, 'stuk'), refusal(500, 'stuk'), Response.json(settings())],
  })
  const alert = screen.getByRole('alert').filter({ hasText: 'Fout!' })

  await expect.element(alert, { timeout: 4000 }).toBeVisible()
  await alert.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect.element(screen.getByLabelText('Productnaam')).toHaveValue('Parkeerpiloot')
})

test('a login elsewhere is ended after a question', async () => {
  const { screen, calls } = await open({
    [listing]: [Response.json([phone, here]), Response.json([here])],
    'DELETE /api/admin/sessions/2': [new Response(null, { status: 204 })],
  })
  const rows = screen.getByRole('list', { name: 'Sessies' }).getByRole('listitem')
  await expect.element(rows.first().getByText('Dit is deze sessie')).toBeVisible()
  await expect.element(rows.first().getByRole('button')).not.toBeInTheDocument()

  await rows
    .last()
    .getByRole('button', { name: /Afmelden.*Safari op iPhone/ })
    .click()
  const question = screen.getByRole('alertdialog', {
    name: 'Weet je zeker dat je de sessie "Safari op iPhone" wilt afmelden?',
  })
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await question.getByRole('button', { name: 'Afmelden' }).click()

  await expect.element(screen.getByText('Sessie afgemeld')).toBeVisible()
  await expect.element(screen.getByText('Safari op iPhone')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('list', { name: 'Sessies' })).toHaveFocus()
})

test('all other logins are ended in one go', async () => {
  const { screen } = await open({
    [listing]: [Response.json([here, phone, tablet]), Response.json([here])],
    'DELETE /api/admin/sessions/others': [new Response(null, { status: 204 })],
  })
  await screen.getByRole('button', { name: 'Meld alle andere af' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Afmelden' }).click()

  await expect.element(screen.getByText('Andere sessies afgemeld')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Meld alle andere af' }))
    .not.toBeInTheDocument()
})

test('a login that could not be ended is said, and stays in the list', async () => {
  const { screen } = await open({
    [listing]: [Response.json([here, phone]), Response.json([here, phone])],
    'DELETE /api/admin/sessions/2': [refusal(500, 'Er ging iets mis bij ons.')],
  })
  await screen.getByRole('button', { name: /Afmelden.*Safari op iPhone/ }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Afmelden' }).click()

  await expect.element(screen.getByText('Er ging iets mis bij ons.')).toBeVisible()
  await expect.element(screen.getByText('Safari op iPhone')).toBeVisible()
})
