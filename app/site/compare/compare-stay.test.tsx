import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useStayAhead } from '#app/site/page/use-stay-ahead.ts'
import { useStay } from '#app/site/stay/use-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { CompareAdd } from './compare-add.tsx'
import { CompareStay } from './compare-stay.tsx'

const today = amsterdamDay(new Date())
const inDays = (days: number) => amsterdamDay(new Date(Date.now() + days * 86_400_000))

function Page() {
  const asked = useStay(today)
  const others = [
    { id: 7, name: 'Ringvaart', costs: 'vanaf €8,50 per dag' },
    { id: 9, name: 'Dijkzicht', costs: '€12,00' },
  ]
  return (
    <div onClickCapture={useStayAhead()}>
      <CompareStay ids={[2, 5]} asked={asked} />
      <CompareAdd ids={[2, 5]} others={others} stay={asked.stay} />
      <Link to={`/parkeren/schiphol/ringvaart?van=${inDays(1)}&tot=${inDays(2)}`}>Terrein</Link>
      <Address />
    </div>
  )
}

const Address = () => <p data-testid="address">{decodeURIComponent(useLocation().search)}</p>

const Stub = createRoutesStub([
  { path: '/vergelijken', Component: Page },
  { path: '*', Component: Address },
])
const at = (query: string) =>
  render(<Stub initialEntries={[`/vergelijken?terreinen=2,5${query}`]} />)

test('the dates change on the page, and the rest of the comparison stays', async () => {
  const screen = await at('&verschillen=nee')
  await screen.getByText('Wanneer ben je weg?').click()
  await screen.getByLabelText('Auto brengen').fill(inDays(10))
  await screen.getByLabelText('Auto ophalen').fill(inDays(17))
  await screen.getByRole('button', { name: 'Toon totaalprijs' }).click()

  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent(`?terreinen=2,5&van=${inDays(10)}&tot=${inDays(17)}&verschillen=nee`)
  await expect.element(screen.getByText(/· 8 dagen$/)).toBeVisible()
  await expect.element(screen.getByLabelText('Auto brengen')).not.toBeVisible()
})

test('wrong dates open the form at the field that is wrong', async () => {
  const screen = await at(`&van=${inDays(9)}&tot=${inDays(8)}`)

  await expect
    .element(screen.getByLabelText('Auto ophalen'))
    .toHaveAccessibleDescription('Ophalen kan niet vóór het brengen. Kies een latere dag.')
  await expect.element(screen.getByLabelText('Auto ophalen')).toBeVisible()
})

test('another parking joins the comparison, which keeps its dates', async () => {
  const screen = await at(`&van=${inDays(1)}&tot=${inDays(2)}&verschillen=nee`)
  const choice = screen.getByLabelText('Nog een terrein erbij')
  await expect.element(screen.getByText('Ringvaart, vanaf €8,50 per dag')).toBeInTheDocument()
  await choice.selectOptions('9')
  await screen.getByRole('button', { name: 'Voeg toe' }).click()

  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent(`?terreinen=2,5,9&van=${inDays(1)}&tot=${inDays(2)}&verschillen=nee`)
})

test('dates that are typed turn the button into what shows them, and go along with a link', async () => {
  const screen = await at(`&van=${inDays(1)}&tot=${inDays(2)}`)
  await screen.getByText('Wijzig').click()
  await expect.element(screen.getByRole('button', { name: 'Bijwerken' })).toBeVisible()
  await screen.getByLabelText('Auto ophalen').fill(inDays(7))

  await expect
    .element(screen.getByRole('button', { name: 'Toon prijzen voor 7 dagen' }))
    .toBeVisible()
  await screen.getByRole('link', { name: 'Terrein' }).click()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent(`?van=${inDays(1)}&tot=${inDays(7)}`)
})
