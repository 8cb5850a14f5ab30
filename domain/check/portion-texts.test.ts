import { expect, test } from 'vitest'
import { groupText, leftText, pagesText, portionDoneText, weekText } from './portion-texts.ts'

const done = {
  portion: { size: 20, done: 20, left: 0 },
  today: '2026-11-20',
  todo: 184,
  beyond: { item: 'price', name: 'Polderpark Shuttle' },
}

test.each([
  [
    done,
    'De 20 van vandaag zijn gedaan. Maandag staan er 20 nieuwe klaar. De eerste: de prijs van Polderpark Shuttle.',
  ],
  [
    { ...done, today: '2026-11-19', beyond: { item: 'report:9', name: 'Ringvaart Parking' } },
    'De 20 van vandaag zijn gedaan. Morgen staan er 20 nieuwe klaar. De eerste: de melding over Ringvaart Parking.',
  ],
  [
    { ...done, today: '2026-11-21', portion: { size: 20, done: 0, left: 0 }, todo: 1 },
    'In het weekend is er geen portie. Maandag staat er 1 nieuwe klaar. De eerste: de prijs van Polderpark Shuttle.',
  ],
  [
    { ...done, portion: { size: 1, done: 1, left: 0 }, beyond: null },
    'Die van vandaag is gedaan. Maandag staat er 1 nieuwe klaar.',
  ],
])('what is done, and what comes next: %o', (given, text) => {
  expect(portionDoneText(given)).toBe(text)
})

test('what is of one provider is asked on one page', () => {
  expect(groupText('Haarlemmer Parkeren', 6, true)).toBe(
    'Haarlemmer Parkeren: 6 vragen, hun pagina staat open',
  )
  expect(groupText('Haarlemmer Parkeren', 2, false)).toBe('Haarlemmer Parkeren: 2 vragen')
  expect([0, 1, 2].map((pages) => pagesText(pages, 6))).toEqual([
    'Van deze aanbieder is geen eigen pagina bekend.',
    '1 pagina voor alle 6, rechtstreeks en niet via de affiliatelink',
    '2 pagina’s, rechtstreeks en niet via de affiliatelink',
  ])
})

test.each([
  [20, 'nog 20, ongeveer 7 minuten'],
  [6, 'nog 6, ongeveer 2 minuten'],
  [1, 'nog 1, ongeveer 1 minuut'],
  [0, 'klaar voor vandaag'],
])('%i left takes some minutes', (left, text) => {
  expect(leftText(left)).toBe(text)
})

test('a week is told by the portions of its working days', () => {
  const rest = 'Wat bleef liggen, maakt de volgende portie niet groter.'
  const week = [
    { day: '2026-11-20', done: 20 },
    { day: '2026-11-21', done: 4 },
  ]

  expect(weekText(week, 20)).toBe(`24 van 20 gedaan, met de portie van nu. ${rest}`)
  expect(weekText(week.slice(1), 20)).toBe(`4 dingen gedaan. ${rest}`)
})
