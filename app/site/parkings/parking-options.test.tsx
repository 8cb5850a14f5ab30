import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Parking } from '#domain/parking/parking.ts'
import { anAirport, aParking } from '#test/fixtures.ts'
import { ParkingOptions } from './parking-options.tsx'

async function titles(parkings: Parking[], officialParkings = 'P1, P3') {
  const element = <ParkingOptions airport={anAirport({ officialParkings })} parkings={parkings} />
  const router = createMemoryRouter([{ path: '/', element }])
  const screen = await render(<RouterProvider router={router} />)
  const names = () =>
    screen
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent)
  return { screen, names }
}

const official = 'Officiële parkings van de luchthaven'
const shuttle = aParking({ distance: 12 })
const valet = aParking({ id: 2, type: 'valet' })
const self = aParking({ id: 3, type: 'self' })

test('all three ways are explained where all three exist', async () => {
  const near = aParking({ id: 4, distance: 5 })
  const { screen, names } = await titles([shuttle, valet, near])

  expect(names()).toEqual([official, 'Terreinen met een shuttle', 'Valet parking'])
  await expect
    .element(screen.getByText(/Schiphol heeft 2 officiële parkings: P1, P3/))
    .toBeVisible()
  await expect.element(screen.getByText(/Dat duurt hier 5 tot 12 minuten/)).toBeVisible()
})

test.each([
  { parkings: [shuttle, self], expected: [official, 'Terreinen met een shuttle'] },
  { parkings: [valet], expected: [official, 'Valet parking'] },
  { parkings: [self], expected: [official] },
])('a way that does not exist at the airport is not explained', async ({ parkings, expected }) => {
  const { names } = await titles(parkings)

  expect(names()).toEqual(expected)
})

test('without parkings only the official ones remain, and it says that nothing is compared', async () => {
  const { screen, names } = await titles([], 'P1')

  expect(names()).toEqual([official])
  await expect.element(screen.getByText(/Schiphol heeft 1 officiële parking: P1/)).toBeVisible()
  await expect
    .element(screen.getByText(/vergelijken bij Schiphol nog geen aanbieders/))
    .toBeVisible()
})
