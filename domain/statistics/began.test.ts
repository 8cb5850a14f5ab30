import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '#test/random.ts'
import {
  beganDays,
  beganText,
  causeDays,
  causeText,
  noteNear,
  usualDays,
  whenBegan,
} from './began.ts'

const weekdays = [1.12, 1.08, 1.05, 1.02, 0.96, 0.8, 0.97]

const random = randomFrom(20261128)
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

type Simulated = { level: number; factor?: number; ago?: number; wave?: number }

/** Clicks per day, yesterday first: a weekday pattern, a yearly wave, a variance of 1.5 times the mean. */
function daysOf({ level, factor = 1, ago = 0, wave = 0.3 }: Simulated): number[] {
  const start = Math.floor(random() * 365)
  return Array.from({ length: beganDays }, (_, place) => {
    const day = start + beganDays - place
    const ofYear = 1 + wave * Math.sin((2 * Math.PI * day) / 365)
    const mean = level * (weekdays[day % 7] ?? 1) * ofYear * (place < ago ? factor : 1)
    return Math.max(0, Math.round(mean + Math.sqrt(1.5 * mean) * normal()))
  })
}

const many = <Value>(times: number, make: () => Value) => Array.from({ length: times }, make)
const levels = [20, 60, 100, 200, 400, 2_000]

test.each(levels)('where nothing happens nothing began: %d clicks a day', (level) => {
  const told = many(1_000, () => whenBegan(daysOf({ level }))).filter((began) => began)

  expect(told.length).toBeLessThanOrEqual(2)
})

test('a season that rises or falls for weeks has no day on which it began', () => {
  const told = levels.flatMap((level) =>
    many(500, () => whenBegan(daysOf({ level, wave: 0.45 }))).filter((began) => began),
  )

  expect(told.length).toBeLessThanOrEqual(3)
})

test.each([
  [100, 0.5, 0.6],
  [200, 0.5, 0.9],
  [400, 0.7, 0.6],
  [2_000, 0.7, 0.95],
  [200, 1.6, 0.9],
])(
  '%d clicks a day that become %d times as many: the day is told, and right',
  (level, factor, share) => {
    const tries = many(500, () => {
      const ago = 2 + Math.floor(random() * 18)
      return { ago, began: whenBegan(daysOf({ level, factor, ago })) }
    })
    const told = tries.flatMap(({ ago, began }) => (began ? [{ ago, began }] : []))

    expect(told.length / tries.length).toBeGreaterThan(share)
    expect(
      told.filter(({ ago, began }) => began.daysAgo === ago).length / told.length,
    ).toBeGreaterThan(0.97)
    expect(told.every(({ began }) => began.way === (factor < 1 ? 'below' : 'above'))).toBe(true)
  },
)

test('one odd day is no beginning, and a change of five weeks ago is none of the last weeks', () => {
  const told = [1, 35].flatMap((ago) =>
    many(200, () => whenBegan(daysOf({ level: 400, factor: 0.4, ago }))).filter((began) => began),
  )

  expect(told).toEqual([])
})

test('any days have an answer within them, or none', () => {
  const days = fc.array(fc.nat(5_000), { minLength: beganDays, maxLength: beganDays })
  fc.assert(
    fc.property(days, (perDay) => {
      const daysAgo = whenBegan(perDay)?.daysAgo ?? 2
      expect(daysAgo).toBeGreaterThanOrEqual(2)
      expect(daysAgo).toBeLessThanOrEqual(25)
    }),
  )
})

test('without clicks in the weeks before there is nothing to compare with', () => {
  expect(
    whenBegan(Array.from({ length: beganDays }, (_, place) => (place < 5 ? 200 : 0))),
  ).toBeUndefined()
  expect(whenBegan(Array.from({ length: beganDays }, (_, place) => (place < 5 ? 0 : 200)))).toEqual(
    {
      daysAgo: 5,
      way: 'below',
    },
  )
})

const note = (day: string, text: string, by: string | null = null) => ({ day, text, by })

test('the note of that day or of the two days before it stands beside it', () => {
  const notes = [
    note('2026-11-11', 'te vroeg'),
    note('2026-11-13', 'een import'),
    note('2026-11-13', 'nieuwe titel', 'beheer'),
    note('2026-11-15', 'te laat'),
  ]

  expect(noteNear('2026-11-14', notes)?.text).toBe('nieuwe titel')
  expect(noteNear('2026-11-14', notes.slice(0, 2))?.text).toBe('een import')
  expect(noteNear('2026-11-20', notes)).toBeNull()
})

test.each([
  [null, 'Het begon op 14 november.'],
  ['2026-11-14', 'Het begon op 14 november, op de dag van ‘Nieuwe titel’.'],
  ['2026-11-13', 'Het begon op 14 november, een dag na ‘Nieuwe titel’.'],
  ['2026-11-12', 'Het begon op 14 november, twee dagen na ‘Nieuwe titel’.'],
])('with a note of %s it reads: %s', (day, text) => {
  expect(
    beganText({ day: '2026-11-14', note: day === null ? null : note(day, 'Nieuwe titel') }),
  ).toBe(text)
})

test('the changes that may be the cause are those of the noted day, or of the days that a note could be of', () => {
  const note = { day: '2026-11-13', text: 'Nieuwe titel', by: 'beheer' }
  const noted = { day: '2026-11-14', note }
  const unknown = { day: '2026-11-14', note: null }

  expect(causeDays(noted)).toEqual({ from: '2026-11-13', to: '2026-11-13' })
  expect(causeDays(unknown)).toEqual({ from: '2026-11-12', to: '2026-11-14' })
  expect([noted, unknown, { ...noted, change: 'a' }].map(causeText)).toEqual([
    'Bekijk de wijzigingen van 13 november',
    'Bekijk de wijzigingen van 12 november t/m 14 november',
    'Bekijk de enige wijziging van toen',
  ])
})

test('the last four weeks have the range of their weekday in the weeks before, by date', () => {
  const days = usualDays(
    Array.from({ length: beganDays }, (_, place) => (place < 3 ? 40 : place % 7 === 0 ? 200 : 100)),
    '2026-11-19',
  )

  expect(days).toHaveLength(28)
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-10-23', '2026-11-19'])
  const outside = days.filter(({ clicks, lowest, highest }) => clicks < lowest || clicks > highest)
  expect(outside.map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-18', '2026-11-19'])
  const [weekday, other] = [days.at(-1), days.at(-2)]
  expect(weekday?.lowest).toBeGreaterThan(other?.highest ?? 0)
})

test('of 19 in 20 usual days the clicks are within their range', () => {
  const days = many(300, () => usualDays(daysOf({ level: 200, wave: 0 }), '2026-11-19')).flat()
  const within = days.filter(
    ({ clicks, lowest, highest }) => clicks >= lowest && clicks <= highest,
  ).length

  expect(within / days.length).toBeGreaterThan(0.9)
  expect(within / days.length).toBeLessThan(0.99)
})

test('without enough clicks in the weeks before there is no range', () => {
  expect(usualDays(Array(beganDays).fill(0), '2026-11-19')).toEqual([])
})
