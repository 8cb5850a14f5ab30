import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { amsterdamDay } from '#domain/text/date.ts'
import { comingYear } from '#test/coming-year.ts'
import { StayBar } from './stay-bar.tsx'
import { useStay } from './use-stay.ts'

const today = amsterdamDay(new Date())
const inDays = (days: number) => amsterdamDay(new Date(Date.now() + days * 86_400_000))

function Page() {
  const asked = useStay(today)
  return (
    <>
      <StayBar {...asked} />
      <h2 id="resultaten" tabIndex={-1}>
        5 parkeerterreinen gevonden
      </h2>
      <p data-testid="address">{useLocation().search}</p>
    </>
  )
}

const KeptPage = () => <StayBar {...useStay('2020-01-01')} />
const KeptStub = createRoutesStub([{ path: '/', Component: KeptPage }])
const Stub = createRoutesStub([{ path: '/parkeren/schiphol', Component: Page }])
const at = (query: string) => render(<Stub initialEntries={[`/parkeren/schiphol${query}`]} />)

beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.useRealTimers())

const tomorrow = () => vi.setSystemTime(Date.now() + 86_400_000)

test('two dates join the existing parameters in the address, and nothing that is not given', async () => {
  const screen = await at('?sorteer=afstand&vergelijk=1,2&tab=informatie')

  await screen.getByLabelText('Auto brengen').fill(inDays(10))
  await screen.getByLabelText('Auto ophalen').fill(inDays(17))
  await screen.getByRole('button', { name: 'Toon totaalprijs' }).click()

  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('8 dagen, de eerste en de laatste dag tellen mee.')
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent(`?sorteer=afstand&van=${inDays(10)}&tot=${inDays(17)}&vergelijk=1,2`)
  await expect.element(screen.getByText('5 parkeerterreinen gevonden')).toHaveFocus()
})

test('Wissen removes the dates from the address and the fields, and nothing else', async () => {
  const screen = await at(`?sorteer=afstand&van=${inDays(1)}&tot=${inDays(2)}`)
  await screen.getByLabelText('Auto ophalen').fill(inDays(3))

  await screen.getByRole('link', { name: 'Wissen' }).click()

  await expect.element(screen.getByLabelText('Auto brengen')).toHaveValue('')
  await expect.element(screen.getByLabelText('Auto ophalen')).toHaveValue('')
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?sorteer=afstand')
  await expect.element(screen.getByRole('heading', { name: 'Wanneer ben je weg?' })).toHaveFocus()
})

test('dates that were changed say so at once, and apply only once the button is pressed', async () => {
  const screen = await at(`?van=${inDays(1)}&tot=${inDays(9)}`)
  const update = screen.getByRole('button', { name: 'Bijwerken' })
  await expect.element(update).toBeVisible()
  await screen.getByLabelText('Auto ophalen').fill(inDays(19))

  await expect.element(screen.getByText('19 dagen', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('19 dagen, de eerste en de laatste dag tellen mee.')
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent(`?van=${inDays(1)}&tot=${inDays(9)}`)
  await screen.getByRole('button', { name: 'Toon prijzen voor 19 dagen' }).click()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent(`?van=${inDays(1)}&tot=${inDays(19)}`)
  await expect.element(update).toBeVisible()

  await screen.getByRole('button', { name: 'Een reiziger meer' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Toon prijzen voor 19 dagen' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Een reiziger minder' }).click()
  await expect.element(update).toBeVisible()
})

test('an invalid date shows its error at the field, which takes focus', async () => {
  const screen = await at('')
  const pickUp = screen.getByLabelText('Auto ophalen')

  await screen.getByLabelText('Auto brengen').fill(inDays(10))
  await pickUp.fill(inDays(9))
  await screen.getByRole('button', { name: 'Toon totaalprijs' }).click()

  await expect
    .element(pickUp)
    .toHaveAccessibleDescription('Ophalen kan niet vóór het brengen. Kies een latere dag.')
  await expect.element(pickUp).toBeInvalid()
  await expect.element(pickUp).toHaveFocus()
})

test('a day that does not exist stays out of its field, which says so', async () => {
  const screen = await at(`?van=${inDays(10)}&tot=2026-99-99`)
  const pickUp = screen.getByLabelText('Auto ophalen')

  await expect.element(pickUp).toHaveAccessibleDescription('Deze datum bestaat niet.')
  expect(pickUp.element().getAttribute('value')).toBe('')
})

test('dates that were valid when the page was rendered can have passed since', async () => {
  const screen = await render(<KeptStub initialEntries={['/?van=2020-01-01&tot=2020-01-02']} />)

  await expect
    .element(screen.getByLabelText('Auto brengen'))
    .toHaveAccessibleDescription('Deze dag is al voorbij. Kies vandaag of een latere dag.')
})

test('a page that is still open the next day refuses the day before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const screen = await at(`?van=${today}&tot=${inDays(3)}`)
  const dropOff = screen.getByLabelText('Auto brengen')
  const pickUp = inDays(4)
  tomorrow()

  await screen.getByLabelText('Auto ophalen').fill(pickUp)
  await screen.getByRole('button', { name: 'Toon prijzen voor 5 dagen' }).click()
  await expect
    .element(dropOff)
    .toHaveAccessibleDescription('Deze dag is al voorbij. Kies vandaag of een latere dag.')
  await expect.element(dropOff).toHaveFocus()
})

test('a page that is shown again the next day says that its stay has passed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const screen = await at(`?van=${today}&tot=${inDays(3)}`)
  await expect.element(screen.getByRole('button', { name: 'Bijwerken' })).toBeVisible()
  tomorrow()
  document.dispatchEvent(new Event('visibilitychange'))

  await expect
    .element(screen.getByLabelText('Auto brengen'))
    .toHaveAccessibleDescription('Deze dag is al voorbij. Kies vandaag of een latere dag.')
})

test('the pick-up cannot be chosen before the drop-off', async () => {
  const screen = await at('')
  const pickUp = screen.getByLabelText('Auto ophalen')
  await expect.element(pickUp).toHaveAttribute('min', today)

  await screen.getByLabelText('Auto brengen').fill(inDays(10))
  await expect.element(pickUp).toHaveAttribute('min', inDays(10))
})

test('on a phone the stay is one line with its total, which unfolds the dates', async () => {
  await page.viewport(390, 844)
  const screen = await at(`?van=${comingYear}-07-12&tot=${comingYear}-07-26`)
  await expect.element(screen.getByText('12 jul')).toBeVisible()
  await expect.element(screen.getByText('15 dagen, 2 reizigers')).toBeVisible()
  await expect.element(screen.getByLabelText('Auto brengen')).not.toBeVisible()

  await screen.getByText('Wijzig').click()
  await screen.getByLabelText('Auto ophalen').fill(`${comingYear}-07-19`)
  await screen.getByRole('button', { name: 'Toon prijzen voor 8 dagen' }).click()
  await expect.element(screen.getByText('8 dagen, 2 reizigers')).toBeVisible()
  await expect.element(screen.getByLabelText('Auto brengen')).not.toBeVisible()
  await expect.element(screen.getByText('5 parkeerterreinen gevonden')).toHaveFocus()
})

test('on a phone an error unfolds the dates', async () => {
  await page.viewport(390, 844)
  const screen = await at(`?van=${comingYear}-07-12&tot=${comingYear}-07-01`)
  await expect
    .element(screen.getByText('Ophalen kan niet vóór het brengen. Kies een latere dag.'))
    .toBeVisible()
})

test('times and travellers join the address, in a party that is not the usual one', async () => {
  const screen = await at(`?van=${inDays(10)}&tot=${inDays(17)}`)

  await screen.getByLabelText('Tijd van brengen').selectOptions('05:30')
  await screen.getByLabelText('Tijd van ophalen').selectOptions('23:45')
  await screen.getByRole('button', { name: 'Een reiziger meer' }).click()
  await screen.getByRole('button', { name: 'Toon prijzen voor 8 dagen' }).click()

  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent(
      `?van=${inDays(10)}&tot=${inDays(17)}&vanTijd=05:30&totTijd=23:45&personen=3`,
    )
  await expect.element(screen.getByLabelText('Reizigers')).toHaveValue(3)
})

test.each([
  ['vanTijd=25:61', 'Tijd van brengen', 'Kies een tijd op het kwartier, zoals 06:30.'],
  ['totTijd=06:31', 'Tijd van ophalen', 'Kies een tijd op het kwartier, zoals 06:30.'],
  ['personen=10', 'Reizigers', 'Kies 1 tot 9 reizigers.'],
])(
  'what is wrong in the address (%s) has its message at its field',
  async (query, label, error) => {
    const screen = await at(`?van=${inDays(10)}&tot=${inDays(17)}&${query}`)

    await expect.element(screen.getByLabelText(label)).toHaveAccessibleDescription(error)
    await expect.element(screen.getByLabelText(label)).toBeInvalid()
  },
)
