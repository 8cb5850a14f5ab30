import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { anAirport } from '#test/fixtures.ts'
import { AirportCard } from './airport-card.tsx'

const tall =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="300" height="900"/%3E'

const Site = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <div style={{ width: 300 }}>
        <AirportCard airport={anAirport({ imageUrl: tall })} />
      </div>
    ),
  },
])

test('a picture of any ratio is cropped to the ratio of the card', async () => {
  await page.viewport(1280, 800)
  const screen = await render(<Site />)
  const picture = screen.getByRole('article').getByRole('presentation').element()
  await expect.poll(() => picture instanceof HTMLImageElement && picture.complete).toBe(true)

  const { width, height } = picture.parentElement?.getBoundingClientRect() ?? new DOMRect()
  expect(width / height).toBeCloseTo(5 / 3, 1)
})

test('beside a price that nobody can book stands what can be booked', async () => {
  const booking = async (priceFrom: number, lowestPrice: number | null) => {
    const airport = anAirport({ priceFrom, lowestPrice })
    const Card = createRoutesStub([
      { path: '/', Component: () => <AirportCard airport={airport} /> },
    ])
    const screen = await render(<Card />)
    const text = screen.getByRole('article').element().textContent ?? ''
    await screen.unmount()
    return text
  }

  expect(await booking(5.25, 6.95)).toMatch(/Vanaf €5,25 per dagte boeken vanaf €6,95/)
  expect(await booking(5.25, null)).toMatch(/Vanaf €5,25 per dagnog niets te boeken/)
  expect(await booking(5.25, 5.25)).not.toContain('te boeken')
})

test('under the price stands its check, and with a stay its total', async () => {
  const check = (text: string) => ({ on: null, isFresh: true, text })
  const lowestCheck = check('prijs mogelijk verouderd, gecontroleerd op 1 mei 2026')
  const lowestStay = { total: 6255, check: check('prijs gecontroleerd'), mayCome: false }
  const read = async (stay?: { days: number; from: string; to: string }) => {
    const airport = { ...anAirport(), lowestCheck, lowestStay }
    const Card = createRoutesStub([
      { path: '/', Component: () => <AirportCard airport={airport} stay={stay} /> },
    ])
    const screen = await render(<Card />)
    const text = screen.getByRole('article').element().textContent ?? ''
    await screen.unmount()
    return text
  }

  expect(await read()).toContain(lowestCheck.text)
  expect(await read({ from: '2026-12-01', to: '2026-12-09', days: 9 })).toContain(
    '9 dagen, vanaf €62,55, prijs gecontroleerd',
  )
})

test('without a bookable price the card says that there are no providers yet', async () => {
  const Card = createRoutesStub([
    { path: '/', Component: () => <AirportCard airport={anAirport({ priceFrom: null })} /> },
  ])
  const screen = await render(<Card />)

  await expect.element(screen.getByText('Nog geen aanbieders')).toBeVisible()
  await expect.element(screen.getByText(/€/)).not.toBeInTheDocument()
})
