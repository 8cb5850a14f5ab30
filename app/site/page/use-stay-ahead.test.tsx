import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useStayAhead } from './use-stay-ahead.ts'
import { useWithStay } from './use-with-stay.ts'

const addresses = ['/blog', '/faq?tab=parkeren', '/parkeren/schiphol', '/privacybeleid']

function Page() {
  const { pathname, search } = useLocation()
  const withStay = useWithStay()
  return (
    <div onClickCapture={useStayAhead()}>
      {addresses.map((address) => (
        <Link key={address} to={withStay(address)}>
          {address}
        </Link>
      ))}
      <p data-testid="address">{pathname + search}</p>
    </div>
  )
}
const Site = createRoutesStub([{ path: '*', Component: Page }])
const stay = 'van=2030-07-12&tot=2030-07-20'

test('a stay goes past the blog and the questions, which are the same for every stay', async () => {
  const screen = await render(<Site initialEntries={[`/?${stay}`]} />)
  const follow = async (name: string, address: string) => {
    await screen.getByRole('link', { name, exact: true }).click()
    await expect.poll(() => screen.getByTestId('address').element().textContent).toBe(address)
  }
  // As the server renders it.
  expect(screen.getByRole('link', { name: '/blog' }).element().getAttribute('href')).toBe('/blog')

  await follow('/blog', `/blog?${stay}`)
  await follow('/faq?tab=parkeren', `/faq?tab=parkeren&${stay}`)
  await follow('/faq?tab=parkeren', `/faq?tab=parkeren&${stay}`)
  await follow('/parkeren/schiphol', `/parkeren/schiphol?${stay}`)
  await follow('/privacybeleid', '/privacybeleid')
})
