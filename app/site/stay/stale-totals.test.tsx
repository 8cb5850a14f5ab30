import { createRoutesStub, Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useStayAhead } from '#app/site/page/use-stay-ahead.ts'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { comingYear } from '#test/coming-year.ts'
import { StaleNote, StaleTotals, TypedStayProvider } from './stale-totals.tsx'
import { StayBar } from './stay-bar.tsx'
import { useStay } from './use-stay.ts'

const [from, to, later] = [`${comingYear}-07-12`, `${comingYear}-07-20`, `${comingYear}-07-30`]

function Airport() {
  const asked = useStay(`${comingYear}-01-01`)
  const withStay = useWithStay()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (
    <div onClickCapture={useStayAhead()}>
      <TypedStayProvider asked={asked}>
        <StayBar {...asked} />
        <StaleTotals stay={asked.stay}>
          <StaleNote stay={asked.stay} />
          <p data-testid="total">€62,55</p>
        </StaleTotals>
        <Link to={withStay('/parkeren/eindhoven')}>Eindhoven</Link>
        <button
          type="button"
          onClick={() => navigate({ search: `${search}&type=zelf` }, { replace: true })}
        >
          Zelf parkeren
        </button>
        <button type="button" onClick={() => navigate(-1)}>
          Terug
        </button>
      </TypedStayProvider>
      <h2 id="resultaten" tabIndex={-1}>
        5 parkeerterreinen gevonden
      </h2>
      <Address />
    </div>
  )
}

const Address = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}
const Site = createRoutesStub([{ path: '/parkeren/:slug', Component: Airport }])
const show = async () => {
  await page.viewport(1280, 900)
  const screen = await render(
    <Site initialEntries={[`/parkeren/schiphol?van=${from}&tot=${to}`]} />,
  )
  const isStale = () => screen.getByTestId('total').element().closest('[data-stale]') !== null
  return { screen, isStale }
}

test('totals of other dates than those that are typed say so, until the new ones are applied', async () => {
  const { screen, isStale } = await show()
  expect(isStale()).toBe(false)
  await screen.getByLabelText('Auto ophalen').fill(later)

  await expect.poll(isStale).toBe(true)
  await expect
    .element(screen.getByText(/^Je koos andere data\./))
    .toHaveTextContent(
      'Je koos andere data. De totalen hieronder zijn nog voor 9 dagen, 12–20 jul. Toon prijzen voor 19 dagen',
    )
  await screen.getByRole('button', { name: 'Toon prijzen voor 19 dagen' }).last().click()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent(`/parkeren/schiphol?van=${from}&tot=${later}`)
  await expect.poll(isStale).toBe(false)
})

test('dates that are typed go along to another airport before they are applied', async () => {
  const { screen } = await show()
  await screen.getByLabelText('Auto ophalen').fill(later)
  await screen.getByRole('link', { name: 'Eindhoven' }).click()

  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent(`/parkeren/eindhoven?van=${from}&tot=${later}`)
})

test('dates that are typed still stand there on the way back from another airport', async () => {
  const { screen, isStale } = await show()
  const isAt = (address: string) =>
    expect.element(screen.getByTestId('address')).toHaveTextContent(address)
  const pickUp = screen.getByLabelText('Auto ophalen')
  await pickUp.fill(later)
  await expect.poll(isStale).toBe(true)
  // A filter replaces the entry of the history.
  await screen.getByRole('button', { name: 'Zelf parkeren' }).click()
  await isAt(`/parkeren/schiphol?van=${from}&tot=${to}&type=zelf`)
  await screen.getByRole('link', { name: 'Eindhoven' }).click()
  await isAt(`/parkeren/eindhoven?van=${from}&tot=${later}`)
  await expect.poll(isStale).toBe(false)
  await screen.getByRole('button', { name: 'Terug' }).click()

  await isAt(`/parkeren/schiphol?van=${from}&tot=${to}&type=zelf`)
  await expect.element(pickUp).toHaveValue(later)
  await expect.poll(isStale).toBe(true)
})
