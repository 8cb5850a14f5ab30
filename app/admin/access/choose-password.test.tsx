import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { answerCalls, refusal } from '#test/calls.ts'
import { ChoosePassword } from './choose-password.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const token = 'a'.repeat(43)
const link = { username: 'collega', isInvitation: true, expiresAt: '2099-11-29T12:00:00.000Z' }
const asked = 'POST /api/password-link'
const set = 'PUT /api/password-link'

const Site = createRoutesStub([
  { path: '/admin/uitnodiging', Component: () => <ChoosePassword token={token} /> },
  { path: '/admin/zonder', Component: () => <ChoosePassword token="" /> },
  { path: '/admin', Component: () => <p>Het dashboard</p> },
  { path: '/admin/login', Component: () => <p>De inlogpagina</p> },
])

async function open(answers: Record<string, Response[]>, path = '/admin/uitnodiging') {
  const calls = answerCalls(answers)
  const screen = await render(
    <ToastProvider>
      <Site initialEntries={[path]} />
    </ToastProvider>,
  )
  return { screen, calls }
}

type Screen = Awaited<ReturnType<typeof open>>['screen']

async function choose(screen: Screen, password: string, again = password) {
  await screen.getByLabelText('Wachtwoord', { exact: true }).fill(password)
  await screen.getByLabelText('Wachtwoord nogmaals').fill(again)
  await screen.getByRole('button', { name: 'Opslaan en inloggen' }).click()
}

test('a password is chosen twice, and logs in at once', async () => {
  const { screen, calls } = await open({
    [asked]: [Response.json(link)],
    [set]: [new Response(null, { status: 204 })],
    'GET /api/admin/dashboard': [Response.json({})],
    'POST /api/admin/sessions': [
      Response.json({ username: 'collega', key: 'ppk_x', role: 'reader' }, { status: 201 }),
    ],
  })
  await expect.element(screen.getByRole('heading', { name: 'Welkom, collega' })).toBeVisible()
  await choose(screen, 'kort')
  await expect.element(screen.getByText('Kies minimaal 10 tekens')).toBeVisible()
  await choose(screen, 'een eigen wachtwoord', 'een ander wachtwoord')
  await expect.element(screen.getByText('Dit is niet hetzelfde wachtwoord')).toBeVisible()
  expect(calls).toHaveLength(1)

  await choose(screen, 'een eigen wachtwoord')
  await expect.element(screen.getByText('Het dashboard')).toBeVisible()
  expect(await calls[1]?.json()).toEqual({ token, next: 'een eigen wachtwoord' })
  expect(sessionStorage.getItem('adminRole')).toBe('reader')
})

test('with a second factor the login page asks for the rest', async () => {
  const { screen } = await open({
    [asked]: [Response.json({ ...link, isInvitation: false })],
    [set]: [new Response(null, { status: 204 })],
    'GET /api/admin/dashboard': [refusal(401, 'Vul ook de code in.', { 'x-login-needs': 'code' })],
  })
  await expect.element(screen.getByRole('heading', { name: 'Nieuw wachtwoord' })).toBeVisible()
  await choose(screen, 'een eigen wachtwoord')

  await expect.element(screen.getByText('Je wachtwoord is opgeslagen.')).toBeVisible()
  await screen.getByRole('link', { name: 'Naar inloggen' }).click()
  await expect.element(screen.getByText('De inlogpagina')).toBeVisible()
})

test('a link that ended says why, also while the form was open', async () => {
  const why = 'Deze link is ingetrokken. Vraag je collega of er een nieuwe is.'
  const { screen } = await open({
    [asked]: [Response.json(link)],
    [set]: [refusal(410, why)],
  })
  await choose(screen, 'een eigen wachtwoord')

  await expect.element(screen.getByText(why)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Probeer opnieuw' }))
    .not.toBeInTheDocument()
})

test('a failed check can be retried', async () => {
  const { screen } = await open({
    [asked]: [refusal(503, 'We zijn zo terug.'), Response.json(link)],
  })
  await expect.element(screen.getByText('We zijn zo terug.')).toBeVisible()
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(screen.getByRole('heading', { name: 'Welkom, collega' })).toBeVisible()
})

test('a link that lost its token is refused without asking the server', async () => {
  const { screen, calls } = await open({}, '/admin/zonder')

  await expect.element(screen.getByText(/^Deze link klopt niet/)).toBeVisible()
  expect(calls).toEqual([])
})
