import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { PickerDates } from './picker-dates.tsx'

const today = '2026-11-20'

async function show() {
  const addresses: string[] = []

  function Home() {
    const { search } = useLocation()
    const withStay = useWithStay()
    if (search !== addresses.at(-1)) addresses.push(search)
    return (
      <>
        <PickerDates today={today} />
        <Link to={withStay('/parkeren/schiphol')}>Schiphol</Link>
      </>
    )
  }
  const Airport = () => <p data-testid="airport">{useLocation().search}</p>
  const Site = createRoutesStub([
    { path: '/', Component: Home },
    { path: '/parkeren/:slug', Component: Airport },
  ])
  return { screen: await render(<Site />), addresses }
}

test('a date that is typed digit by digit changes the address once', async () => {
  const { screen, addresses } = await show()
  screen.getByLabelText('Auto brengen').element().focus()
  await userEvent.keyboard('07122030')

  await expect.poll(() => addresses.length).toBeGreaterThan(1)
  expect(addresses).toHaveLength(2)
  expect(addresses[1]).toContain('van=2030-')
})

test('a day that is past is kept once its field is left, so that the next page explains it', async () => {
  const { screen, addresses } = await show()
  await screen.getByLabelText('Auto brengen').fill('2020-07-12')
  screen.getByLabelText('Auto ophalen').element().focus()

  await expect.poll(() => addresses).toEqual(['', '?van=2020-07-12'])
})

test('a day that is cleared leaves the address', async () => {
  const { screen, addresses } = await show()
  await screen.getByLabelText('Auto brengen').fill('2030-07-12')
  await expect.poll(() => addresses).toEqual(['', '?van=2030-07-12'])
  await screen.getByLabelText('Auto brengen').fill('')

  await expect.poll(() => addresses).toEqual(['', '?van=2030-07-12', ''])
})

test('a link takes the dates along', async () => {
  const { screen, addresses } = await show()
  await screen.getByLabelText('Auto ophalen').fill('2030-07-12')
  screen.getByRole('link', { name: 'Schiphol' }).element().focus()
  await expect.poll(() => addresses).toEqual(['', '?tot=2030-07-12'])
  await userEvent.keyboard('{Enter}')

  await expect.element(screen.getByTestId('airport')).toHaveTextContent('?tot=2030-07-12')
})
