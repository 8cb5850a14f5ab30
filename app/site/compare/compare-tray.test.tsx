import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { quote } from '#domain/quote/quote.ts'
import { aParking } from '#test/fixtures.ts'
import { CompareBox } from './compare-box.tsx'
import { CompareProvider } from './compare-provider.tsx'
import { CompareTray } from './compare-tray.tsx'

const parkings = ['Polderpark', 'Ringvaart', 'Dijkzicht', 'VertrekValet', 'Garage'].map(
  (name, index) => aParking({ id: index + 1, name }),
)

const stay = {
  from: '2030-12-01',
  to: '2030-12-08',
  days: 8,
  fromTime: null,
  toTime: null,
  persons: 2,
}
const charged = parkings.map((parking) => ({
  ...parking,
  quote: quote({ ...parking, tariffs: [], surcharges: [] }, stay),
}))

const Stub = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <CompareProvider parkings={parkings}>
        {parkings.map((parking) => (
          <CompareBox key={parking.id} parking={parking} />
        ))}
        <CompareTray parkings={charged} stay={stay} />
        <p data-testid="address">{useLocation().search}</p>
      </CompareProvider>
    ),
  },
])

async function at(query: string) {
  await page.viewport(1200, 800)
  return render(<Stub initialEntries={[`/${query}`]} />)
}

const box = (name: string) => page.getByRole('checkbox', { name })

test('the tray appears with the first parking, and links to the comparison from the second', async () => {
  const screen = await at('')
  const tray = screen.getByRole('region', { name: 'Je vergelijking' })
  await expect.element(tray).not.toBeInTheDocument()

  await box('Vergelijk Polderpark').click()
  await expect.element(tray.getByText('€55,60 totaal')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Kies er nog een' })).toBeDisabled()

  await box('Vergelijk VertrekValet').click()
  await expect
    .element(screen.getByRole('link', { name: 'Vergelijk 2 terreinen' }))
    .toHaveAttribute('href', '/vergelijken?terreinen=1,4&van=2030-12-01&tot=2030-12-08')
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?vergelijk=1,4')
})

test('a fifth parking is refused with a message', async () => {
  const screen = await at('?vergelijk=1,2,3,4')

  await box('Vergelijk Garage').click()

  await expect.element(box('Vergelijk Garage')).not.toBeChecked()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(
      '4 van 4 terreinen in je vergelijking. Meer dan vier kan niet. Haal er eerst een weg.',
    )

  await box('In je vergelijking Dijkzicht').click()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('3 van 4 terreinen in je vergelijking.')
})

test('removing a parking from the tray unticks the box on its card', async () => {
  const screen = await at('?sorteer=afstand&vergelijk=1,2')

  await screen.getByRole('link', { name: 'Polderpark uit de vergelijking halen' }).click()
  await expect.element(box('Vergelijk Polderpark')).not.toBeChecked()
  await expect.element(screen.getByRole('heading', { name: /^Vergelijken/ })).toHaveFocus()

  await screen.getByRole('link', { name: 'Ringvaart uit de vergelijking halen' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?sorteer=afstand')
  await expect.element(box('Vergelijk Ringvaart')).toHaveFocus()
})

test('unknown or too many parkings in the address are ignored', async () => {
  const screen = await at('?vergelijk=99,x,5,4,3,2,1')

  await expect
    .element(screen.getByRole('link', { name: 'Vergelijk 4 terreinen' }))
    .toHaveAttribute('href', '/vergelijken?terreinen=5,4,3,2&van=2030-12-01&tot=2030-12-08')
  await expect.element(box('Vergelijk Polderpark')).not.toBeChecked()
})
