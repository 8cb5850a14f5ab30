import {
  createRoutesStub,
  data,
  Link,
  type MiddlewareFunction,
  Outlet,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { NoAnswer } from '#app/site/shell/no-answer.tsx'
import { comingYear } from '#test/coming-year.ts'
import { noAnswerId, waitForAnswer } from './unanswered.ts'
import { useChangeSearch } from './use-change-search.ts'

const stay = `van=${comingYear}-12-12&tot=${comingYear}-12-20`
const other = `van=${comingYear}-12-12&tot=${comingYear}-12-30`
/** What the server does at the next request. */
let answer: () => Promise<string> | string
let asked: string[]

beforeEach(() => {
  asked = []
  answer = () => 'prijzen'
})
afterEach(() => vi.useRealTimers())

function loader({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url)
  asked.push(pathname + search)
  return answer()
}

function Page() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const changeSearch = useChangeSearch()
  return (
    <>
      <h1>{pathname + search}</h1>
      <p data-testid="data">{useLoaderData<string>()}</p>
      <div id={noAnswerId} />
      <Link to={`/parkeren/schiphol?${other}`}>Andere data</Link>
      <Link to="/parkeren/schiphol/ringvaart">Terrein</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Terug
      </button>
      <button type="button" onClick={() => changeSearch((query) => `${query}&type=valet`)}>
        Filter
      </button>
    </>
  )
}

const page = {
  Component: Page,
  loader,
  shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.searchParams.get('tot') !== nextUrl.searchParams.get('tot'),
}
const Site = createRoutesStub([
  {
    path: '/',
    // A stub knows less of what its middleware gives.
    middleware: [waitForAnswer as MiddlewareFunction],
    HydrateFallback: () => null,
    Component: () => (
      <>
        <Outlet />
        <NoAnswer />
      </>
    ),
    ErrorBoundary: () => <h1>Stuk</h1>,
    children: [
      { path: 'parkeren/:slug', ...page },
      { path: 'parkeren/:slug/:parking', ...page },
    ],
  },
])

async function open(at = `/parkeren/schiphol?${stay}`) {
  const screen = await render(
    <Site
      initialEntries={['/parkeren/schiphol/eerder', at]}
      initialIndex={1}
      hydrationData={{ loaderData: { '0-0': 'eerst', '0-1': 'eerst' } }}
    />,
  )
  const shows = (address: string) =>
    expect.element(screen.getByRole('heading')).toHaveTextContent(address)
  return {
    screen,
    shows,
    press: (name: string) => screen.getByText(name, { exact: true }).click(),
    notice: screen.getByRole('alert'),
  }
}

const failures: [what: string, answer: () => never][] = [
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
  [
    'a server that is away',
    () => {
      throw Object.assign(new Error('503: Even niet'), { status: 503 })
    },
  ],
  [
    'a proxy without a server',
    () => {
      throw new Response('Bad Gateway', { status: 502 })
    },
  ],
]

test.each(failures)(
  'with %s the page stays, and the same address can be tried again',
  async (...given) => {
    const site = await open()
    answer = given[1]
    await site.press('Andere data')

    await expect
      .poll(() => site.notice.element().textContent)
      .toMatch(
        /De prijzen voor 19 dagen konden we niet ophalen\. Wat je zag, blijft staan: de totalen zijn nog voor 9 dagen, 12 december \d{4} tot en met 20 december \d{4}\. Je nieuwe data staan nog in het formulier\./,
      )
    await site.shows(`/parkeren/schiphol?${stay}`)
    await expect.element(site.screen.getByTestId('data')).toHaveTextContent('eerst')
    await site.press('Probeer opnieuw')
    await expect.poll(() => asked.length).toBe(2)
    await expect.element(site.notice).toBeVisible()

    answer = () => 'nieuw'
    await site.press('Probeer opnieuw')
    await site.shows(`/parkeren/schiphol?${other}`)
    await expect.element(site.screen.getByTestId('data')).toHaveTextContent('nieuw')
    await expect.element(site.notice).not.toBeInTheDocument()
    expect(new Set(asked)).toEqual(new Set([`/parkeren/schiphol?${other}`]))
    await site.press('Terug')
    await site.shows(`/parkeren/schiphol?${stay}`)
  },
)

test('a failed way back keeps the page, and leads back once it is tried again', async () => {
  const site = await open()
  const [, fail] = failures[0] ?? []
  if (fail) answer = fail
  await site.press('Terug')

  await expect
    .poll(() => site.notice.element().textContent)
    .toMatch(/Deze pagina konden we niet ophalen\. Wat je zag, blijft staan\./)
  await site.shows(`/parkeren/schiphol?${stay}`)
  answer = () => 'eerder'
  await site.press('Probeer opnieuw')
  await site.shows('/parkeren/schiphol/eerder')
})

test('the page that stays works on: a filter applies to what is shown, and takes nothing from the way back', async () => {
  const site = await open()
  const [, fail] = failures[0] ?? []
  if (fail) answer = fail
  await site.press('Andere data')
  await expect.element(site.notice).toBeVisible()
  await site.press('Filter')
  await site.shows(`/parkeren/schiphol?${stay}&type=valet`)
  await expect.element(site.notice).not.toBeInTheDocument()

  await site.press('Terug')
  await expect.element(site.notice).toBeVisible()
  await site.press('Filter')
  await site.shows(`/parkeren/schiphol?${stay}&type=valet&type=valet`)
  answer = () => 'eerder'
  await site.press('Terug')
  await site.shows('/parkeren/schiphol/eerder')
})

test('once there is a network again, the page comes by itself', async () => {
  const site = await open()
  const [, fail] = failures[0] ?? []
  if (fail) answer = fail
  await site.press('Terrein')
  await expect.element(site.notice).toBeVisible()
  answer = () => 'terrein'
  window.dispatchEvent(new Event('online'))
  await site.shows('/parkeren/schiphol/ringvaart')
})

test('an answer that takes long is said to, and still counts', async () => {
  const site = await open()
  const late = Promise.withResolvers<string>()
  answer = () => late.promise
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  site.screen
    .getByText('Terrein')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await expect.poll(() => asked.length).toBe(1)
  vi.advanceTimersByTime(15_000)
  vi.useRealTimers()
  await expect.element(site.notice).toBeVisible()

  late.resolve('laat')
  await site.shows('/parkeren/schiphol/ringvaart')
  await expect.element(site.notice).not.toBeInTheDocument()
})

test.each([
  ['a page that is not there', () => data(null, { status: 404 })],
  ['a fault of ours', () => new TypeError("Cannot read properties of undefined (reading 'fetch')")],
])('%s is shown as such', async (_, fault) => {
  const site = await open()
  answer = () => {
    throw fault()
  }
  await site.press('Terrein')
  await site.shows('Stuk')
  await expect.element(site.notice).not.toBeInTheDocument()
})
