import { expect, test } from 'vitest'
import { checkKinds, kindOfAnswer } from './check-kind.ts'

test('a price weighs more than a link, a tariff, a fact and a rating', () => {
  const { price, link, tariff, fact, reviews } = checkKinds

  expect([price, link, tariff, fact, reviews].map(({ weight }) => weight)).toEqual([5, 4, 3, 2, 1])
})

const answer = { item: 'price', stayFrom: null, topic: null }
const usualStay = { from: '2026-12-12' }

test.each([
  [answer, 'price'],
  [{ ...answer, stayFrom: '2026-12-12' }, 'price'],
  [{ ...answer, stayFrom: '2027-04-01' }, 'tariff'],
  [{ ...answer, item: 'reviews' }, 'reviews'],
  [{ ...answer, item: 'fact:heightLimit' }, 'fact'],
  [{ ...answer, item: 'mark:ESPA' }, 'mark'],
  [{ ...answer, item: 'report:12', topic: 'link' as const }, 'link'],
  [{ ...answer, item: 'report:12', topic: 'shuttle' as const }, 'fact'],
  [{ ...answer, item: 'report:12' }, 'other'],
])('of which kind an answer is: %o', (kept, kind) => {
  expect(kindOfAnswer(kept, usualStay)).toBe(kind)
})
