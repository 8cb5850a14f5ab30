import { createRoutesStub, Link } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProgressBar } from './progress-bar.tsx'

const { promise: arrival, resolve: arrive } = Promise.withResolvers<null>()

const Page = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <>
        <ProgressBar />
        <Link to="/traag">Traag</Link>
      </>
    ),
  },
  {
    path: '/traag',
    loader: () => arrival,
    Component: () => (
      <>
        <ProgressBar />
        <p>Daar is ze</p>
      </>
    ),
  },
])

test('the bar shows once a navigation takes a while, and disappears when it ends', async () => {
  const screen = await render(<Page />)
  const line = () => document.querySelector<HTMLElement>('[aria-hidden="true"]')
  const style = () => getComputedStyle(line() ?? document.body)
  expect(line()).toBeNull()

  await screen.getByRole('link', { name: 'Traag' }).click()
  await expect.poll(line).not.toBeNull()
  expect(style().transitionDelay).toBe('0.2s')
  await expect.poll(() => style().opacity).toBe('1')

  arrive(null)
  await expect.element(screen.getByText('Daar is ze')).toBeVisible()
  expect(line()).toBeNull()
})
