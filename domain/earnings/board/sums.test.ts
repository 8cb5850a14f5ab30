import { expect, test } from 'vitest'
import { noSums, type Part, perKey, perProgramme, totalOf } from './sums.ts'

// The programmes of the mockup: 1 Ringvaart, 2 VertrekValet, 3 Parkeerwinkel, 4 Polderpark, 5 Grote Markt, 6 Rheinpark.
const rates = new Map([
  [1, { approved: 1087, decided: 1160, of: 'programme' as const }],
  [2, { approved: 479, decided: 570, of: 'programme' as const }],
  [3, { approved: 946, decided: 1037, of: 'programme' as const }],
  [4, { approved: 939, decided: 965, of: 'programme' as const }],
  [5, { approved: 252, decided: 310, of: 'programme' as const }],
  [6, { approved: 123, decided: 135, of: 'programme' as const }],
])
const part = (programmeId: number, approved: number, paid: number, open: number): Part => ({
  ...{ ...noSums, programmeId, key: 'all', approved, paid, open },
})
const parts = [
  part(1, 79720, 219112, 124376),
  part(2, 207428, 20064, 140420),
  part(3, 75017, 109847, 111847),
  part(4, 31200, 139200, 20400),
  part(5, 25166, 0, 29734),
  part(6, 1050, 2800, 0),
]

test('expected is approved, paid and what is open times the approval of its own programme', () => {
  const found = perProgramme(parts, rates)
  expect([...found.values()].map(({ expected }) => expected)).toEqual([
    ...[415381, 345494, 286896, 190250, 49337, 3850],
  ])
  expect(totalOf(found.values())).toMatchObject({
    ...{ approved: 419581, paid: 491023, open: 426777, openCounts: 380604, expected: 1291208 },
  })
})

test('rounded once per programme: the parts of every division sum to the same cents', () => {
  const whole = totalOf(perProgramme(parts, rates).values())
  for (const pieces of [2, 3, 7, 31]) {
    const cut = parts.flatMap((each) =>
      Array.from({ length: pieces }, (_, piece): Part => {
        const piecewise = (cents: number) =>
          piece === 0
            ? cents - (pieces - 1) * Math.floor(cents / pieces)
            : Math.floor(cents / pieces)
        return {
          ...each,
          key: String(piece),
          open: piecewise(each.open),
          approved: piecewise(each.approved),
          paid: piecewise(each.paid),
        }
      }),
    )
    expect(totalOf(perKey(cut, rates).values())).toEqual(whole)
  }
})

test('what is open of a programme without a rate is kept, but not expected', () => {
  const found = perProgramme([part(9, 100, 200, 400)], rates)
  expect(found.get(9)).toMatchObject({ open: 400, openCounts: 0, expected: 300 })
})
