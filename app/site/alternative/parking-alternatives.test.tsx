import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ComparedCharges } from '#domain/alternative/cheapest-parking.ts'
import { ParkingAlternatives } from './parking-alternatives.tsx'

const cheapest: ComparedCharges = {
  name: 'Polderpark Shuttle',
  pricePerDay: 6.95,
  tariffs: [],
  surcharges: [],
}

function at(query: string) {
  function Page() {
    return (
      <>
        <ParkingAlternatives cheapest={cheapest} today="2030-01-01" />
        <p data-testid="address">{useLocation().search}</p>
      </>
    )
  }
  const Stub = createRoutesStub([{ path: '/parkeren/schiphol', Component: Page }])
  return render(<Stub initialEntries={[`/parkeren/schiphol${query}`]} />)
}

test('amounts are compared with the cheapest parking', async () => {
  const screen = await at('?tab=informatie')
  await expect
    .element(screen.getByText(/met het goedkoopste terrein, Polderpark Shuttle\.$/))
    .toBeVisible()

  await screen.getByLabelText('Taxi, heen en terug').fill('130')
  await screen.getByLabelText('Trein, per persoon').fill('38,40')
  await screen.getByRole('button', { name: 'Vergelijk' }).click()

  await expect
    .element(screen.getByText('Taxi, €130,00. Parkeren is goedkoper tot en met 18 dagen.'))
    .toBeVisible()
  await expect
    .element(
      screen.getByText('Trein met z’n tweeën, €76,80. Parkeren is goedkoper tot en met 11 dagen.'),
    )
    .toBeVisible()
  await expect.element(screen.getByText('Gebracht worden: vul een bedrag in.')).toBeVisible()
})

test('the address keeps the tab and the stay, and so do the travellers', async () => {
  const screen = await at('?tab=informatie&van=2030-03-01&tot=2030-03-08&personen=3')

  await screen.getByLabelText('Trein, per persoon').fill('10')
  await screen.getByRole('button', { name: 'Vergelijk' }).click()

  await expect
    .element(screen.getByTestId('address'))
    .toMatchTextContent(
      /^\?tab=informatie&van=2030-03-01&tot=2030-03-08&personen=3&taxi=&trein=10&/,
    )
  await expect.element(screen.getByText(/^Trein met z’n drieën, €30,00\./)).toBeVisible()
})

test.each(['?personen=4&trein=10', '?van=2020-01-01&tot=x&personen=4&trein=10'])(
  'the travellers of the page count without its days too (%s)',
  async (query) => {
    const screen = await at(query)

    await expect.element(screen.getByText(/^Trein met z’n vieren, €40,00\./)).toBeVisible()
  },
)

test('a cost per day is for as long as the stay', async () => {
  const screen = await at('?gebracht=5&gebrachtPer=dag')

  await expect
    .element(screen.getByText('Gebracht worden, €5,00 per dag. Parkeren is niet goedkoper.'))
    .toBeVisible()
  await expect.element(screen.getByLabelText('Bedrag')).toHaveValue('dag')
})

test('what is no amount is said at its own field', async () => {
  const screen = await at('?taxi=veel&trein=38,40')
  const taxi = screen.getByLabelText('Taxi, heen en terug')

  await expect.element(taxi).toHaveAccessibleDescription('Vul een bedrag in, bijvoorbeeld 38,40.')
  await expect.element(taxi).toHaveValue('veel')
  await expect.element(screen.getByText(/^Trein met z’n tweeën, €76,80\./)).toBeVisible()
})
