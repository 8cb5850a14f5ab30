import { expect, test } from 'vitest'
import { aTariff } from '#test/tariffs.ts'
import { checkedPrices, checkOfPriceToday } from './checked-prices.ts'

const today = '2026-11-28'
const parking = { pricePerDay: 8.5, priceCheckedOn: '2026-10-01', isPriceChanged: true }
const summer = { ...aTariff({ name: 'Zomer', validFrom: '2027-04-01' }), id: 2 }
const winter = { ...aTariff({ name: 'Winter', validFrom: null, validTo: today }), id: 1 }

test('each tariff has its own row and its own check, the first to begin first', () => {
  const seen = { ...summer, checkedOn: '2026-11-12', isChanged: false, checkSource: null }
  const changed = { ...winter, checkedOn: null, isChanged: true, checkSource: null }

  expect(checkedPrices({ ...parking, tariffs: [seen, changed] }, today)).toMatchObject([
    { tariff: { id: 1, name: 'Winter' }, checkedOn: '2026-10-01', isChanged: true },
    { tariff: { id: 2, name: 'Zomer' }, checkedOn: '2026-11-12', isChanged: false },
  ])
})

test('a tariff that is over is not looked at, and while none holds the price per day is', () => {
  const over = { ...winter, validTo: '2026-11-27' }

  expect(checkedPrices({ ...parking, tariffs: [over, summer] }, today)).toMatchObject([
    { tariff: null },
    { tariff: { name: 'Zomer' } },
  ])
  expect(checkedPrices({ ...parking, tariffs: [over] }, today)).toEqual([
    {
      ...{ tariff: null, validFrom: null, validTo: null, days: 1, total: 8.5 },
      ...{ checkedOn: '2026-10-01', isChanged: true },
    },
  ])
})

test('the amount is that of eight days, or of as many as one may stay', () => {
  const steps = [
    { days: 1, total: 10 },
    { days: 5, total: 40 },
    { days: 8, total: 62.5 },
  ]
  const totals = [null, 5].map(
    (maximumDays) =>
      checkedPrices({ ...parking, tariffs: [{ ...winter, steps, maximumDays }] }, today)[0],
  )

  expect(totals).toMatchObject([
    { days: 8, total: 62.5 },
    { days: 5, total: 40 },
  ])
})

test('the price that travellers read today has the check of its tariff, or else its own', () => {
  const own = { ...winter, checkedOn: '2026-11-12', isChanged: true, checkSource: null }
  const listed = { ...parking, checkedPrices: checkedPrices({ ...parking, tariffs: [own] }, today) }
  const ofTariff = { priceCheckedOn: '2026-11-12', isPriceChanged: true }
  const typed = { priceCheckedOn: '2026-10-01', isPriceChanged: true }

  expect(checkOfPriceToday({ ...listed, isPriceOfTariff: true }, today)).toEqual(ofTariff)
  // A tariff for fewer than eight days gives no price.
  expect(checkOfPriceToday({ ...listed, isPriceOfTariff: false }, today)).toEqual(typed)
  expect(checkOfPriceToday({ ...listed, isPriceOfTariff: true }, '2026-11-29')).toEqual(typed)
})
