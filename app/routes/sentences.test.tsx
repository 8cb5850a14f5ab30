import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet, useParams } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AirportForm } from '#app/admin/airports/airport-form.tsx'
import { admin } from '#app/admin/api/api.ts'
import { createQueries } from '#app/admin/api/queries.ts'
import { Dashboard } from '#app/admin/dashboard/dashboard.tsx'
import { Welcome } from '#app/admin/session/welcome.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import AirportsPage from '#app/routes/admin/airports/list.tsx'
import AdminLayout, {
  clientLoader as enterAdmin,
  HydrateFallback,
} from '#app/routes/admin/layout.tsx'
import LoginPage, { clientLoader as enterLogin } from '#app/routes/admin/login.tsx'
import { BlogContent } from '#app/site/blog/blog-content.tsx'
import { fetchPost } from '#app/site/blog/fetch-post.ts'
import { PostContent } from '#app/site/blog/post-content.tsx'
import { CookieBanner } from '#app/site/consent/cookie-banner.tsx'
import { ContactDesk } from '#app/site/contact/contact-desk.tsx'
import { useFilter } from '#app/site/filter/filter-context.tsx'
import { HomeContent } from '#app/site/home/home-content.tsx'
import { getJson } from '#app/site/page/get-json.ts'
import { Frame } from '#app/site/shell/frame.tsx'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { anAirport, aPost } from '#test/fixtures.ts'
import { asRead, messages, missingFrom, screens } from '#test/sentences.ts'

const never = new Promise<never>(() => undefined)
const waits = () => never
const alerted = vi.fn()

beforeEach(async () => {
  await page.viewport(1280, 800)
  alerted.mockReset()
  vi.spyOn(window, 'alert').mockImplementation(alerted)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

// What answers.
const airport = {
  ...anAirport(),
  ...{ aliases: [], version: 3, updatedAt: '2026-11-18T09:24:00.000Z', parkings: 5 },
  priceFollows: false,
}
const contact = {
  id: 1,
  name: 'Jo',
  email: 'jo@example.com',
  subject: 'Een vraag',
  message: 'Hoe?',
}
const createdAt = '2026-11-20T15:42:00.000Z'
const summary = {
  ...{ totalAirports: 8, totalParkings: 15, totalBlogPosts: 8, totalFaqs: 18 },
  ...{ openContactRequests: 1, totalAffiliateClicks: 0, latestClicks: [] },
  latestContacts: [
    { ...contact, createdAt, isResolved: false },
    { ...contact, createdAt, id: 2, isResolved: true },
  ],
}
const session = { username: 'beheer', key: 'ppk_sleutel', expiresAt: '2026-11-21T04:00:00.000Z' }
const airports = 'GET /api/admin/airports'
const oneAirport = 'GET /api/admin/airports/1'
const change = 'PUT /api/admin/airports/1'
const removal = 'DELETE /api/admin/airports/1'
const dashboard = 'GET /api/admin/dashboard'
const listed = () => ({ [airports]: [Response.json([airport]), Response.json([])] })
const loaded = () => ({ [oneAirport]: [Response.json(airport)] })
const failedTwice = () => [new Response('', { status: 500 }), new Response('', { status: 500 })]

/** How each state comes about. */
const states: Record<keyof typeof screens, () => Promise<unknown>> = {
  'the menu on a phone': async () => {
    await page.viewport(390, 700)
    await show('/', <Frame>De pagina</Frame>)
    await page.getByRole('button', { name: /^Menu/ }).click()
  },
  'the question about cookies': () => showCookies(),
  'home, posts loading': () => showHome(never),
  'home without posts': () => showHome(Promise.resolve([])),
  'the blog, loading': () => show('/blog', <BlogContent posts={never} />),
  'the blog, failed': () => show('/blog', <BlogContent posts={failing()} />),
  'the blog without posts': () => show('/blog', <BlogContent posts={Promise.resolve([])} />),
  'a post': () => showPost(Promise.resolve({ post: aPost(), related: [] })),
  'a post, loading': () => showPost(never),
  'a post, failed': () => showPost(failing()),
  'the contact form, left empty': async () => {
    await show('/contact', <ContactDesk />)
    await press('Verzenden')
  },
  'the contact form, sending': () => sendMessage(waits),
  'the contact form, sent': () => sendMessage([Response.json({ id: 1 }, { status: 201 })]),
  'the admin, loading': () => show('/admin', <HydrateFallback />),
  'the frame of the admin': () => showFrame(),
  'the login, left empty': async () => {
    await showLogin({})
    await press('Inloggen')
  },
  'the login, sending': () => logIn({ [dashboard]: waits }),
  'the login, wrong credentials': () => logIn({ [dashboard]: [refusal(401, 'nee')] }),
  'the login, dashboard not OK': () => logIn({ [dashboard]: [refusal(500, 'stuk')] }),
  'the login, no answer': () => logIn({}),
  'logged in': () => logIn(welcome()),
  'the dashboard, loading': () => showDashboard({ [dashboard]: waits }),
  'the dashboard, failed': () => showDashboard({ [dashboard]: failedTwice() }),
  'the dashboard with requests': () => showDashboard({ [dashboard]: [Response.json(summary)] }),
  'the dashboard, nothing recent': async () => {
    await showDashboard({ [dashboard]: [Response.json({ ...summary, latestContacts: [] })] })
    await page.getByRole('tab', { name: 'Recente activiteit' }).click()
  },
  'the airports of the admin': () => showAirports(listed()),
  'the menu of an airport': async () => {
    await showAirports(listed())
    await press('Acties voor Schiphol')
  },
  'the airports, none found': async () => {
    await showAirports(listed())
    await page.getByRole('searchbox').fill('nergens')
  },
  'no airports': () => showAirports({ [airports]: [Response.json([])] }),
  'the airports, loading': () => showAirports({ [airports]: waits }),
  'the airports, failed': () => showAirports({ [airports]: failedTwice() }),
  'deleting an airport': async () => {
    await showAirports(listed())
    await askToDelete()
  },
  'an airport, deleted': () => remove([Response.json({ change: 'abc' })]),
  'an airport, not deleted': () => remove(failedTwice()),
  'an airport, not deleted for want of an answer': () => remove([]),
  'the form of a new airport': () => showForm('/admin/airports/new'),
  'a new airport, left empty': async () => {
    await showForm('/admin/airports/new')
    await press('Toevoegen')
  },
  'a new airport, saving': () => add(waits),
  'a new airport, saved': () => add([Response.json(airport, { status: 201 })]),
  'the form of an airport': () => showForm('/admin/airports/1/edit', loaded()),
  'an airport, loading': () => showForm('/admin/airports/1/edit', { [oneAirport]: waits }),
  'an airport, failed': () => showForm('/admin/airports/1/edit', { [oneAirport]: failedTwice() }),
  'an airport, missing': () =>
    showForm('/admin/airports/1/edit', { [oneAirport]: [refusal(404, 'Niet gevonden')] }),
  'an airport, saving': () => save(waits),
  'an airport, saved': () => save([Response.json(airport)]),
  'an airport, not saved': () => save(failedTwice()),
  'an airport, not saved for want of an answer': () => save([]),
}

test.each(Object.entries(screens))('the screen says what is specified: %s', async (name, state) => {
  await states[name as keyof typeof screens]()
  await expect.poll(() => missingFrom(shown(), state)).toEqual([])
})

/** What is thrown, alerted or stored. */
const said: Record<keyof typeof messages, () => unknown> = {
  'a message that was not sent': async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await sendMessage(failedTwice())
    await expect.poll(() => alerted.mock.calls).toHaveLength(1)
    // A failure is logged, as specified.
    expect(logged).toHaveBeenCalled()
    logged.mockClear()
    return alerted.mock.calls[0]
  },
  'a post that was not found': () =>
    failure('GET /api/blog', [refusal(404, ''), () => fetchPost('tips')]),
  'a list instead of a post': () =>
    failure('GET /api/blog', [Response.json([]), () => fetchPost('tips')]),
  'a failed read with a text': () =>
    failure('GET /api/blog', [
      new Response('Even niet', { status: 503 }),
      () => getJson('/api/blog'),
    ]),
  'a failed read without a text': () =>
    failure('GET /api/blog', [
      new Response(null, { status: 503, statusText: 'Service Unavailable' }),
      () => getJson('/api/blog'),
    ]),
  'a failed admin call': () =>
    failure(airports, [
      new Response(null, { status: 500, statusText: 'Internal Server Error' }),
      () => admin.get('/api/admin/airports'),
    ]),
  'the filter outside its provider': () => thrownBy(() => renderToString(<FilterReader />)),
  'the storage of an admin who logged in': async () => {
    await logIn(welcome())
    await expect.poll(() => Object.keys(sessionStorage)).toHaveLength(2)
    return Object.keys(sessionStorage)
  },
  'the storage of a visitor who accepted': () => chooseCookies('Alles accepteren'),
  'the storage of a visitor who declined': () => chooseCookies('Alleen noodzakelijk'),
}

test.each(Object.entries(messages))(
  'the browser says what is specified: %s',
  async (name, state) => {
    const texts = [await said[name as keyof typeof messages]()].flat()

    expect(missingFrom(new Set(texts as string[]), state)).toEqual([])
  },
)

/** What a person sees on the screen, or hears of it: each element, and each piece of one. */
function shown(): Set<string> {
  const texts = new Set<string>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility()) continue
    texts.add(asRead(element.textContent))
    for (const { nodeType, textContent } of element.childNodes) {
      if (nodeType === Node.TEXT_NODE) texts.add(asRead(textContent ?? ''))
    }
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
      texts.add(asRead(element.getAttribute(name) ?? ''))
    }
  }
  return texts
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function show(path: string, element: ReactNode) {
  const Site = createRoutesStub([{ path: '*', Component: () => element }])
  await render(<Site initialEntries={[path]} />)
}

const failing = () => {
  const failed = Promise.reject(new Error('weg'))
  failed.catch(() => undefined)
  return failed
}

const showHome = (posts: Promise<never[]>) =>
  show('/', <HomeContent gates={[]} more={[]} popular={[]} posts={posts} today="2026-11-20" />)

const showPost = (loaded: Parameters<typeof PostContent>[0]['loaded']) =>
  show('/blog/tips', <PostContent loaded={loaded} slug="tips" />)

async function showCookies() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await show('/', <CookieBanner />)
  await vi.advanceTimersByTimeAsync(1000)
}

async function chooseCookies(button: string) {
  await showCookies()
  await press(button)
  return Object.entries(localStorage).map((entry) => entry.join('='))
}

async function sendMessage(answer: Answers[string]) {
  answerCalls({ 'POST /api/contact': answer })
  await show('/contact', <ContactDesk />)
  for (const [label, text] of [
    ['Naam', 'Marieke'],
    ['E-mail', 'marieke@example.com'],
    ['Onderwerp', 'Shuttle'],
    ['Bericht', 'Hoe vaak rijdt de shuttle?'],
  ] as const) {
    await page.getByLabelText(label, { exact: true }).fill(text)
  }
  await press('Verzenden')
}

async function showAdmin(answers: Answers, at: string) {
  // The strip of the morning would fail after a second.
  answerCalls({ 'GET /api/admin/morning': waits, ...answers })
  await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Admin initialEntries={[at]} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
}

const Admin = createRoutesStub([
  { path: '/admin', Component: Dashboard },
  { path: '/admin/airports', Component: AirportsPage },
  { path: '/admin/airports/new', Component: () => <AirportForm /> },
  { path: '/admin/airports/:id/edit', Component: () => <AirportForm id={useParams().id} /> },
])

const showDashboard = (answers: Answers) => showAdmin(answers, '/admin')
const showAirports = (answers: Answers) => showAdmin(answers, '/admin/airports')
const showForm = (at: string, answers: Answers = {}) => showAdmin(answers, at)

async function askToDelete() {
  await press('Acties voor Schiphol')
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
}

async function remove(answer: Answers[string]) {
  await showAirports({ ...listed(), [removal]: answer })
  await askToDelete()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
}

async function save(answer: Answers[string]) {
  await showForm('/admin/airports/1/edit', { ...loaded(), [change]: answer })
  await page.getByLabelText('Beschrijving').fill('De luchthaven van Amsterdam.')
  await press('Opslaan')
}

async function add(answer: Answers[string]) {
  await showForm('/admin/airports/new', { 'POST /api/admin/airports': answer })
  for (const [label, text] of [
    ['IATA Code', 'AMS'],
    ['Naam', 'Schiphol'],
    ['Prijs vanaf (€)', '5.25'],
    ['Officiële parkeerplaatsen', 'P1'],
    ['Beschrijving', 'De luchthaven van Amsterdam.'],
    ['Afbeelding URL', '/images/luchthaven-schiphol.svg'],
  ] as const) {
    await page.getByLabelText(label, { exact: true }).fill(text)
  }
  await press('Toevoegen')
}

async function showFrame() {
  sessionStorage.setItem('adminAuth', 'true')
  sessionStorage.setItem('adminCredentials', JSON.stringify({ username: 'a', password: 'b' }))
  answerCalls({ [dashboard]: waits, 'GET /api/admin/checks/count': waits })
  const Site = createRoutesStub([
    {
      path: '/admin',
      Component: AdminLayout,
      loader: enterAdmin,
      HydrateFallback,
      children: [{ index: true, Component: () => <h1>De pagina</h1> }],
    },
  ])
  await render(<Site initialEntries={['/admin']} />)
}

const welcome = (): Answers => ({
  [dashboard]: [Response.json({})],
  'POST /api/admin/sessions': [Response.json(session, { status: 201 })],
})

async function showLogin(answers: Answers) {
  answerCalls(answers)
  const Site = createRoutesStub([
    { path: '/admin/login', Component: LoginPage, loader: enterLogin, HydrateFallback: () => null },
    {
      path: '/admin',
      Component: () => (
        <ToastProvider>
          <Welcome />
          <Outlet />
        </ToastProvider>
      ),
    },
  ])
  await render(<Site initialEntries={['/admin/login']} />)
}

async function logIn(answers: Answers) {
  await showLogin(answers)
  await page.getByLabelText('Gebruikersnaam').fill('beheer')
  await page.getByLabelText('Wachtwoord').fill('een lang wachtwoord')
  await press('Inloggen')
}

function FilterReader() {
  useFilter()
  return null
}

async function failure(call: string, [answer, run]: [Response, () => Promise<unknown>]) {
  answerCalls({ [call]: [answer] })
  return thrownBy(run)
}

async function thrownBy(run: () => unknown): Promise<string> {
  try {
    await run()
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing was thrown'
}
