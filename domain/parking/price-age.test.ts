import { expect, test } from 'vitest'
import { quote } from '#domain/quote/quote.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { withDayCheck } from '#domain/tariff/tariff-season.ts'
import { aTariff } from '#test/tariffs.ts'
import { aged, checkSourceText, priceAge, priceAgeText, shownCheck } from './price-age.ts'

test.each([
  ['2026-11-22', 'fresh'],
  ['2026-10-23', 'fresh'],
  ['2026-10-22', 'stale'],
  ['2026-09-23', 'stale'],
  ['2026-09-22', 'old'],
  [null, 'unknown'],
])('with 30 days, a price of %s is %s on 22 November', (priceCheckedOn, age) => {
  const check = { priceCheckedOn, isPriceChanged: false }
  expect(priceAge(check, '2026-11-22', { priceStaleDays: 30 })).toBe(age)
})

const checked = (priceCheckedOn: string | null, isPriceChanged = false) => ({
  priceCheckedOn,
  isPriceChanged,
})

test('a price that changed since it was checked is old, and says so', () => {
  const changed = checked('2026-11-20', true)
  const age = priceAge(changed, '2026-11-22', { priceStaleDays: 30 })

  expect(age).toBe('old')
  expect(priceAgeText(changed, age)).toBe(
    'Prijs gewijzigd, nog niet gecontroleerd (laatst op 20 november 2026)',
  )
  expect(priceAgeText(checked(null, true), age)).toBe('Prijs gewijzigd, nog niet gecontroleerd')
})

test('of a built-in parking the day does not show, and still counts', () => {
  const sample = { ...checked('2026-11-20'), isSample: true }

  expect(priceAge(sample, '2026-11-22', { priceStaleDays: 30 })).toBe('fresh')
  expect(priceAgeText(sample, 'fresh')).toBe('Voorbeeldprijs, niet gecontroleerd')
})

test('a price says when it was checked, and that it may be stale', () => {
  expect(priceAgeText(checked('2026-11-12'), 'fresh')).toBe(
    'Prijs gecontroleerd op 12 november 2026',
  )
  expect(priceAgeText(checked('2026-10-09'), 'stale')).toBe(
    'Prijs mogelijk verouderd, gecontroleerd op 9 oktober 2026',
  )
  expect(priceAgeText(checked(null), 'unknown')).toBe(
    'Onbekend wanneer deze prijs is gecontroleerd',
  )
})

const charging = { ...checked('2026-11-20'), pricePerDay: 9, surcharges: [] }
const winter = aTariff({ validFrom: '2026-11-01', validTo: '2027-03-31', extraDay: 9 })
const onPhone = { checkedOn: '2026-09-01', isChanged: false, checkSource: 'phone' as const }
const seen = { ...winter, ...onPhone }
const asked = (tariffs: (typeof winter)[], from: string) => ({
  ...charging,
  quote: quote(
    { ...charging, tariffs },
    { from, days: 8, fromTime: null, toTime: null, persons: 2 },
  ),
})

test('a total has the check of the tariff that gave it, else that of its parking', () => {
  expect(shownCheck(asked([seen], '2026-12-12'))).toEqual({
    ...{ priceCheckedOn: '2026-09-01', isPriceChanged: false, checkSource: 'phone' },
  })
  expect(shownCheck(asked([seen], '2027-04-02'))).toEqual(checked('2026-11-20'))
  expect(shownCheck(asked([winter], '2026-12-12'))).toEqual(checked('2026-11-20'))
  expect(
    aged([asked([seen], '2026-12-12')], '2026-11-22', { priceStaleDays: 30 }).map(({ age }) => age),
  ).toEqual(['old'])
})

test('a parking has its own source, which does not show with the check of a tariff, or without a day', () => {
  const own = { priceCheckSource: 'mail' as const }
  const shown = { ...checked('2026-11-20'), checkSource: 'mail' }
  expect(shownCheck({ ...asked([winter], '2026-12-12'), ...own })).toEqual(shown)
  expect(shownCheck({ ...asked([{ ...winter, isChanged: true }], '2026-12-12'), ...own })).toEqual({
    ...{ ...shown, isPriceChanged: true },
  })
  expect(shownCheck({ ...asked([seen], '2026-12-12'), ...own }).checkSource).toBe('phone')
  expect(shownCheck({ ...checked(null), ...own })).toEqual(checked(null))
})

test('a tariff that changed counts as old, and a parking that changed does not make one so that was seen', () => {
  const changed = { ...winter, isChanged: true }
  expect(shownCheck(asked([changed], '2026-12-12'))).toEqual(checked('2026-11-20', true))
  const marked = { ...asked([seen], '2026-12-12'), isPriceChanged: true }
  expect(shownCheck(marked).isPriceChanged).toBe(false)
})

test('a price per day has the check of the tariff of today, if that gives it', () => {
  const perDay = (special: Partial<Tariff> = {}) =>
    shownCheck(withDayCheck({ ...charging, tariffs: [{ ...seen, ...special }] }, '2026-11-22'))
      .priceCheckedOn
  expect(perDay()).toBe('2026-09-01')
  expect(perDay({ maximumDays: 7 })).toBe('2026-11-20')
})

test('a check says who looked and where, without a name', () => {
  expect(checkSourceText('website')).toBe('Gecontroleerd door ons, op de website van de aanbieder')
  expect(checkSourceText(null)).toBe('Gecontroleerd door ons')
})
