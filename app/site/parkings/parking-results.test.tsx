import { createRoutesStub, useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CompareProvider } from '#app/site/compare/compare-provider.tsx'
import { FilterProvider } from '#app/site/filter/filter-context.tsx'
import { trackAffiliateClick, trackFilterChange } from '#app/site/track/track.ts'
import { aParking } from '#test/fixtures.ts'
import { ParkingResults } from './parking-results.tsx'

vi.mock('#app/site/track/track.ts')

const { features } = aParking()
const parkings = [
  aParking({ id: 1, name: 'Polder', pricePerDay: 7, distance: 12, rating: 4.4 }),
  aParking({
    id: 2,
    name: 'Garage',
    type: 'self',
    pricePerDay: 12,
    distance: 5,
    rating: 4.0,
    features: { ...features, covered: true },
  }),
  aParking({ id: 3, name: 'Valet', type: 'valet', pricePerDay: 19, distance: 2, rating: 4.9 }),
]

function AirportPage() {
  const { search } = useLocation()
  const navigate = useNavigate()

  return (
    <FilterProvider>
      <output aria-label="adres">{search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Terug
      </button>
      <CompareProvider parkings={parkings}>
        <ParkingResults parkings={parkings} />
      </CompareProvider>
    </FilterProvider>
  )
}

const Site = createRoutesStub([
  { path: '/', Component: () => 'De vorige pagina' },
  { path: '/parkeren/:slug', Component: AirportPage, HydrateFallback: () => null },
])

function open(search = '') {
  return render(<Site initialEntries={[`/parkeren/schiphol${search}`]} />)
}

const names = () => page.getByRole('article').getByRole('heading')
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const address = () => page.getByLabelText('adres')

async function expectList(expected: string[]) {
  await expect
    .poll(() =>
      names()
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(expected)
  await expect
    .element(page.getByText(`${expected.length} parkeerterreinen gevonden`))
    .toHaveAttribute('aria-live', 'polite')
}

beforeEach(() => page.viewport(1280, 900))

test('unticking a type removes its parkings from the list at once', async () => {
  await open()
  await expectList(['Polder', 'Garage', 'Valet'])

  await box('Valet parking').click()
  await expectList(['Polder', 'Garage'])
  await expect.element(box('Valet parking')).not.toBeChecked()
  await expect.element(address()).toHaveTextContent('?type=shuttle&type=zelf')
  expect(vi.mocked(trackFilterChange).mock.calls).toEqual([['parkingTypes.valet', 'false']])
})

test('the slider goes from 0 to 20 in steps of 1, and the maximum is inclusive', async () => {
  await open()
  const slider = page.getByRole('slider', { name: 'Afstand tot de terminal' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'max. 20 min')
  for (const [name, value] of [
    ['min', '0'],
    ['max', '20'],
    ['step', '1'],
  ] as const) {
    await expect.element(slider).toHaveAttribute(name, value)
  }

  await slider.fill('5')
  await expectList(['Garage', 'Valet'])
  await expect.element(address()).toHaveTextContent('?max=5')
})

test('a slider that is being dragged updates the list but not the address', async () => {
  await open()
  // As during a drag: an input event without a change event.
  const slider = page.getByRole('slider').element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '4')
  slider.dispatchEvent(new Event('input', { bubbles: true }))

  await expectList(['Valet'])
  await expect.element(address()).toBeEmptyDOMElement()

  slider.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(address()).toHaveTextContent('?max=4')
})

test.each([
  ['Prijs (laag naar hoog)', ['Polder', 'Garage', 'Valet']],
  ['Afstand', ['Valet', 'Garage', 'Polder']],
  ['Beoordeling', ['Valet', 'Polder', 'Garage']],
])('the list sorts by %s', async (label, expected) => {
  await open()
  await page.getByRole('combobox', { name: 'Sorteer op' }).selectOptions(label)
  await expectList(expected)
})

test('a click is reported with the place of its parking in the list as it is then', async () => {
  await open()
  await page.getByRole('combobox', { name: 'Sorteer op' }).selectOptions('Beoordeling')
  await box('Valet parking').click()
  await expectList(['Polder', 'Garage'])
  // Keeps the test from opening the provider.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await page.getByRole('link', { name: /reserveer bij Garage/ }).click()

  expect(vi.mocked(trackAffiliateClick).mock.calls).toEqual([
    [{ parkingId: 2, parkingName: 'Garage', position: 2, sort: 'rating' }],
  ])
})

test('a shared address restores the filter, and a reset keeps the other parameters', async () => {
  await open('?type=valet&type=zelf&max=10&extra=overdekt&sorteer=afstand&van=2026-12-01')
  await expectList(['Garage'])
  await expect.element(box('Overdekt parkeren')).toBeChecked()
  await expect.element(box('Shuttle service')).not.toBeChecked()

  await button('Herstellen').click()
  await expectList(['Polder', 'Garage', 'Valet'])
  await expect.element(address()).toHaveTextContent('?van=2026-12-01')
  await expect.element(page.getByRole('combobox')).toHaveDisplayValue('Prijs (laag naar hoog)')
})

test('every option shows how many parkings match it', async () => {
  await open('?max=5')

  await expect.element(box('Shuttle service')).toHaveAccessibleDescription('0 parkeerterreinen')
  await expect.element(box('Zelf parkeren')).toHaveAccessibleDescription('1 parkeerterrein')
  await expect.element(box('Camera’s')).toHaveAccessibleDescription('2 parkeerterreinen')
})

test('removing the chip of an active filter moves focus to the count', async () => {
  await open('?type=valet&type=zelf&max=3')
  const chips = page.getByRole('list', { name: 'Actieve filters' }).getByRole('button')
  await expect
    .poll(() => chips.elements().map(({ textContent }) => textContent))
    .toEqual(['Valet parking, Zelf parkeren verwijderen', 'Max. 3 min verwijderen'])

  await chips.last().click()
  await expectList(['Garage', 'Valet'])
  await expect.element(page.getByText('2 parkeerterreinen gevonden')).toHaveFocus()

  await chips.first().click()
  await expect.element(chips).not.toBeInTheDocument()
  await expect.element(address()).toBeEmptyDOMElement()
})

test('an empty list shows how many parkings match without each filter', async () => {
  await open('?type=valet&extra=overdekt')
  await expectList([])
  await expect
    .element(page.getByText('Geen parkeerplaatsen gevonden die aan je criteria voldoen.'))
    .toBeVisible()
  await expect
    .element(page.getByText('Probeer andere filters om meer resultaten te zien.'))
    .toBeVisible()
  await expect.element(button('Met alle typen: 1')).toBeVisible()

  await button('Zonder Overdekt parkeren: 1').click()
  await expectList(['Valet'])
  await expect.element(page.getByText('1 parkeerterreinen gevonden')).toHaveFocus()
})

test('all filters can be cleared at once; removing one that brings nothing back is not offered', async () => {
  await open('?type=geen&max=1')
  await expectList([])
  await expect.element(button('Wis filters')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /: 0$/ })).not.toBeInTheDocument()

  await button('Wis filters').click()
  await expectList(['Polder', 'Garage', 'Valet'])
})

test('no change of the filter is a history entry: going back leaves the list at once', async () => {
  await render(<Site initialEntries={['/', '/parkeren/schiphol']} initialIndex={1} />)
  await box('Valet parking').click()
  await expect.element(address()).toHaveTextContent('?type=shuttle&type=zelf')
  await page.getByRole('slider').fill('12')
  await expect.element(address()).toHaveTextContent('?type=shuttle&type=zelf&max=12')
  await page.getByRole('combobox', { name: 'Sorteer op' }).selectOptions('Afstand')
  await expect
    .element(address())
    .toHaveTextContent('?type=shuttle&type=zelf&max=12&sorteer=afstand')

  await button('Terug').click()
  await expect.element(page.getByText('De vorige pagina')).toBeVisible()
})

test('on a phone the filters are in a sheet, and its button shows the number of parkings', async () => {
  await page.viewport(390, 844)
  await open('?max=12')
  await expect.element(page.getByRole('slider')).not.toBeInTheDocument()

  await button('Filters (1 actief)').click()
  await expect.element(button('Toon 3 parkeerterreinen')).toBeVisible()

  await box('Shuttle service').click()
  await expect.element(page.getByText('2 parkeerterreinen met deze filters')).toBeInTheDocument()
  await box('Overdekt parkeren').click()
  await button('Toon 1 parkeerterrein').click()

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expectList(['Garage'])
  await expect.element(button('Filters (3 actief)')).toHaveFocus()
})
