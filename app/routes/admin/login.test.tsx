import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Welcome } from '#app/admin/session/welcome.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { answerCalls, refusal } from '#test/calls.ts'
import LoginPage, { clientLoader } from './login.tsx'

const Site = createRoutesStub([
  {
    path: '/admin/login',
    Component: LoginPage,
    loader: clientLoader,
    HydrateFallback: () => null,
  },
  {
    path: '/admin/airports/:id/edit',
    Component: () => <h1>Luchthaven bewerken {useLocation().search}</h1>,
  },
  {
    path: '/admin',
    Component: () => (
      <ToastProvider>
        <h1>Dashboard</h1>
        <Welcome />
      </ToastProvider>
    ),
  },
])

const probe = 'GET /api/admin/dashboard'
const opening = 'POST /api/admin/sessions'
const session = { username: 'beheer', key: 'ppk_sleutel', expiresAt: '2026-11-21T04:00:00.000Z' }

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

async function logIn(answers: Record<string, Response[]>, address = '/admin/login') {
  const calls = answerCalls(answers)
  const screen = await render(<Site initialEntries={[address]} />)
  await screen.getByLabelText('Gebruikersnaam').fill('beheer')
  await screen.getByLabelText('Wachtwoord').fill('een lang wachtwoord')
  await screen.getByRole('button', { name: 'Inloggen' }).click()
  return { screen, calls }
}

test('a successful login opens the dashboard with a toast', async () => {
  const { screen } = await logIn({
    [probe]: [Response.json({})],
    [opening]: [Response.json(session, { status: 201 })],
  })

  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const toasts = screen.getByRole('region', { name: 'Meldingen (F8)' })
  await expect.element(toasts.getByText('Ingelogd', { exact: true })).toBeVisible()
  await expect
    .element(toasts.getByText('Je bent succesvol ingelogd als administrator.'))
    .toBeVisible()
})

const welcome = () => ({ [probe]: [Response.json({})], [opening]: [Response.json(session)] })

test('a login returns to the requested page', async () => {
  const asked = encodeURIComponent('/admin/airports/3/edit?x=1')
  const { screen } = await logIn(welcome(), `/admin/login?naar=${asked}`)

  await expect
    .element(screen.getByRole('heading', { name: 'Luchthaven bewerken ?x=1' }))
    .toBeVisible()
})

test.each<[string, Record<string, Response[]>, string]>([
  [
    'wrong credentials',
    { [probe]: [refusal(401, 'nee')] },
    'Ongeldige gebruikersnaam of wachtwoord.',
  ],
  [
    'too many attempts',
    { [probe]: [refusal(429, 'wacht', { 'retry-after': '8' })] },
    'Te veel mislukte pogingen. Probeer het over 8 seconden opnieuw.',
  ],
  [
    'a dashboard that fails',
    { [probe]: [refusal(500, 'stuk')] },
    'Je inloggegevens zijn geldig, maar er is een fout bij de API-toegang. Probeer het opnieuw.',
  ],
  [
    'a session that cannot be created',
    { [probe]: [Response.json({})], [opening]: [refusal(503, 'even niet')] },
    'Je inloggegevens zijn geldig, maar er is een fout bij de API-toegang. Probeer het opnieuw.',
  ],
  ['no response', {}, 'Er is een fout opgetreden tijdens het inloggen. Probeer het later opnieuw.'],
])('%s: a toast says why, and the fields keep their text', async (_, answers, why) => {
  const { screen } = await logIn(answers)
  const toasts = screen.getByRole('region', { name: 'Meldingen (F8)' })

  await expect.element(toasts.getByText('Inloggen mislukt')).toBeVisible()
  await expect.element(toasts.getByText(why)).toBeVisible()
  await expect.element(screen.getByLabelText('Gebruikersnaam')).toHaveValue('beheer')
  await expect.element(screen.getByLabelText('Wachtwoord')).toHaveValue('een lang wachtwoord')
  expect(sessionStorage).toHaveLength(0)
})

test('empty fields show errors, and nothing is sent', async () => {
  const calls = answerCalls({})
  const screen = await render(<Site initialEntries={['/admin/login']} />)
  await screen.getByRole('button', { name: 'Inloggen' }).click()

  await expect.element(screen.getByText('Gebruikersnaam is verplicht')).toBeVisible()
  await expect.element(screen.getByText('Wachtwoord is verplicht')).toBeVisible()
  await expect.element(screen.getByLabelText('Gebruikersnaam')).toHaveFocus()
  expect(calls).toEqual([])
})

const needsCode = (error: string) => refusal(401, error, { 'x-login-needs': 'code' })

test('with a second factor the login asks for a code, and accepts it', async () => {
  const { screen, calls } = await logIn({
    [probe]: [needsCode('Vul ook de code in.')],
    [opening]: [Response.json(session, { status: 201 })],
  })
  const code = screen.getByLabelText('Code uit je app')

  await expect.element(code).toHaveFocus()
  await expect.element(screen.getByText('Inloggen mislukt')).not.toBeInTheDocument()
  await code.fill('123 456')
  await screen.getByRole('button', { name: 'Inloggen' }).click()

  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  // A code is valid once, so it is sent only with the call that needs it.
  expect(calls.map((call) => [call.method, call.headers.get('x-login-code')])).toEqual([
    ['GET', null],
    ['POST', '123456'],
  ])
})

test('a wrong code is reported, and can be retried or replaced by a recovery code', async () => {
  const { screen, calls } = await logIn({
    [probe]: [needsCode('Vul ook de code in.')],
    [opening]: [needsCode('Deze code klopt niet.'), Response.json(session, { status: 201 })],
  })
  await screen.getByLabelText('Code uit je app').fill('000000')
  await screen.getByRole('button', { name: 'Inloggen' }).click()

  await expect.element(screen.getByText('Inloggen mislukt')).toBeVisible()
  await expect.element(screen.getByText('Deze code klopt niet.')).toBeVisible()
  await expect.element(screen.getByLabelText('Code uit je app')).toHaveValue('000000')
  await screen.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
  await screen.getByLabelText('Herstelcode').fill('ABCDE-FGHIJ')
  await screen.getByRole('button', { name: 'Inloggen' }).click()

  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(calls.at(-1)?.headers.get('x-login-code')).toBe('abcdefghij')
})

test('where the app can’t be checked, the login asks for a recovery code at once', async () => {
  const onlyRecovery = () => refusal(401, 'nee', { 'x-login-needs': 'recovery-code' })
  const { screen, calls } = await logIn({
    [probe]: [onlyRecovery()],
    [opening]: [onlyRecovery(), Response.json(session, { status: 201 })],
  })
  const code = screen.getByLabelText('Herstelcode')

  await expect
    .element(
      screen.getByText(
        'De code uit je app kunnen we nu niet controleren. Gebruik een herstelcode.',
      ),
    )
    .toBeVisible()
  await expect.element(code).toHaveFocus()
  await code.fill('abcd-efgh-ijkl-mnop')
  await screen.getByRole('button', { name: 'Inloggen' }).click()
  await expect.element(screen.getByText('Deze code klopt niet.')).toBeVisible()

  await code.fill('bcde-fghi-jklm-nopq')
  await screen.getByRole('button', { name: 'Inloggen' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(calls.at(-1)?.headers.get('x-login-code')).toBe('bcdefghijklmnopq')
})

test('too many wrong codes cause a delay', async () => {
  const { screen } = await logIn({
    [probe]: [needsCode('Vul ook de code in.')],
    [opening]: [refusal(429, 'wacht', { 'retry-after': '8' })],
  })
  await screen.getByLabelText('Code uit je app').fill('000000')
  await screen.getByRole('button', { name: 'Inloggen' }).click()

  await expect
    .element(screen.getByText('Te veel mislukte pogingen. Probeer het over 8 seconden opnieuw.'))
    .toBeVisible()
})

test('during the delay a recovery code is accepted', async () => {
  const { screen, calls } = await logIn({
    [probe]: [refusal(429, 'wacht', { 'retry-after': '36000' })],
    [opening]: [Response.json(session, { status: 201 })],
  })
  await expect
    .element(screen.getByText('Te veel mislukte pogingen. Probeer het over 10 uur opnieuw.'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
  await expect.element(screen.getByLabelText('Herstelcode')).toHaveFocus()
  await screen.getByLabelText('Herstelcode').fill('abcd-efgh-ijkl-mnop')
  await screen.getByRole('button', { name: 'Inloggen' }).click()

  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(calls.at(-1)?.headers.get('x-login-code')).toBe('abcdefghijklmnop')
})

test('the code step has a way back, and both steps keep their text', async () => {
  const { screen, calls } = await logIn({
    [probe]: [needsCode('Vul ook de code in.'), needsCode('Vul ook de code in.')],
  })
  await screen.getByRole('button', { name: 'Inloggen' }).click()
  await expect.element(screen.getByText('Vul de code in')).toBeVisible()
  await screen.getByLabelText('Code uit je app').fill('123')
  await screen.getByRole('button', { name: 'Terug', exact: true }).click()

  await expect.element(screen.getByLabelText('Gebruikersnaam')).toHaveValue('beheer')
  await expect.element(screen.getByLabelText('Wachtwoord')).toHaveValue('een lang wachtwoord')
  await screen.getByRole('button', { name: 'Inloggen' }).click()
  await expect.element(screen.getByLabelText('Code uit je app')).toHaveValue('123')
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET'])
})

test('the button shows that the login is in progress', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const screen = await render(<Site initialEntries={['/admin/login']} />)
  await screen.getByLabelText('Gebruikersnaam').fill('beheer')
  await screen.getByLabelText('Wachtwoord').fill('een lang wachtwoord')
  await screen.getByRole('button', { name: 'Inloggen' }).click()

  await expect.element(screen.getByRole('button', { name: 'Inloggen...' })).toBeVisible()
  resolve(refusal(401, 'nee'))
  await expect.element(screen.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
})

test('a logged-in admin is redirected', async () => {
  sessionStorage.setItem('adminAuth', 'true')
  sessionStorage.setItem('adminCredentials', '{"username":"beheer","password":"ppk_sleutel"}')
  const screen = await render(<Site initialEntries={['/admin/login']} />)

  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
