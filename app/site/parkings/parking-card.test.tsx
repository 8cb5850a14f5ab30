import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CardParking } from '#domain/parking/listed-parking.ts'
import type { Parking } from '#domain/parking/parking.ts'
import { withAge } from '#domain/parking/price-age.ts'
import { quote } from '#domain/quote/quote.ts'
import type { Surcharge } from '#domain/surcharge/surcharge.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { aParking } from '#test/fixtures.ts'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import { ParkingCard } from './parking-card.tsx'

const firstByPrice = () => ({ position: 1, sort: 'price' as const })

test('the button opens the provider in a new tab, as a sponsored link', async () => {
  const parking = aParking({ affiliateUrl: 'https://aanbieder.example.com/polder?bron=site' })
  const screen = await render(
    <ParkingCard parking={parking} label="Laagste prijs" placeOf={firstByPrice} />,
  )
  const link = screen.getByRole('link', {
    name: 'Bekijk & reserveer bij Polderpark Shuttle (opent in een nieuw tabblad)',
  })

  await expect.element(link).toHaveAttribute('href', parking.affiliateUrl)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'sponsored noopener')
})

test("the card lists the parking's features, and no others", async () => {
  const { features } = aParking()
  const parking = aParking({ features: { ...features, covered: true } })
  const screen = await render(
    <ParkingCard parking={parking} label={undefined} placeOf={firstByPrice} />,
  )

  await expect
    .element(screen.getByRole('list', { name: 'Kenmerken' }))
    .toHaveTextContent('Overdekt parkeren')
  await expect.element(screen.getByText('Laagste prijs')).not.toBeInTheDocument()
})

test.each([
  ['shuttle', '12 min naar de terminal, met de shuttle'],
  ['self', '12 min naar de terminal, lopen'],
  ['valet', '12 min naar de terminal, voor de vertrekhal'],
] as const)('after the minutes of %s stands how they are spent', async (type, text) => {
  const screen = await render(
    <ParkingCard parking={aParking({ type })} label={undefined} placeOf={firstByPrice} />,
  )
  await expect.element(screen.getByText(/naar de terminal/)).toHaveTextContent(text)
})

test('without a stay the card says how old its price and its rating are, and takes a report', async () => {
  const parking = aParking({ priceCheckedOn: '2026-11-12', reviewsSource: 'Google' })
  const card = (isAtEightDays: boolean) => (
    <ParkingCard
      parking={{ ...parking, isAtEightDays, age: 'stale' }}
      label={undefined}
      placeOf={firstByPrice}
      report={<a href="/klopt-dit-niet">Klopt dit niet?</a>}
    />
  )
  const screen = await render(card(true))

  await expect
    .element(screen.getByText('Prijs mogelijk verouderd, gecontroleerd op 12 november 2026'))
    .toBeVisible()
  await expect.element(screen.getByText(/^Beoordelingen: Google/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Klopt dit niet?' })).toBeVisible()
  await expect.element(screen.getByText('bij 8 dagen')).toBeVisible()
  await screen.rerender(card(false))
  await expect.element(screen.getByText('bij 8 dagen')).not.toBeInTheDocument()
})

test('a rating of few reviews says so', async () => {
  const screen = await render(
    <ParkingCard parking={aParking({ reviews: 4 })} label={undefined} placeOf={firstByPrice} />,
  )
  await expect
    .element(screen.getByText(/4 beoordelingen/))
    .toHaveTextContent('van 5, 4 beoordelingen, nog weinig beoordelingen')
})

const stay = {
  from: '2030-12-12',
  to: '2030-12-19',
  days: 8,
  fromTime: '05:30',
  toTime: '23:30',
  persons: 2,
}

test('a parking that cannot be booked shows the reason, without a link', async () => {
  const parking = aParking({ unavailable: 'Vol tot en met 3 januari.' })
  const screen = await render(
    <ParkingCard
      parking={parking}
      label="Laagste prijs"
      placeOf={firstByPrice}
      compare="Vergelijk"
      stay={stay}
    />,
  )

  await expect.element(screen.getByText('Niet beschikbaar')).toBeVisible()
  await expect.element(screen.getByText('Vol tot en met 3 januari.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Bekijk & reserveer' })).toBeDisabled()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
  for (const promise of ['Laagste prijs', 'Vergelijk', '€6,95', '€55,60']) {
    await expect.element(screen.getByText(promise)).not.toBeInTheDocument()
  }
})

test('the date of a tariff or a parking opens where it was checked, one of a day alone who did', async () => {
  await page.viewport(1440, 900)
  const check = { checkedOn: '2026-11-12', isChanged: false, checkSource: 'website' as const }
  const charges = { pricePerDay: 10, surcharges: [], transfer: null }
  const card = (tariff: Tariff, special: Partial<Parking> = {}) => {
    const asked = { ...aParking(special), quote: quote({ ...charges, tariffs: [tariff] }, stay) }
    const parking = withAge(asked, '2026-11-22', { priceStaleDays: 30 })
    return <ParkingCard parking={parking} label={undefined} placeOf={firstByPrice} stay={stay} />
  }
  const screen = await render(card(aTariff(check)))
  const source = screen.getByText('Gecontroleerd door ons, op de website van de aanbieder')
  const isOpen = () => source.element().closest('details')?.open
  expect(isOpen()).toBe(false)
  await screen.getByText('Prijs gecontroleerd op 12 november 2026').click()
  await expect.element(source).toBeVisible()
  expect(isOpen()).toBe(true)
  const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0
  const shown = source.element()
  expect(bottomOf(shown)).toBeLessThanOrEqual(bottomOf(shown.closest('article')))

  await screen.rerender(card(aTariff(), { priceCheckSource: 'mail' }))
  const byMail = screen.getByText('Gecontroleerd door ons, per e-mail met de aanbieder')
  await expect.element(byMail).toBeVisible()

  await screen.rerender(card(aTariff()))
  await expect.element(screen.getByText('Gecontroleerd door ons')).toBeVisible()
  await expect.element(screen.getByText('Prijs gecontroleerd op 20 november 2026')).toBeVisible()
  await expect.element(source).not.toBeInTheDocument()

  await screen.rerender(card(aTariff(), { priceCheckedOn: null, priceCheckSource: 'mail' }))
  await expect.element(byMail).not.toBeInTheDocument()
})

test('what keeping the key costs is among the features, and beside the total for who filters on it', async () => {
  const text = '+ €10,00 als je je sleutel houdt'
  const surcharges = [aSurcharge({ amount: 10, isCompulsory: false, buys: 'keepKey' })]
  const charges = { pricePerDay: 10, surcharges, tariffs: [], transfer: null }
  const parking: CardParking = {
    ...aParking(),
    ...{ meets: ['keepKey'], keyPrice: { amount: 10, per: 'stay' }, quote: quote(charges, stay) },
  }
  const card = (isKeyWished: boolean) => (
    <ParkingCard {...{ parking, stay, isKeyWished }} label={undefined} placeOf={firstByPrice} />
  )
  const isFeature = () => screen.getByText(text).element().closest('ul') !== null
  const screen = await render(card(false))
  expect(isFeature()).toBe(true)

  await screen.rerender(card(true))
  expect(isFeature()).toBe(false)
  await expect.element(screen.getByText('€80,00').first()).toBeVisible()
})

test('a card says that one keeps the key, and how long before one cancels for free', async () => {
  const parking: CardParking = { ...aParking(), meets: ['keepKey'], freeCancelHours: 24 }
  const screen = await render(
    <ParkingCard parking={parking} label={undefined} placeOf={firstByPrice} />,
  )
  const features = screen.getByRole('list', { name: 'Kenmerken' })

  await expect.element(features.getByText('Je houdt je sleutel')).toBeVisible()
  await expect.element(features.getByText('Gratis annuleren tot 24 uur')).toBeVisible()
})

test('of several compulsory costs the card names the sum, of one what it is for', async () => {
  const charges = { pricePerDay: 10, tariffs: [], transfer: null }
  const parking = aParking()
  const bus = aSurcharge({ label: 'Bus', amount: 24.5, per: 'person' })
  const card = (surcharges: Surcharge[]) => (
    <ParkingCard
      parking={{ ...parking, quote: quote({ ...charges, surcharges }, stay) }}
      label={undefined}
      placeOf={firstByPrice}
      stay={stay}
    />
  )
  const screen = await render(card([bus]))
  await expect.element(screen.getByText('Met €49,00 voor bus')).toBeVisible()

  await screen.rerender(card([bus, aSurcharge({ label: 'Milieu', amount: 30 })]))
  await expect.element(screen.getByText('Met €79,00 toeslagen')).toBeVisible()
})
