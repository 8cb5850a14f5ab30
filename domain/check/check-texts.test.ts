import { expect, test } from 'vitest'
import type { CheckCard } from './check-queue.ts'
import {
  lateText,
  nothingDueText,
  questionOf,
  queueLabel,
  shortLateText,
  validityText,
  whenText,
  whyText,
} from './check-texts.ts'
import { itemLabel, readItem } from './dated-item.ts'
import { usualStay } from './usual-stay.ts'

const stay = usualStay('2026-11-20')

const compared = { amount: 100, stay, pricePerDay: 12.5, checkSource: null, checkedBy: null }

const card = (special: Partial<CheckCard> = {}): CheckCard => ({
  item: 'price',
  kind: 'price',
  isOldPrice: false,
  group: { key: 'p1', name: 'Dijkzicht Overdekt' },
  parkingId: 1,
  providerId: null,
  name: 'Dijkzicht Overdekt',
  airportCode: 'AMS',
  parkingType: 'self',
  tariff: null,
  checkedOn: '2026-10-09',
  dueOn: '2026-11-08',
  daysLate: 12,
  clicks: 221,
  version: 1,
  price: compared,
  fact: null,
  reviews: null,
  mark: null,
  address: null,
  ...special,
})

const height = card({
  item: 'fact:heightLimit',
  price: null,
  daysLate: 1,
  fact: { value: 210, checkedOn: '2025-11-19', source: 'website' },
})
const mark = card({
  item: 'mark:ESPA',
  providerId: 3,
  parkingId: null,
  checkedOn: null,
  dueOn: '2026-09-30',
  daysLate: 51,
  price: null,
  mark: { number: '0000-02', validUntil: '2026-09-30', proof: null },
})

test('the usual stay is eight days from a Saturday three weeks ahead', () => {
  expect(stay).toEqual({
    from: '2026-12-12',
    to: '2026-12-19',
    days: 8,
    fromTime: '05:30',
    toTime: '23:30',
    persons: 2,
  })
  expect(usualStay('2026-11-21').from).toBe('2026-12-12')
  expect(usualStay('2026-11-22').from).toBe('2026-12-19')
})

test('a price is asked as a stay', () => {
  expect(questionOf(card())).toEqual({
    question: 'Kost dit verblijf nog steeds:',
    value: '€100,00',
    detail: '8 dagen, za 12 dec 05:30 tot za 19 dec 23:30, 2 reizigers',
  })
})

test('without tariffs a price is asked per day', () => {
  const perDay = card({ price: { ...compared, amount: 12.5, stay: null } })

  expect(questionOf(perDay)).toMatchObject({
    question: 'Kost een dag nog steeds:',
    value: '€12,50',
  })
})

test('a fact is asked as visitors read it', () => {
  expect(questionOf(height)).toMatchObject({
    question: 'Hoogtebeperking, nog steeds:',
    value: '2,10 m',
  })
})

test.each([
  [card(), '12 dagen te laat', '12 d te laat'],
  [height, '1 dag te laat', '1 d te laat'],
  [card({ checkedOn: null }), 'nooit gecontroleerd', 'nooit'],
  [card({ daysLate: 0 }), 'tot en met vandaag', 'tot en met vandaag'],
  [card({ daysLate: -3 }), 'nog 3 dagen', 'nog 3 d'],
  [mark, '51 dagen te laat', '51 d te laat'],
])('how late it is', (item, text, short) => {
  expect(lateText(item)).toBe(text)
  expect(shortLateText(item)).toBe(short)
})

test.each([
  [card(), 'Prijs, gecontroleerd op 9 oktober 2026'],
  [
    card({ price: { ...compared, checkSource: 'phone', checkedBy: 'eva' } }),
    'Prijs, gecontroleerd op 9 oktober 2026, telefoon, door eva',
  ],
  [card({ checkedOn: null }), 'Prijs, nooit gecontroleerd'],
  [height, 'Hoogtebeperking, gecontroleerd op 9 oktober 2026, website'],
  [mark, 'Keurmerk, verlopen op 30 september 2026'],
])('when it was checked', (item, text) => {
  expect(whenText(item)).toBe(text)
})

test('a list says until when it holds', () => {
  expect(validityText(card())).toBe(
    'Gecontroleerd op 9 oktober 2026, houdt tot en met 8 november 2026',
  )
  expect(validityText(card({ checkedOn: null }))).toBe('Nooit gecontroleerd')
  expect(validityText(mark)).toBe('Verlopen op 30 september 2026')
})

test.each([
  [card(), 'prijs per dag'],
  [card({ tariff: 'Winter 2026' }), 'prijs, winter 2026'],
  [height, 'hoogtebeperking'],
  [mark, 'keurmerk verlopen'],
  [card({ item: 'reviews' }), 'beoordeling'],
])('what it is called in the queue', (item, text) => {
  expect(queueLabel(item)).toBe(text)
})

test.each([
  [card(), 'Bovenaan omdat de parking 221 clicks had in 30 dagen en de prijs 12 dagen te oud is.'],
  [
    height,
    'Bovenaan omdat de parking 221 clicks had in 30 dagen en ‘hoogtebeperking’ 1 dag te oud is.',
  ],
  [
    card({ clicks: 0, checkedOn: null }),
    'Bovenaan omdat de parking geen clicks had in 30 dagen en de prijs nooit is gecontroleerd.',
  ],
  [
    card({ isOldPrice: true, daysLate: 69, clicks: 0 }),
    'Bovenaan omdat de prijs 69 dagen te oud is: een prijs die zo oud is, gaat altijd voor.',
  ],
  [
    mark,
    'Bovenaan omdat de parking van deze aanbieder 221 clicks had in 30 dagen en het keurmerk 51 dagen is verlopen.',
  ],
])('why it is where it is', (item, text) => {
  expect(whyText(item, true)).toBe(text)
})

test('with nothing to do it says what comes next', () => {
  const next = { on: '2026-11-23', item: 'price', name: 'Lichtstad Parking' }

  expect(nothingDueText(35, next, '2026-11-22')).toBe(
    '35 dingen gecontroleerd vandaag. Het volgende komt op maandag 23 november: de prijs van Lichtstad Parking.',
  )
  expect(nothingDueText(0, { ...next, on: '2028-11-23' }, '2026-11-22')).toBe(
    'Het volgende komt op donderdag 23 november 2028: de prijs van Lichtstad Parking.',
  )
  expect(nothingDueText(0, null, '2026-11-22')).toBe('Er is nog niets met een datum.')
})

test('the name of an item is read, or it is nothing', () => {
  expect(readItem('fact:heightLimit')).toEqual({ kind: 'fact', key: 'heightLimit' })
  expect(readItem('mark:A: B')).toEqual({ kind: 'mark', name: 'A: B' })
  expect(['fact:', 'fact:toString', 'mark:', 'x', ''].map(readItem)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
  expect(itemLabel({ item: 'fact:keepKey' })).toBe('houd je je sleutel')
})
