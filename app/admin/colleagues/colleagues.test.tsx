import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { Account, ListedAdmin } from '#domain/access/account.ts'
import { answerCalls, lastBody, refusal } from '#test/calls.ts'
import { withLapsedSession } from '#test/lapsed-session.ts'
import { reload } from '#test/reload.ts'
import { Colleagues } from './colleagues.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const path = '/api/admin/administrators'
const account: Account = {
  username: 'beheer',
  role: 'manager',
  hasSecondFactor: false,
  needsSecondFactor: false,
  hasApp: false,
  passkeys: [],
  passkeySite: { origin: 'http://localhost', host: 'localhost', why: null },
  recoveryCodes: 0,
}
const self: ListedAdmin = {
  id: 1,
  username: 'beheer',
  role: 'manager',
  hasSecondFactor: false,
  isSelf: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  sessions: 1,
  waiting: null,
}
const colleague: ListedAdmin = {
  ...self,
  id: 2,
  username: 'collega',
  role: 'editor',
  isSelf: false,
  hasSecondFactor: true,
  sessions: 2,
}
const invited: ListedAdmin = {
  ...colleague,
  hasSecondFactor: false,
  sessions: 0,
  waiting: { isInvitation: true, expiresAt: '2099-11-20T12:00:00.000Z', email: 'jo@example.com' },
}
const link = { id: 2, token: 'a'.repeat(43), expiresAt: '2026-11-29T12:00:00.000Z', mail: 'sent' }

const Site = createRoutesStub([{ path: '/', Component: Colleagues }])
const repeated = (body: unknown) => Array.from({ length: 9 }, () => Response.json(body))
const nothing = () => new Response(null, { status: 204 })

async function open(answers: Record<string, Response[]> = {}) {
  const calls = answerCalls({
    'GET /api/admin/account': repeated(account),
    [`GET ${path}`]: repeated([self, colleague]),
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls, sent: (method: string) => lastBody(calls, method) }
}

type Screen = Awaited<ReturnType<typeof open>>['screen']

async function choose(screen: Screen, action: string) {
  await screen.getByRole('button', { name: 'Acties voor collega' }).click()
  await screen.getByRole('menuitem', { name: action }).click()
}

async function confirm(screen: Screen, button: string) {
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Je huidige wachtwoord').fill('een lang wachtwoord')
  await dialog.getByRole('button', { name: button }).click()
  return dialog
}

test('a colleague is invited with a link that is shown once, unless the name is taken', async () => {
  const taken = 'Deze gebruikersnaam is al in gebruik'
  const { screen, sent } = await open({
    [`POST ${path}`]: [
      Response.json({ error: taken, fields: { username: [taken] } }, { status: 409 }),
      Response.json(link, { status: 201 }),
    ],
  })
  await screen.getByRole('button', { name: 'Collega uitnodigen' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Gebruikersnaam').fill('collega')
  await dialog.getByLabelText(/E-mailadres/).fill('jo@example.com')
  await dialog.getByRole('radio', { name: /Lezer/ }).click()
  await confirm(screen, 'Uitnodigen')

  await expect.element(dialog.getByText(taken)).toBeVisible()
  await expect.element(dialog.getByLabelText(/E-mailadres/)).toHaveValue('jo@example.com')
  await dialog.getByLabelText('Gebruikersnaam').fill('jo')
  await dialog.getByRole('button', { name: 'Uitnodigen' }).click()

  await expect.element(screen.getByText('De link is ook gemaild.')).toBeVisible()
  const address = `${window.location.origin}/admin/uitnodiging#${link.token}`
  await expect.element(screen.getByLabelText('Link', { exact: true })).toHaveValue(address)
  expect(await sent('POST')).toEqual({
    username: 'jo',
    email: 'jo@example.com',
    role: 'reader',
    password: 'een lang wachtwoord',
  })
})

test.each([
  ['Rol wijzigen', /Lezer/],
  ['Wachtwoord resetten', undefined],
  ['Verwijderen', undefined],
])('%s keeps no password or code in the tab', async (action, choice) => {
  withLapsedSession()
  const { screen } = await open({
    'GET /api/admin/account': repeated({ ...account, hasSecondFactor: true, hasApp: true }),
  })
  await choose(screen, action)
  await typeSecrets(screen)
  if (choice) await screen.getByRole('radio', { name: choice }).click()
  expectNoSecrets()
})

test('an invitation is back after a reload, once it is opened again, without the password', async () => {
  withLapsedSession()
  const start = {
    'GET /api/admin/account': repeated({ ...account, hasSecondFactor: true, hasApp: true }),
  }
  const first = await open(start)
  await first.screen.getByRole('button', { name: 'Collega uitnodigen' }).click()
  await first.screen.getByLabelText('Gebruikersnaam').fill('jo')
  await first.screen.getByLabelText(/E-mailadres/).fill('jo@example.com')
  await first.screen.getByRole('radio', { name: /Lezer/ }).click()
  await typeSecrets(first.screen)
  expectNoSecrets()
  await reload(first.screen)

  const { screen } = await open(start)
  await screen.getByRole('button', { name: 'Collega uitnodigen' }).click()
  await expect.element(screen.getByText('Je tekst staat er weer.')).toBeVisible()
  await expect.element(screen.getByLabelText('Gebruikersnaam')).toHaveValue('jo')
  await expect.element(screen.getByLabelText(/E-mailadres/)).toHaveValue('jo@example.com')
  await expect.element(screen.getByRole('radio', { name: /Lezer/ })).toBeChecked()
  await expect.element(screen.getByLabelText('Je huidige wachtwoord')).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await expect
    .element(screen.getByRole('alertdialog', { name: 'Collega niet uitgenodigd' }))
    .toBeVisible()
})

async function typeSecrets(screen: Screen) {
  await screen.getByLabelText('Je huidige wachtwoord').fill('een lang wachtwoord')
  await screen.getByLabelText(/^Code uit je app/).fill('493817')
}

function expectNoSecrets() {
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
  expect(kept).not.toMatch(/een lang wachtwoord|493817/)
}

test('a role is changed with the role that was seen, and a stale one says so', async () => {
  const stale = 'De rol van deze collega is intussen gewijzigd. Kijk wat er nu staat.'
  const { screen, sent } = await open({
    [`PUT ${path}/2`]: [refusal(409, stale), nothing()],
  })
  await choose(screen, 'Rol wijzigen')
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('radio', { name: /Redacteur/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /Beheerder/ }).click()
  await confirm(screen, 'Opslaan')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(`Niet gelukt. ${stale}`)
  await dialog.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('Rol gewijzigd')).toBeVisible()
  expect(await sent('PUT')).toEqual({
    role: 'manager',
    was: 'editor',
    password: 'een lang wachtwoord',
  })
})

test('with an own second factor a code is asked for too', async () => {
  const { screen, sent } = await open({
    'GET /api/admin/account': repeated({ ...account, hasSecondFactor: true, hasApp: true }),
    [`DELETE ${path}/2/second-factor`]: [nothing()],
  })
  await choose(screen, 'Twee stappen uitzetten')
  await screen.getByLabelText('Code uit je app, of een herstelcode').fill('123456')
  await confirm(screen, 'Uitzetten')

  await expect.element(screen.getByText('Inloggen in twee stappen staat uit')).toBeVisible()
  expect(await sent('DELETE')).toEqual({ password: 'een lang wachtwoord', code: '123456' })
})

test('sessions of a colleague are seen and ended', async () => {
  const session = {
    id: 7,
    isCurrent: false,
    device: 'Safari op iPhone',
    createdAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: '2026-11-20T15:42:00.000Z',
  }
  const other = { ...session, id: 8, device: 'Chrome op Windows' }
  const { screen, sent } = await open({
    [`GET ${path}/2/sessions`]: [
      Response.json([session, other]),
      Response.json([other]),
      Response.json([]),
    ],
    [`DELETE ${path}/2/sessions`]: [nothing(), nothing()],
  })
  await choose(screen, 'Sessies bekijken')
  await screen.getByRole('button', { name: /Uitloggen.*Safari op iPhone/ }).click()

  await expect.element(screen.getByText('Safari op iPhone')).not.toBeInTheDocument()
  expect(await sent('DELETE')).toEqual({ session: 7 })
  await screen.getByRole('button', { name: /Uitloggen.*Chrome op Windows/ }).click()
  await expect.element(screen.getByText('Je collega is nergens ingelogd.')).toBeVisible()
})

test('an invitation can be withdrawn, and a colleague without a password has no sessions', async () => {
  const { screen } = await open({
    [`GET ${path}`]: [
      Response.json([self, invited]),
      ...repeated([self, { ...invited, waiting: { ...invited.waiting, expiresAt: null } }]),
    ],
    [`DELETE ${path}/2/link`]: [nothing()],
  })
  await screen.getByRole('button', { name: 'Acties voor collega' }).click()
  await expect
    .element(screen.getByRole('menuitem', { name: 'Sessies bekijken' }))
    .not.toBeInTheDocument()
  await screen.getByRole('menuitem', { name: 'Link intrekken' }).click()
  await screen.getByRole('button', { name: 'Intrekken' }).click()

  await expect.element(screen.getByText('Link ingetrokken')).toBeVisible()
  await expect.element(screen.getByText(/De link is ingetrokken\. Maak een nieuwe/)).toBeVisible()
})

test('a colleague is removed with the own password, and nobody removes themselves', async () => {
  const { screen, sent } = await open({
    [`GET ${path}`]: [Response.json([self, colleague]), ...repeated([self])],
    [`DELETE ${path}/2`]: [nothing()],
  })
  const rows = screen.getByRole('list', { name: "Collega's" }).getByRole('listitem')
  await expect.element(rows.first().getByText('Dit ben jij')).toBeVisible()
  await expect.element(rows.first().getByRole('button')).not.toBeInTheDocument()

  await choose(screen, 'Verwijderen')
  await confirm(screen, 'Verwijderen')
  await expect.element(screen.getByText('"collega" is succesvol verwijderd.')).toBeVisible()
  await expect.element(screen.getByText('collega', { exact: true })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('list', { name: "Collega's" })).toHaveFocus()
  expect(await sent('DELETE')).toEqual({ password: 'een lang wachtwoord' })
})
