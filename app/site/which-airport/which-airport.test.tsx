import { createRoutesStub, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useStay } from '#app/site/stay/use-stay.ts'
import type { RankedAirport } from '#domain/airport/rank-airports.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { comingYear } from '#test/coming-year.ts'
import { WhichAirport } from './which-airport.tsx'

const cheapest = {
  parking: 'Lichtstad Parking',
  total: 5560,
  isUpperBound: false,
  isEstimate: false,
  isOutdated: false,
  check: 'Prijs gecontroleerd op 12 november 2026',
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

const today = amsterdamDay(new Date())

function show(query: string, ranked: RankedAirport[] | null) {
  const Page = () => <WhichAirport asked={useStay(today)} ranked={ranked} />
  const Elsewhere = () => <p data-testid="address">{useLocation().search}</p>
  const Stub = createRoutesStub([
    { path: '/welke-luchthaven', Component: Page },
    { path: '/parkeren/:slug', Component: Elsewhere },
  ])
  return render(<Stub initialEntries={[`/welke-luchthaven${query}`]} />)
}

const ranked = (...airports: RankedAirport[]) =>
  show(`?van=${comingYear}-03-01&tot=${comingYear}-03-08&totTijd=23:30&personen=4`, airports)

beforeEach(() => page.viewport(1280, 900))

test('a row has the totals, the minutes, and what is unknown', async () => {
  const screen = await ranked(eindhoven)

  await expect
    .element(screen.getByRole('row', { name: /Eindhoven/ }))
    .toMatchTextContent(/Lichtstad Parking.*55,60.*€66,00.*7 min hooguit 14.*onbekend/)
})

test('the total in the middle has its sentence', async () => {
  const screen = await ranked(eindhoven)

  await expect
    .element(screen.getByText(/de helft hooguit zoveel, en de helft minstens zoveel/))
    .toBeVisible()
})

test('each price says when it was checked', async () => {
  const official = { total: 9900, check: 'Onbekend wanneer deze prijs is gecontroleerd' }
  const screen = await ranked({ ...eindhoven, official })
  const row = screen.getByRole('row', { name: /Eindhoven/ })

  await expect
    .element(row)
    .toMatchTextContent(/Lichtstad Parking, prijs gecontroleerd op 12 november 2026/)
  await expect.element(row).toMatchTextContent(/€99,00 ?onbekend wanneer deze prijs is/)
})

test('an upper bound and an estimate say so', async () => {
  const screen = await ranked({
    ...eindhoven,
    cheapest: { ...cheapest, isUpperBound: true, isEstimate: true, worst: null },
  })
  const row = screen.getByRole('row', { name: /Eindhoven/ })

  await expect
    .element(row)
    .toMatchTextContent(/Lichtstad Parking, schatting, prijs .* ?hooguit €55,60/)
  await expect.element(row).toMatchTextContent(/7 min/)
})

test('only a price that was checked is marked as the best', async () => {
  const stale = 'Prijs mogelijk verouderd, gecontroleerd op 1 mei 2026'
  const screen = await ranked(
    { ...eindhoven, cheapest: { ...cheapest, isOutdated: true, check: stale } },
    { ...eindhoven, code: 'AMS', name: 'Schiphol', slug: 'schiphol' },
  )

  await expect
    .element(screen.getByRole('row', { name: /Eindhoven/ }))
    .toMatchTextContent(/Lichtstad Parking, prijs mogelijk verouderd, gecontroleerd op 1 mei 2026/)
  for (const name of [/Eindhoven/, /Schiphol/]) {
    await expect.element(screen.getByRole('row', { name })).not.toHaveClass(/yellow/)
  }
})

test('a link carries the stay', async () => {
  const screen = await ranked(eindhoven)

  await screen.getByRole('link', { name: 'Eindhoven' }).click()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent(`?van=${comingYear}-03-01&tot=${comingYear}-03-08&totTijd=23:30&personen=4`)
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

test('without a stay the page asks for one', async () => {
  const screen = await show('', null)

  await expect.element(screen.getByRole('heading', { name: 'Kies eerst je dagen' })).toBeVisible()
  await expect.element(screen.getByLabelText('Auto brengen')).toBeVisible()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})

test('a wrong stay is none', async () => {
  const screen = await show(`?van=${comingYear}-03-08&tot=${comingYear}-03-01`, null)

  await expect
    .element(screen.getByText('Ophalen kan niet vóór het brengen. Kies een latere dag.'))
    .toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Kies eerst je dagen' })).toBeVisible()
})
