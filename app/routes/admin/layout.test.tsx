import { useQuery } from '@tanstack/react-query'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { admin } from '#app/admin/api/api.ts'
import { basic } from '#app/admin/api/session.ts'
import { answerCalls, refusal } from '#test/calls.ts'
import AdminLayout, { clientLoader, ErrorBoundary, HydrateFallback } from './layout.tsx'
import { clientLoader as enterLogin } from './login.tsx'

const Site = createRoutesStub([
  { path: '/admin/login', Component: Login, loader: enterLogin, HydrateFallback },
  {
    path: '/admin',
    Component: AdminLayout,
    loader: clientLoader,
    HydrateFallback,
    ErrorBoundary,
    children: [
      { path: 'airports', Component: Airports },
      { path: 'blog', Component: Broken },
      { path: '*', Component: () => <p>De pagina zelf</p> },
    ],
  },
])

function Login() {
  const { search } = useLocation()
  return <h1>Inloggen {search}</h1>
}

function Airports() {
  const { data, error } = useQuery({
    queryKey: ['airports'],
    queryFn: () => admin.get('/api/admin/airports'),
  })

  return (
    <>
      <h1>Luchthavens beheren</h1>
      <input aria-label="Zoeken" />
      <p>{data?.join(', ') ?? error?.message ?? 'Laden'}</p>
    </>
  )
}

function Broken(): never {
  throw new Error('kapot')
}

const old = { username: 'beheer', password: 'ppk_oud' }
const session = { username: 'beheer', key: 'ppk_nieuw', expiresAt: '2026-11-21T04:00:00.000Z' }
const summary = { openContactRequests: 3 }

beforeEach(() => {
  sessionStorage.setItem('adminAuth', 'true')
  sessionStorage.setItem('adminCredentials', JSON.stringify(old))
})

afterEach(async () => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  await page.viewport(1280, 800)
})

async function open(answers: Record<string, Response[]>, path = '/admin/airports') {
  const calls = answerCalls({
    'GET /api/admin/dashboard': [Response.json(summary)],
    'GET /api/admin/checks/count': [Response.json({ done: 0, left: 12 })],
    ...answers,
  })
  const screen = await render(<Site initialEntries={[path]} />)
  return { screen, calls }
}

const airports = 'GET /api/admin/airports'
const dialogName = 'Log opnieuw in'

test('while the page loads, its title is there', async () => {
  const Loading = createRoutesStub([
    {
      path: '/admin/airports',
      Component: () => null,
      loader: () => new Promise(() => undefined),
      HydrateFallback,
    },
  ])
  const screen = await render(<Loading initialEntries={['/admin/airports']} />)

  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Luchthavens beheren' }))
    .toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading...')
})

test('without a session the page redirects to the login, which returns to it', async () => {
  sessionStorage.clear()
  const { screen, calls } = await open({})

  await expect
    .element(screen.getByRole('heading', { name: 'Inloggen ?naar=%2Fadmin%2Fairports' }))
    .toBeVisible()
  expect(calls).toEqual([])
})

test('the menu counts what is not well, with each effect', async () => {
  await page.viewport(1280, 800)
  const trouble = { cause: 'copies', title: 'Geen goede kopie.', text: '' }
  const found = { cause: 'disk', title: 'Vol.', text: '', effects: [trouble] }
  const since = '2026-11-18T01:51:00.000Z'
  const { screen } = await open({
    [airports]: [Response.json(['AMS'])],
    'GET /api/admin/dashboard': [
      Response.json({ ...summary, alarms: [{ found, since, mailedAt: null, overAt: null }] }),
    ],
  })
  const menu = screen.getByRole('navigation', { name: 'Beheer' })

  await expect.element(menu.getByText('2 niet in orde')).toBeVisible()
})

test('the menu lists what there is to do, by its aim, and marks the current page', async () => {
  await page.viewport(1280, 800)
  const { screen } = await open({ [airports]: [Response.json(['AMS'])] })
  const menu = screen.getByRole('navigation', { name: 'Beheer' })

  await expect.element(menu.getByText('3 open')).toBeVisible()
  await expect.element(menu.getByText('12 vandaag te doen')).toBeVisible()
  const links = menu.getByRole('link').elements()
  const aims = menu.getByRole('heading', { level: 2 }).elements()
  expect(aims.map((aim) => aim.textContent)).toEqual(['Vandaag', 'Aanbod', 'Inhoud', 'Cijfers'])
  expect(links.map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Controle12 vandaag te doen',
    'Contact3 open',
    'Luchthavens',
    'Parkings',
    'Aanbieders',
    'Blog',
    'Media',
    'FAQs',
    'Statistieken',
    'Opbrengst',
    "Programma's",
    'Conversies',
    'Uitbetalingen',
    'Instellingen',
    'Systeem',
  ])
  expect(
    links.filter((link) => link.ariaCurrent === 'page').map((link) => link.textContent),
  ).toEqual(['Luchthavens'])
})

test('on a small screen the menu is a drawer, with a logout button', async () => {
  await page.viewport(390, 800)
  const { screen } = await open({ [airports]: [Response.json(['AMS'])] })
  await screen.getByRole('button', { name: 'Menu openen' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Menu' })

  await expect.element(drawer.getByRole('link', { name: 'Instellingen' })).toBeVisible()
  expect(drawer.element().getBoundingClientRect().width).toBe(256)

  await drawer.getByRole('button', { name: 'Uitloggen' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
})

test('a page that throws leaves the menu usable', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const { screen } = await open({ [airports]: [Response.json(['AMS'])] }, '/admin/blog')

  await expect
    .element(screen.getByRole('heading', { name: 'Er ging iets mis' }))
    .toBeInTheDocument()
  await screen.getByRole('navigation', { name: 'Beheer' }).getByText('Luchthavens').click()
  await expect.element(screen.getByText('AMS')).toBeVisible()
  expect(complaints).toHaveBeenCalled()
  complaints.mockRestore()
})

test('logging out revokes the key, forgets it and opens the login', async () => {
  const { screen, calls } = await open({ [airports]: [Response.json(['AMS'])] })
  await screen.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click()

  await expect.element(screen.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  expect(calls.at(-1)?.method).toBe('DELETE')
  expect(calls.at(-1)?.headers.get('authorization')).toBe(basic(old))
})

test('logging out in another tab with the same key opens the login here too', async () => {
  const { screen } = await open({ [airports]: [Response.json(['AMS'])] })
  await expect.element(screen.getByText('AMS')).toBeVisible()
  const otherTab = new BroadcastChannel('admin-logged-out')
  otherTab.postMessage(old.password)

  await expect.element(screen.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  otherTab.close()
})

test('the header links to the site, and shows its configured name', async () => {
  document.title = 'Luchthavens | Parkeerpiloot Admin'
  const settings = { values: { product: 'Parkeerkompas' }, version: 1 }
  const { screen } = await open({
    [airports]: [Response.json(['AMS'])],
    'GET /api/admin/settings': [Response.json(settings)],
  })
  const header = screen.getByRole('banner')

  await expect.element(header.getByRole('link', { name: 'Parkeerkompas Admin' })).toBeVisible()
  await expect
    .element(header.getByRole('link', { name: 'Bekijk site' }))
    .toHaveAttribute('href', '/')
  await expect.poll(() => document.title).toBe('Luchthavens | Parkeerkompas Admin')
})

test('a 401 opens the login dialog over the page, then repeats the call', async () => {
  const { screen, calls } = await open({
    [airports]: [refusal(401, 'nee'), Response.json(['AMS', 'EIN'])],
    'GET /api/admin/dashboard': [Response.json(summary), Response.json(summary)],
    'POST /api/admin/sessions': [Response.json(session, { status: 201 })],
  })
  const dialog = screen.getByRole('dialog', { name: dialogName })

  await expect.element(dialog.getByLabelText('Gebruikersnaam')).toHaveValue('beheer')
  await expect.element(dialog.getByLabelText('Wachtwoord')).toHaveFocus()
  await dialog.getByLabelText('Wachtwoord').fill('een lang wachtwoord')
  await userEvent.keyboard('{Enter}')

  await expect.element(screen.getByText('AMS, EIN')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.at(-1)?.headers.get('authorization')).toBe(
    basic({ username: 'beheer', password: 'ppk_nieuw' }),
  )
})

test('the login dialog keeps everything typed on the page', async () => {
  const { screen } = await open({
    [airports]: [Response.json(['AMS'])],
    'PUT /api/admin/airports/1': [refusal(401, 'nee'), Response.json({ id: 1 })],
    'GET /api/admin/dashboard': [Response.json(summary), Response.json(summary)],
    'POST /api/admin/sessions': [Response.json(session, { status: 201 })],
  })
  await screen.getByLabelText('Zoeken').fill('Rotterdam')
  const saved = admin.put('/api/admin/airports/1', { name: 'Rotterdam' })
  const dialog = screen.getByRole('dialog', { name: dialogName })
  await dialog.getByLabelText('Wachtwoord').fill('een lang wachtwoord')
  await dialog.getByRole('button', { name: 'Inloggen' }).click()

  expect(await saved).toEqual({ id: 1 })
  await expect.element(screen.getByLabelText('Zoeken')).toHaveValue('Rotterdam')
})

test('a wrong password is reported in the dialog', async () => {
  const { screen } = await open({
    [airports]: [refusal(401, 'nee')],
    'GET /api/admin/dashboard': [Response.json(summary), refusal(401, 'nee')],
  })
  const dialog = screen.getByRole('dialog', { name: dialogName })
  await dialog.getByLabelText('Wachtwoord').fill('fout')
  await dialog.getByRole('button', { name: 'Inloggen' }).click()

  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Inloggen mislukt. Ongeldige gebruikersnaam of wachtwoord.')
})

test('cancelling the dialog keeps the page, and fails the call', async () => {
  const { screen } = await open({
    [airports]: [Response.json({}, { status: 401, statusText: 'Unauthorized' })],
  })
  const dialog = screen.getByRole('dialog', { name: dialogName })
  await dialog.getByRole('button', { name: 'Annuleren' }).click()

  await expect.element(screen.getByText('API Error: 401 - Unauthorized')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

const account = { username: 'beheer', hasSecondFactor: false, recoveryCodes: 0 }
const asRole = (role: string) => ({
  'GET /api/admin/account': Array.from({ length: 5 }, () => Response.json({ ...account, role })),
})

const ownAccount = '/admin/settings/access'

test.each([
  ['reader', ownAccount, []],
  ['editor', ownAccount, ['Contact']],
  ['manager', '/admin/settings', ['Contact', "Collega's"]],
])('the menus offer a %s only what the role may open', async (role, settings, offered) => {
  const { screen } = await open({ ...asRole(role), [airports]: [Response.json([])] })
  const menu = screen.getByRole('navigation', { name: 'Beheer', exact: true })
  await expect
    .element(menu.getByRole('link', { name: 'Instellingen' }))
    .toHaveAttribute('href', settings)

  await screen.getByRole('button', { name: 'Account van beheer' }).click()
  const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect.element(link('Mijn account')).toBeVisible()
  for (const name of ['Contact', "Collega's"]) {
    if (offered.includes(name)) await expect.element(link(name)).toBeVisible()
    else await expect.element(link(name)).not.toBeInTheDocument()
  }
})

test('the account menu says who is logged in, and closes when it leads on', async () => {
  const { screen } = await open({ ...asRole('editor'), [airports]: [Response.json([])] })
  await screen.getByRole('button', { name: 'Account van beheer' }).click()

  await expect.element(screen.getByText('Redacteur, twee stappen uit')).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Weergave' })).toBeVisible()
  await screen.getByRole('link', { name: 'Mijn account' }).click()
  await expect.element(screen.getByText('De pagina zelf')).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Weergave' })).not.toBeInTheDocument()
})

test('on a small screen the account folds out in the menu', async () => {
  await page.viewport(390, 800)
  const { screen } = await open({ ...asRole('manager'), [airports]: [Response.json([])] })
  await screen.getByRole('button', { name: 'Menu openen' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Menu' })
  await drawer.getByText('beheer', { exact: true }).first().click()

  await expect.element(drawer.getByText('Beheerder, twee stappen uit')).toBeVisible()
  await expect.element(drawer.getByRole('link', { name: "Collega's" })).toBeVisible()
})

test.each(['settings', 'settings/backups', 'contacts', 'airports/new'])(
  'the address /admin/%s shows a reader a clear page, and makes no call of its own',
  async (path) => {
    sessionStorage.setItem('adminRole', 'reader')
    const { screen } = await open(asRole('reader'), `/admin/${path}`)

    await expect
      .element(screen.getByRole('heading', { name: 'Deze pagina is niet voor jouw rol' }))
      .toBeVisible()
    await expect.element(screen.getByText('De pagina zelf')).not.toBeInTheDocument()
  },
)

test('a call that is refused by role has the screens follow the new role', async () => {
  const { screen } = await open({
    'GET /api/admin/account': [
      Response.json({ ...account, role: 'manager' }),
      ...asRole('reader')['GET /api/admin/account'],
    ],
    [airports]: [refusal(403, 'Dit mag alleen een beheerder.')],
  })
  const menu = screen.getByRole('navigation', { name: 'Beheer', exact: true })

  await expect
    .element(menu.getByRole('link', { name: 'Instellingen' }))
    .toHaveAttribute('href', ownAccount)
  await expect.element(menu.getByText('Contact')).not.toBeInTheDocument()
})
