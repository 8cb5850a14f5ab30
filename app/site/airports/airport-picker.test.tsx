import { createRoutesStub, Link, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useStayAhead } from '#app/site/page/use-stay-ahead.ts'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { comingYear } from '#test/coming-year.ts'
import { anAirport } from '#test/fixtures.ts'
import { AirportPicker } from './airport-picker.tsx'

const today = '2026-11-20'
const [from, to] = [`${comingYear}-07-12`, `${comingYear}-07-20`]
const dates = `van=${from}&tot=${to}`
const check = { on: '2026-11-12', isFresh: true, text: 'prijs gecontroleerd op 12 november 2026' }
const lowestStay = { total: 6255, check, mayCome: false }
const gates = [
  { ...anAirport(), lowestPrice: 6.95, lowestStay },
  { ...anAirport({ code: 'CRL', name: 'Charleroi', slug: 'charleroi' }), lowestPrice: null },
]
const site = { settings: exampleSettings, airports: gates, hasMoreAirports: false, siteUrl: '' }

function Home() {
  const withStay = useWithStay()
  return (
    <div onClickCapture={useStayAhead()}>
      <AirportPicker gates={gates} more={['CGN']} today={today} />
      <Link to={withStay('/parkeren/eindhoven')}>Kaart</Link>
      <Address />
    </div>
  )
}

function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Terug
      </button>
    </>
  )
}

const Site = createRoutesStub([
  {
    id: 'routes/public/layout',
    loader: () => site,
    HydrateFallback: () => null,
    children: [
      { index: true, Component: Home },
      { path: '*', Component: Address },
    ],
  },
])

async function show(query = '') {
  const screen = await render(<Site initialEntries={[`/${query}`]} />)
  await expect.element(screen.getByLabelText('Auto brengen')).toBeVisible()
  return {
    screen,
    isAt: (address: string) =>
      expect.poll(() => screen.getByTestId('address').element().textContent).toBe(address),
    fill: async () => {
      await screen.getByLabelText('Auto brengen').fill(from)
      await screen.getByLabelText('Auto ophalen').fill(to)
    },
  }
}

test('an airport is a button of the form, which takes the dates along', async () => {
  const { screen, fill, isAt } = await show()
  await fill()
  await isAt('/')
  await screen.getByRole('button', { name: /Schiphol/ }).click()

  await isAt(`/parkeren/schiphol?${dates}`)
})

test('without dates an airport has its plain address', async () => {
  const { screen, isAt } = await show()
  await screen.getByRole('button', { name: /Schiphol/ }).click()

  await isAt('/parkeren/schiphol')
})

test('Enter in a date stays on the page, and shows the totals', async () => {
  const { screen, fill, isAt } = await show()
  await fill()
  screen.getByLabelText('Auto brengen').element().focus()
  await userEvent.keyboard('{Enter}')

  await isAt(`/?${dates}`)
  await expect.element(screen.getByText('9 dagen', { exact: true })).toBeVisible()
  const row = screen.getByRole('button', { name: 'AMS Schiphol 9 dagen, vanaf €62,55' })
  await expect.element(row).toBeVisible()
  await expect.element(screen.getByText('Prijzen gecontroleerd op 12 november 2026.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Bijwerken' })).toBeVisible()
})

test('a search that is filled is answered by the overview, with the dates', async () => {
  const { screen, fill, isAt } = await show()
  await fill()
  await screen.getByRole('combobox').fill('parijs')
  await userEvent.keyboard('{Enter}')

  await isAt(`/luchthavens?zoek=parijs&${dates}`)
})

test('an airport that the search suggests gets the dates too', async () => {
  const { screen, fill, isAt } = await show()
  await fill()
  await screen.getByRole('combobox').fill('charl')
  await screen.getByRole('option', { name: /Charleroi/ }).click()

  await isAt(`/parkeren/charleroi?${dates}`)
})

test('a missing date has its message at its field, which gets focus', async () => {
  const { screen } = await show()
  await screen.getByLabelText('Auto brengen').fill(from)
  await screen.getByRole('button', { name: 'Toon totalen' }).click()

  const pickUp = screen.getByLabelText('Auto ophalen')
  await expect.element(pickUp).toHaveAccessibleDescription('Kies de dag waarop je je auto ophaalt.')
  await expect.element(pickUp).toHaveFocus()
})

test('a link beside the form takes along what is typed, and Wissen empties it', async () => {
  const { screen, isAt } = await show(`?${dates}`)
  await screen.getByLabelText('Auto ophalen').fill(`${comingYear}-07-21`)
  await screen.getByRole('link', { name: 'Wissen' }).click()
  await isAt('/')
  await expect.element(screen.getByLabelText('Auto ophalen')).toHaveValue('')

  await screen.getByLabelText('Auto brengen').fill(from)
  await screen.getByRole('link', { name: 'Kaart' }).click()
  await isAt(`/parkeren/eindhoven?van=${from}`)
})

test('the days follow while dates are typed, before they are applied', async () => {
  const { screen, fill, isAt } = await show(`?${dates}`)
  await expect.element(screen.getByText('9 dagen', { exact: true })).toBeVisible()
  await screen.getByLabelText('Auto ophalen').fill(`${comingYear}-07-30`)

  await expect.element(screen.getByText('19 dagen', { exact: true })).toBeVisible()
  await isAt(`/?${dates}`)
  await fill()
  await expect.element(screen.getByText('9 dagen', { exact: true })).toBeVisible()
})

test('dates that are typed still stand there on the way back from a link', async () => {
  const { screen, fill, isAt } = await show()
  await fill()
  await screen.getByRole('link', { name: 'Kaart' }).click()
  await isAt(`/parkeren/eindhoven?${dates}`)
  await screen.getByRole('button', { name: 'Terug' }).click()

  await isAt('/')
  await expect.element(screen.getByLabelText('Auto brengen')).toHaveValue(from)
  await expect.element(screen.getByLabelText('Auto ophalen')).toHaveValue(to)
  await expect.element(screen.getByText('9 dagen', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Toon totalen' }).click()
  await isAt(`/?${dates}`)
  await screen.getByRole('button', { name: 'Terug' }).click()
  await expect.element(screen.getByLabelText('Auto ophalen')).toHaveValue('')
})

test('on a phone the dates stand above the search', async () => {
  await page.viewport(390, 844)
  const { screen } = await show()
  const dates = screen.getByLabelText('Auto ophalen').element().getBoundingClientRect()
  const search = screen.getByRole('combobox').element().getBoundingClientRect()

  expect(dates.bottom).toBeLessThan(search.top)
})

test('a date shows its focus also on the button of the browser in it', async () => {
  await page.viewport(1280, 900)
  const { screen } = await show()
  const dropOff = screen.getByLabelText('Auto brengen').element()
  dropOff.focus()
  for (let stop = 0; document.activeElement === dropOff && stop < 6; stop += 1) {
    expect(getComputedStyle(dropOff).outlineStyle, `stop ${stop}`).toBe('solid')
    await userEvent.keyboard('{Tab}')
  }
  await expect.element(screen.getByLabelText('Auto ophalen')).toHaveFocus()
})
