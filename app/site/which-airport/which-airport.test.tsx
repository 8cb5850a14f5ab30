import { createRoutesStub, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RankedAirport } from '#domain/airport/rank-airports.ts'
import { WhichAirport, type WhichAirportProps } from './which-airport.tsx'

const cheapest = {
  parking: 'Lichtstad Parking',
  total: 5560,
  pricePerDay: 6.95,
  isUpperBound: false,
  isEstimate: false,
  isOutdated: false,
  minutes: 7,
  worst: 14,
}
const eindhoven: RankedAirport = {
  code: 'EIN',
  name: 'Eindhoven',
  slug: 'eindhoven',
  cheapest,
  middle: 6600,
  official: null,
  hasParkings: true,
}
const without = (name: string, hasParkings: boolean): RankedAirport => ({
  ...eindhoven,
  code: name.slice(0, 3).toUpperCase(),
  name,
  slug: name.toLowerCase(),
  cheapest: null,
  middle: null,
  hasParkings,
})

const noStay = { van: null, tot: null, vanTijd: null, totTijd: null, personen: null }
const stay = { ...noStay, van: '2030-03-01', tot: '2030-03-08', totTijd: '23:30', personen: '4' }

function show(special: Partial<WhichAirportProps> = {}) {
  function Page() {
    return (
      <>
        <WhichAirport given={noStay} errors={{}} today="2030-01-01" ranking={null} {...special} />
        <p data-testid="address">{useLocation().search}</p>
      </>
    )
  }
  const Stub = createRoutesStub([
    { path: '/welke-luchthaven', Component: Page },
    { path: '/parkeren/:slug', Component: Page },
  ])
  return render(<Stub initialEntries={['/welke-luchthaven']} />)
}

const ranked = (...airports: RankedAirport[]) =>
  show({ given: stay, ranking: { airports, days: 8 } })

beforeEach(() => page.viewport(1280, 900))

test('a row has the totals, the minutes, and what is unknown', async () => {
  const screen = await ranked(eindhoven)

  await expect
    .element(screen.getByRole('row', { name: /Eindhoven/ }))
    .toMatchTextContent(/Lichtstad Parking.*55,60.*€66,00.*7 min hooguit 14.*onbekend/)
})

test('an upper bound and an estimate say so', async () => {
  const screen = await ranked({
    ...eindhoven,
    cheapest: { ...cheapest, isUpperBound: true, isEstimate: true, worst: null },
  })
  const row = screen.getByRole('row', { name: /Eindhoven/ })

  await expect.element(row).toMatchTextContent(/Lichtstad Parking, schatting ?hooguit €55,60/)
  await expect.element(row).toMatchTextContent(/7 min/)
})

test('only a price that was checked is marked as the best', async () => {
  const screen = await ranked(
    { ...eindhoven, cheapest: { ...cheapest, isOutdated: true } },
    { ...eindhoven, code: 'AMS', name: 'Schiphol', slug: 'schiphol' },
  )

  await expect
    .element(screen.getByRole('row', { name: /Eindhoven/ }))
    .toMatchTextContent(/Lichtstad Parking, prijs mogelijk verouderd/)
  for (const name of [/Eindhoven/, /Schiphol/]) {
    await expect.element(screen.getByRole('row', { name })).not.toHaveClass(/yellow/)
  }
})

test('a link carries the stay', async () => {
  const screen = await ranked(eindhoven)

  await screen.getByRole('link', { name: 'Eindhoven' }).click()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('?van=2030-03-01&tot=2030-03-08&totTijd=23%3A30&personen=4')
})

test('without a price the row says why', async () => {
  const screen = await ranked(without('Rotterdam', true), without('Charleroi', false))

  await expect
    .element(screen.getByRole('row', { name: /Rotterdam/ }))
    .toMatchTextContent(/Voor dit verblijf is hier geen terrein te boeken\.$/)
  await expect
    .element(screen.getByRole('row', { name: /Charleroi/ }))
    .toMatchTextContent(/We vergelijken hier nog geen aanbieders\.$/)
})

test('without a stay the page asks for one, and puts it in the address', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('heading', { name: 'Wanneer ben je weg?' })).toBeVisible()

  await screen.getByLabelText('Auto brengen').fill('2030-03-01')
  await screen.getByLabelText('Auto ophalen').fill('2030-03-08')
  await screen.getByLabelText('Hoe laat terug?').selectOptions('23:30')
  await screen.getByRole('button', { name: 'Toon totaalprijs' }).click()

  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('?van=2030-03-01&vanTijd=&tot=2030-03-08&totTijd=23%3A30&personen=2')
})

test('what is wrong is said at its own field', async () => {
  const screen = await show({
    given: { ...stay, vanTijd: '06:31' },
    errors: { vanTijd: ['Kies een tijd op het kwartier, zoals 06:30.'] },
  })
  const time = screen.getByLabelText('Hoe laat?')

  await expect
    .element(time)
    .toHaveAccessibleDescription('Kies een tijd op het kwartier, zoals 06:30.')
  await expect.element(time).toBeInvalid()
})
