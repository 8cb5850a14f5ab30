import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { Account } from '#domain/access/account.ts'
import type { ListedPasskey } from '#domain/access/passkey.ts'
import { type Answers, answerCalls, lastBody, refusal } from '#test/calls.ts'
import { Passkeys } from './passkeys.tsx'

const reading = 'GET /api/admin/account'
const path = '/api/admin/account/passkeys'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const account: Account = {
  username: 'beheer',
  role: 'editor',
  hasSecondFactor: false,
  needsSecondFactor: false,
  hasApp: false,
  passkeys: [],
  passkeySite: { origin: location.origin, host: location.hostname, why: null },
  recoveryCodes: 0,
}
const laptop: ListedPasskey = {
  id: 'bGFwdG9w',
  name: 'Laptop',
  host: location.hostname,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-27T09:15:00.000Z',
}
const moved: ListedPasskey = {
  ...laptop,
  ...{ id: 'b3Vk', name: 'Telefoon', host: 'oud.example', lastUsedAt: null },
}
const withBoth = { ...account, hasSecondFactor: true, passkeys: [laptop, moved] }

async function open(answers: Answers) {
  const calls = answerCalls(answers)
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Passkeys />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls, panel: screen.getByRole('region', { name: 'Passkeys' }) }
}

const answering = (body: Account) => ({ [reading]: () => Response.json(body) })

test('each passkey is told by its name, its use, and whether it works at this address', async () => {
  const { panel } = await open(answering(withBoth))
  const rows = panel.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')

  await expect.element(rows.nth(0).getByText('Laptop', { exact: true })).toBeVisible()
  await expect.element(rows.nth(0).getByText('27-11-2026 om 10:15')).toBeVisible()
  await expect.element(rows.nth(1).getByText('Werkt alleen op oud.example')).toBeVisible()
  await expect.element(rows.nth(1).getByText(/nog niet gebruikt/)).toBeVisible()
  await expect.element(rows.nth(0).getByText(/Werkt alleen op/)).not.toBeInTheDocument()
})

test('without one there is no list, and a way to add one', async () => {
  const { panel } = await open(answering(account))

  await expect.element(panel.getByRole('button', { name: 'Passkey toevoegen' })).toBeVisible()
  await expect.element(panel.getByRole('list')).not.toBeInTheDocument()
})

test('while the account is read, the panel says so', async () => {
  const { panel } = await open({ [reading]: () => new Promise<Response>(() => undefined) })

  await expect.element(panel.getByText('Gegevens van je account worden geladen...')).toBeVisible()
})

test('an account that could not be read can be read again', async () => {
  const { panel } = await open({
    [reading]: [refusal(500, 'Er ging iets mis'), refusal(500, 'Weer'), Response.json(withBoth)],
  })
  await panel.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(panel.getByText('Laptop', { exact: true })).toBeVisible()
})

test.each([
  [
    'another address',
    { ...account.passkeySite, origin: 'https://parkeren.example' },
    /je bent nu op/,
  ],
  [
    'no https',
    { ...account.passkeySite, why: 'Passkeys werken alleen met https.' },
    /alleen met https/,
  ],
])('at %s none can be added, and why', async (_, passkeySite, why) => {
  const { panel } = await open(answering({ ...account, passkeySite }))

  await expect.element(panel.getByText(why)).toBeVisible()
  await expect
    .element(panel.getByRole('button', { name: 'Passkey toevoegen' }))
    .not.toBeInTheDocument()
})

const offer = {
  ticket: 'kaartje',
  options: {
    challenge: 'AAAA',
    rp: { id: location.hostname, name: 'Parkeerpiloot' },
    user: { id: 'AQ', name: 'beheer', displayName: 'beheer' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    excludeCredentials: [],
  },
}

async function fillIn(screen: Awaited<ReturnType<typeof open>>['screen']) {
  await screen.getByRole('button', { name: 'Passkey toevoegen' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Passkey toevoegen' })
  await dialog.getByLabelText('Naam van de passkey').fill('Telefoon')
  await dialog.getByLabelText('Je huidige wachtwoord').fill('een lang wachtwoord')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  return dialog
}

test.each([
  [
    'NotAllowedError',
    'Er is geen passkey gemaakt. Je hebt er geen gekozen, of het duurde te lang.',
  ],
  ['InvalidStateError', 'Op dit apparaat staat al een passkey van je account.'],
  [
    'SecurityError',
    'Er is geen passkey gemaakt. Passkeys werken alleen op het adres van de site zelf.',
  ],
])('a browser that refuses with %s leaves what was typed, and says why', async (name, why) => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', name))
  const { screen, calls } = await open({
    ...answering(account),
    [`POST ${path}/offer`]: [Response.json(offer)],
  })
  const dialog = await fillIn(screen)

  await expect.element(dialog.getByRole('alert')).toHaveTextContent(`Niet gelukt. ${why}`)
  await expect.element(dialog.getByLabelText('Naam van de passkey')).toHaveValue('Telefoon')
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a wrong password is told at its field, before the browser is asked', async () => {
  const create = vi.spyOn(navigator.credentials, 'create')
  const { screen } = await open({
    ...answering(account),
    [`POST ${path}/offer`]: [
      Response.json(
        { error: 'Niet goed', fields: { password: ['Dit wachtwoord klopt niet'] } },
        { status: 422 },
      ),
    ],
  })
  const dialog = await fillIn(screen)

  await expect.element(dialog.getByText('Dit wachtwoord klopt niet')).toBeVisible()
  expect(create).not.toHaveBeenCalled()
})

async function askToRemove(answers: Answers) {
  const opened = await open({ ...answering(withBoth), ...answers })
  await opened.screen.getByRole('button', { name: /^Verwijderen ?: Laptop$/ }).click()
  const dialog = opened.screen.getByRole('dialog', {
    name: 'Weet je zeker dat je de passkey "Laptop" wilt verwijderen?',
  })
  return { ...opened, dialog }
}

test('a passkey goes after a question, with the password and a code', async () => {
  const { screen, calls, dialog } = await askToRemove({
    [`DELETE ${path}`]: [new Response(null, { status: 204 })],
  })
  await dialog.getByLabelText('Je huidige wachtwoord').fill('een lang wachtwoord')
  await dialog.getByLabelText(/^Herstelcode/).fill('abcde-fghi1')
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()

  await expect.element(screen.getByText('Passkey verwijderd')).toBeVisible()
  expect(await lastBody(calls, 'DELETE')).toEqual({
    ...{ id: laptop.id, password: 'een lang wachtwoord', code: 'abcde-fghi1' },
  })
})

test('who thinks better of it keeps the passkey, and nothing is sent', async () => {
  const { panel, calls, dialog } = await askToRemove({})
  await dialog.getByRole('button', { name: 'Annuleren' }).click()

  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(panel.getByText('Laptop', { exact: true })).toBeVisible()
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
})

test('the last second step of who must have one stays, and the dialog says why', async () => {
  const { dialog } = await askToRemove({
    [`DELETE ${path}`]: [refusal(409, 'Inloggen in twee stappen is verplicht.')],
  })
  await dialog.getByLabelText('Je huidige wachtwoord').fill('een lang wachtwoord')
  await dialog.getByLabelText(/^Herstelcode/).fill('abcde-fghi1')
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()

  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Niet gelukt. Inloggen in twee stappen is verplicht.')
})
