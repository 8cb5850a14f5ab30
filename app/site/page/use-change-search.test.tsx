import { createRoutesStub, Link, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useChangeSearch } from './use-change-search.ts'

function Adds({ name }: { name: string }) {
  const changeSearch = useChangeSearch()
  return (
    <button type="button" onClick={() => changeSearch((search) => `${search}&${name}=1`)}>
      {name}
    </button>
  )
}

function Page() {
  const { pathname, search } = useLocation()
  return (
    <>
      <output>{pathname + search}</output>
      <Adds name="filter" />
      <Adds name="vergelijk" />
      <Link to="/elders">Elders</Link>
    </>
  )
}

const Site = createRoutesStub([
  { path: '/', Component: Page },
  { path: '/elders', Component: Page },
])
/** Its data takes as long as the test wants; a change of the filter needs none. */
async function openSlow() {
  let loads: PromiseWithResolvers<null>[] = []
  const load = () => {
    const next = Promise.withResolvers<null>()
    loads.push(next)
    return next.promise
  }
  function SlowPage() {
    const navigate = useNavigate()
    return (
      <>
        <Page />
        <Link to="/?van=1&tot=2">Met dagen</Link>
        <button type="button" onClick={() => navigate(-1)}>
          Terug
        </button>
      </>
    )
  }
  const SlowSite = createRoutesStub([
    {
      path: '/',
      Component: SlowPage,
      loader: load,
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.searchParams.get('tot') !== nextUrl.searchParams.get('tot'),
    },
    { path: '/elders', Component: Page, loader: load },
  ])
  const arrive = async () => {
    await new Promise(requestAnimationFrame)
    for (const { resolve } of loads) resolve(null)
    loads = []
  }
  await render(
    <SlowSite initialEntries={['/?van=1']} hydrationData={{ loaderData: { '0': null } }} />,
  )
  return { arrive }
}

const open = () => render(<Site initialEntries={['/?van=1']} />)
const address = () => page.getByRole('status')
const press = (name: string) => page.getByText(name, { exact: true }).element() as HTMLElement

test('changes right after each other all end up in the query', async () => {
  await open()
  press('filter').click()
  press('vergelijk').click()
  await expect.element(address()).toHaveTextContent('/?van=1&filter=1&vergelijk=1')
})

test('a change builds on the query that an earlier one led to', async () => {
  await open()
  press('vergelijk').click()
  await expect.element(address()).toHaveTextContent('/?van=1&vergelijk=1')
  press('filter').click()
  await expect.element(address()).toHaveTextContent('/?van=1&vergelijk=1&filter=1')
})

test('a change keeps what a navigation within the page is about to bring', async () => {
  const site = await openSlow()
  press('Met dagen').click()
  press('filter').click()
  press('vergelijk').click()
  await site.arrive()
  await expect.element(address()).toHaveTextContent('/?van=1&tot=2&filter=1&vergelijk=1')
})

test('back from a change during a navigation leads to where that navigation began', async () => {
  const site = await openSlow()
  press('Met dagen').click()
  press('filter').click()
  await site.arrive()
  await expect.element(address()).toHaveTextContent('/?van=1&tot=2&filter=1')
  press('Terug').click()
  await site.arrive()
  await expect.element(address()).toHaveTextContent('/?van=1')
})

test('a change during a navigation to another page stays on this one', async () => {
  await openSlow()
  press('Elders').click()
  press('filter').click()
  await expect.element(address()).toHaveTextContent('/?van=1&filter=1')
})

test('a change does not hold up the link that is followed next', async () => {
  await open()
  press('filter').click()
  await page.getByText('Elders').click()
  await expect.element(address()).toHaveTextContent('/elders')
})

test('what is pressed is painted before the address changes', async () => {
  await open()
  press('filter').click()
  await new Promise(requestAnimationFrame)
  expect(address().element().textContent).toBe('/?van=1')
  await expect.element(address()).toHaveTextContent('/?van=1&filter=1')
})

test('a link that is followed before that paint is not undone', async () => {
  await open()
  press('filter').click()
  press('Elders').click()
  await expect.element(address()).toHaveTextContent('/elders')
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
  expect(address().element().textContent).toBe('/elders')
})
