import { createRoutesStub, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ParkingDetail } from '#domain/parking/parking.ts'
import { parkingPage } from '#domain/parking/parking-page.ts'
import { quote, withQuotes } from '#domain/quote/quote.ts'
import { noStay, type TimedStay } from '#domain/stay/timed-stay.ts'
import { anAirport } from '#test/fixtures.ts'
import { aParkingDetail, aProvider } from '#test/parking-detail.ts'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import { ParkingView } from './parking-view.tsx'

const today = '2026-11-22'
const stay: TimedStay = {
  from: '2026-12-12',
  to: '2026-12-19',
  days: 8,
  fromTime: null,
  toTime: null,
  persons: 2,
}

async function open(parking: ParkingDetail, asked?: TimedStay, given = noStay) {
  const others = [aParkingDetail({ id: 2, name: 'Verderop', slug: 'verderop', pricePerDay: 5 })]
  const now = new Date(`${today}T12:00:00Z`)
  const data = asked
    ? parkingPage(
        anAirport(),
        { ...parking, quote: quote(parking, asked) },
        withQuotes(others, asked),
        now,
      )
    : parkingPage(anAirport(), parking, others, now)
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <ParkingView {...data} asked={{ given, today, stay: asked, errors: {} }} />
          <p data-testid="address">{useLocation().search}</p>
        </>
      ),
    },
  ])
  await render(<Stub initialEntries={['/parkeren/schiphol/polderpark-shuttle']} />)
}

beforeEach(() => page.viewport(1200, 900))

const region = (name: string) => page.getByRole('region', { name, exact: true })

test('the prices have the date of the tariff that gives them', async () => {
  const check = { checkedOn: '2026-09-01', isChanged: false, checkSource: 'phone' as const }
  await open(aParkingDetail({ tariffs: [aTariff(check)], priceCheckedOn: today }))

  await expect
    .element(region('Wat kost het?').getByText(/^Prijs mogelijk verouderd/))
    .toHaveTextContent('Prijs mogelijk verouderd, gecontroleerd op 1 september 2026')
})

test('the prices are those of the tariff of the day of drop-off', async () => {
  const tariffs = [
    aTariff({ name: 'Herfst', validTo: '2026-11-30' }),
    aTariff({
      name: 'Winter',
      validFrom: '2026-12-01',
      extraDay: 20,
      steps: [{ days: 1, total: 20 }],
    }),
  ]
  await open(aParkingDetail({ tariffs }), stay)

  await expect.element(region('Wat kost het?')).toMatchTextContent('Tarief Winter, voor wie')
  await expect
    .element(page.getByRole('row', { name: /^8 \(jouw verblijf\)/ }))
    .toMatchTextContent('€160,00')
})

test('the tariff is named once, above its prices', async () => {
  await open(aParkingDetail({ tariffs: [aTariff({ name: 'Standaard' })] }), stay)

  await expect
    .element(region('Wat kost het?'))
    .toMatchTextContent('Tarief Standaard, het hele jaar')
  expect(document.body.textContent?.split('Tarief Standaard')).toHaveLength(2)
})

test.each([undefined, stay])(
  'what keeping the key costs stands beside the price: %o',
  async (asked) => {
    const surcharges = [aSurcharge({ amount: 10, isCompulsory: false, buys: 'keepKey' })]
    await open(aParkingDetail({ surcharges, keyPrice: { amount: 10, per: 'stay' } }), asked)
    const text = '+ €10,00 als je je sleutel houdt'

    await expect.element(page.getByRole('complementary').getByText(text)).toBeVisible()
    await expect
      .element(region('Op de dag zelf'))
      .toMatchTextContent('Tegen een toeslag houd je je sleutel.')
  },
)

test('the row of the stay is its own total, surcharges and travellers included', async () => {
  const late = { kind: 'between' as const, at: 'pickUp' as const, from: '23:00', until: '05:00' }
  const surcharges = [aSurcharge({ when: late }), aSurcharge({ label: 'Bus', per: 'person' })]
  await open(aParkingDetail({ tariffs: [aTariff()], surcharges }), {
    ...stay,
    ...{ fromTime: '06:00', toTime: '23:30', persons: 3 },
  })

  await expect
    .element(page.getByRole('row', { name: /^8 \(jouw verblijf\)/ }))
    .toMatchTextContent('€100,00')
  await expect
    .element(page.getByRole('row', { name: /^Totaal/ }).first())
    .toMatchTextContent('€100,00')
})

test('without a tariff the prices are said to be an estimate', async () => {
  await open(aParkingDetail())

  await expect.element(region('Wat kost het?')).toMatchTextContent('Schatting: €6,95 per dag')
})

test('a stay that is too long has no price and no button, and the days end where they may', async () => {
  await open(aParkingDetail({ tariffs: [aTariff({ maximumDays: 5 })] }), stay)

  await expect.element(page.getByText('Hier niet langer dan 5 dagen.').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: /reserveer/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('row', { name: /^5 / })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^6 / })).not.toBeInTheDocument()
})

test('an unknown fact has its row, and one that was checked long ago says so', async () => {
  const facts = {
    keepKey: { value: true, checkedOn: '2025-01-02', source: 'website' },
    insured: { value: true, checkedOn: '2026-11-02', source: 'polis' },
  }
  await open(aParkingDetail({ facts }))
  const car = region('Je auto')

  await expect.element(car).toMatchTextContent('2 jan 2025, websitemogelijk verouderd')
  await expect.element(car).toMatchTextContent('2 nov 2026, polisPlek gegarandeerdonbekend')
  await expect.element(region('Feiten')).toMatchTextContent(/2 van \d+ gecontroleerd/)
})

test('an expired mark is not shown as valid', async () => {
  const marks = [{ name: 'Keurmerk', number: '7', validUntil: '2026-10-01', proof: null }]
  await open(aParkingDetail({ provider: aProvider({ marks }) }))

  await expect
    .element(region('Wie heeft je auto?'))
    .toMatchTextContent('Keurmerk?nummer 7, verlopen op 1 oktober 2026')
})

test('without a known transfer only the minutes are told', async () => {
  await open(aParkingDetail())
  const way = region('Van slot tot terminal')

  await expect
    .element(way)
    .toMatchTextContent('12 min naar de terminal, met de shuttle. Hoe die tijd')
  await expect.element(way).toMatchTextContent('onbekend')
})

test('who hands the car to a driver is told what to do first', async () => {
  await open(aParkingDetail({ type: 'valet' }))

  await expect.element(region('Voor je je sleutel afgeeft')).toBeVisible()
})

test('each time without service is warned of', async () => {
  const transfer = {
    mode: 'shuttle' as const,
    walk: 1,
    every: 15,
    wait: 0,
    ride: 3,
    handover: 0,
    service: { from: '04:30', until: '00:30' },
  }
  await open(aParkingDetail({ transfer }), { ...stay, fromTime: '03:00', toTime: '01:45' })

  for (const time of ['03:00', '01:45']) {
    await expect
      .element(page.getByText(`De shuttle rijdt niet om ${time}, wel van 04:30 tot 00:30.`))
      .toBeVisible()
  }
})

test('on a phone the bar with the price waits until the price of the page is out of view', async () => {
  await page.viewport(390, 844)
  await open(aParkingDetail({ tariffs: [aTariff()] }), stay)
  const buttons = page.getByRole('link', { name: /^Bekijk & reserveer/ })
  const bar = page.getByRole('complementary', { name: 'Reserveren' })

  await expect.element(buttons).toHaveLength(1)
  await expect.element(bar).not.toBeInTheDocument()

  window.scrollTo(0, document.body.scrollHeight / 2)
  await expect.element(bar).toBeVisible()

  window.scrollTo(0, 0)
  await expect.element(bar).not.toBeInTheDocument()
})

test('on a phone the table of days stands behind its chart', async () => {
  await page.viewport(390, 844)
  await open(aParkingDetail({ tariffs: [aTariff()] }), stay)
  const row = page.getByRole('row', { name: /^8 \(jouw verblijf\)/ })
  await expect.element(row).not.toBeInTheDocument()

  await region('Wat kost het?').getByText('Toon als tabel').click()
  await expect.element(row).toBeVisible()
})

test('other dates that are typed turn the total grey, with a note that applies them', async () => {
  const given = { ...noStay, van: stay.from, tot: stay.to }
  await open(aParkingDetail({ tariffs: [aTariff()] }), stay, given)
  const total = page.getByText('totaal voor 8 dagen').first()
  const isStale = () => total.element().closest('[data-stale]') !== null
  await page.getByText('Wijzig').click()
  expect(isStale()).toBe(false)
  await page.getByLabelText('Auto ophalen').fill('2026-12-30')

  await expect.poll(isStale).toBe(true)
  await expect
    .element(page.getByText(/^Je koos andere data\./))
    .toHaveTextContent(
      'Je koos andere data. De totalen hieronder zijn nog voor 8 dagen, 12–19 dec. Toon prijzen voor 19 dagen',
    )
  await page.getByRole('button', { name: 'Toon prijzen voor 19 dagen' }).last().click()
  await expect
    .element(page.getByTestId('address'))
    .toHaveTextContent('?van=2026-12-12&tot=2026-12-30')
})
