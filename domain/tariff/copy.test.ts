import { expect, test } from 'vitest'
import { aTariff } from '#test/tariffs.ts'
import { copiedParking, withCopy } from './copy.ts'

const winter = aTariff({ name: 'Winter', validFrom: '2026-11-01' })
const other = aTariff({ name: 'Eigen winter', validFrom: '2026-11-01', extraDay: 3 })
const always = aTariff()
const parking = { id: 1, version: 2, name: 'Ringvaart', airportCode: 'AMS', tariffs: [always] }

test('a parking gets the tariff beside its own', () => {
  expect(withCopy([always], winter, 'skip')).toEqual([always, winter])
  expect(copiedParking(parking, winter)).toMatchObject({ twin: null, isFull: false })
})

test('a tariff that begins on the same day is replaced, or stays', () => {
  expect(withCopy([always, other], winter, 'replace')).toEqual([always, winter])
  expect(withCopy([always, other], winter, 'skip')).toEqual([always, other])
  expect(copiedParking({ ...parking, tariffs: [other] }, winter)).toMatchObject({
    twin: 'Eigen winter',
  })
})

test('a parking with fifty tariffs has room for a replacement only', () => {
  const full = { ...parking, tariffs: Array.from({ length: 50 }, () => always) }

  expect(copiedParking(full, winter).isFull).toBe(true)
  expect(copiedParking(full, always).isFull).toBe(false)
})
