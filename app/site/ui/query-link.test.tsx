import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QueryLink } from './query-link.tsx'

/** A page whose data come for as long as the test holds them. */
async function open() {
  const data = Promise.withResolvers<null>()
  function Page() {
    return (
      <>
        <output>{useLocation().search}</output>
        <Link to="?van=1&tot=2">Met dagen</Link>
        <QueryLink to={(search) => `?${search}&tab=2`}>Tweede tab</QueryLink>
      </>
    )
  }
  const Site = createRoutesStub([{ path: '/', Component: Page, loader: () => data.promise }])
  await render(<Site initialEntries={['/?van=1']} hydrationData={{ loaderData: { '0': null } }} />)
  return data
}

const link = (name: string) => page.getByRole('link', { name })

test('a link within the page has the query of the page in its address', async () => {
  await open()
  await expect.element(link('Tweede tab')).toHaveAttribute('href', '/?van=1&tab=2')
})

test('a link that is followed during a navigation within the page keeps what that brings', async () => {
  const data = await open()
  await link('Met dagen').click()
  await link('Tweede tab').click()
  await new Promise(requestAnimationFrame)
  data.resolve(null)
  await expect.element(page.getByRole('status')).toHaveTextContent('?van=1&tot=2&tab=2')
})

test('a link that is opened elsewhere leaves the page and its navigation alone', async () => {
  const data = await open()
  await link('Met dagen').click()
  const tab = link('Tweede tab').element()
  tab.addEventListener('click', (event) => event.preventDefault())
  tab.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  data.resolve(null)
  await expect.element(page.getByRole('status')).toHaveTextContent('?van=1&tot=2')
})
