import { expect, test } from 'vitest'
import { aTariff } from '#test/tariffs.ts'
import { comparedCheck } from './compared-check.ts'

const today = '2026-11-27'
const checked = { priceCheckedOn: '2026-11-01', isPriceChanged: false }

test('without a tariff it is the price per day', () => {
  expect(comparedCheck({ ...checked, tariffs: [] }, today)).toEqual({
    ...{ tariff: null, checkedOn: '2026-11-01', isChanged: false },
  })
  expect(
    comparedCheck({ priceCheckedOn: null, isPriceChanged: true, tariffs: [] }, today),
  ).toMatchObject({ checkedOn: null, isChanged: true })
})

test('a tariff has a check of its own, or else that of its parking', () => {
  const winter = aTariff({ name: 'Winter', checkedOn: '2026-11-20' })
  expect(comparedCheck({ ...checked, tariffs: [winter] }, today)).toEqual({
    ...{ tariff: 'Winter', checkedOn: '2026-11-20', isChanged: false },
  })
  const unseen = aTariff({ name: 'Winter' })
  expect(comparedCheck({ ...checked, tariffs: [unseen] }, today)).toMatchObject({
    tariff: 'Winter',
    checkedOn: '2026-11-01',
  })
})

test('a tariff that changed without a look is the one to look at', () => {
  const changed = aTariff({ name: 'Winter', checkedOn: '2026-11-20', isChanged: true })
  expect(comparedCheck({ ...checked, tariffs: [changed] }, today)).toMatchObject({
    ...{ tariff: 'Winter', isChanged: true },
  })
})
