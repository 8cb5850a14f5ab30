import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { BasketChoice } from '#domain/basket/basket-page.ts'
import { BasketMonths } from './basket-months.tsx'

const schiphol = { code: 'AMS', name: 'Schiphol', slug: 'schiphol' }
const eindhoven = { code: 'EIN', name: 'Eindhoven', slug: 'eindhoven' }

const chosen: BasketChoice = {
  airport: schiphol,
  days: 8,
  points: [
    { month: '2026-10', amounts: { lowest: 6200, middle: 11_200 } },
    { month: '2026-11', amounts: null },
    { month: '2026-12', amounts: { lowest: 5560, middle: 10_000 } },
  ],
}

function show(of: Partial<BasketChoice> = {}, airports = [schiphol, eindhoven]) {
  function Page() {
    return (
      <>
        <BasketMonths stays={[3, 8]} airports={airports} chosen={{ ...chosen, ...of }} />
        <p data-testid="address">{useLocation().search}</p>
      </>
    )
  }
  const Stub = createRoutesStub([{ path: '/prijzen', Component: Page }])
  return render(<Stub initialEntries={['/prijzen']} />)
}

test('the chart says in words what its table says in numbers', async () => {
  const screen = await show()

  await expect
    .element(
      screen.getByRole('figure', {
        name: 'Acht dagen bij Schiphol: laagste totaal van €62,00 in oktober naar €55,60 in december, middelste van €112,00 naar €100,00',
      }),
    )
    .toBeVisible()
  const table = screen.getByRole('table', { name: 'Schiphol, acht dagen, per maand' })
  await expect
    .element(table.getByRole('row', { name: /^Laagste/ }))
    .toHaveTextContent('Laagste€62,00onbekend€55,60')
})

test('another airport and another stay are links that keep each other', async () => {
  const screen = await show()
  await expect
    .element(screen.getByRole('link', { name: 'AMS Schiphol' }))
    .toHaveAttribute('aria-current', 'true')

  await screen.getByRole('link', { name: '3 dagen' }).click()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('?luchthaven=schiphol&dagen=3')
  await screen.getByRole('link', { name: 'EIN Eindhoven' }).click()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('?luchthaven=eindhoven&dagen=8')
})

test('many airports are chosen in a form', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    code: `X${at}`,
    name: `Luchthaven ${at}`,
    slug: `luchthaven-${at}`,
  }))
  const screen = await show({}, [schiphol, ...many])

  await screen.getByLabelText('Luchthaven').selectOptions('Luchthaven 7')
  await screen.getByRole('button', { name: 'Toon' }).click()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('?dagen=8&luchthaven=luchthaven-7')
})

test('one month is no line', async () => {
  const screen = await show({ points: [{ month: '2026-11', amounts: { lowest: 1, middle: 2 } }] })

  await expect.element(screen.getByText('Eén meting is nog geen lijn')).toBeVisible()
  await expect
    .element(
      screen.getByText(
        'We meten sinds november 2026. Vanaf december zie je hier hoe de prijs per maand verandert.',
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByRole('figure')).not.toBeInTheDocument()
})
