import { quote } from '#domain/quote/quote.ts'
import type { Surcharge } from '#domain/surcharge/surcharge.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'

// Quotes for 500 parkings, each with three tariffs of ten steps and four surcharges, beside the same
// number of multiplications of a price per day, which is the least that a total can cost.
const count = 500
const rounds = 400
const limitMs = 5

const charges = Array.from({ length: count }, (_, id) => ({
  pricePerDay: 5 + (id % 40) / 4,
  tariffs: [null, '2026-11-01', '2027-04-01'].map((validFrom, season): Tariff => {
    const steps = Array.from({ length: 10 }, (_, step) => ({
      days: 1 + step * 2,
      total: 20 + (id % 50) / 2 + step * 6 + season,
    }))
    return {
      name: `Tarief ${season}`,
      validFrom,
      validTo: null,
      billing: id % 2 === 0 ? 'day' : 'period',
      steps,
      extraDay: 6.5,
      minimumDays: null,
      maximumDays: null,
    }
  }),
  surcharges: [
    ...(['dropOff', 'pickUp'] as const).map(
      (at): Surcharge => ({
        label: 'Nachttoeslag',
        amount: 7.5,
        per: 'stay',
        when: { kind: 'between', at, from: '23:00', until: '05:00' },
        isCompulsory: true,
      }),
    ),
    {
      label: 'Extra reiziger',
      amount: 3,
      per: 'personEachWay',
      when: { kind: 'personsOver', persons: 4 },
      isCompulsory: true,
    } satisfies Surcharge,
    {
      label: 'Annuleren',
      amount: 4.5,
      per: 'stay',
      when: { kind: 'always' },
      isCompulsory: false,
    } satisfies Surcharge,
  ],
}))

const stay = { from: '2027-03-27', days: 8, fromTime: '05:30', toTime: '23:30', persons: 5 }

let sum = 0
const quoted = timesOf(() => {
  for (const each of charges) sum += quote(each, stay).total ?? 0
})
const multiplied = timesOf(() => {
  for (const { pricePerDay } of charges) sum += Math.round(pricePerDay * 100) * stay.days
})

process.stdout.write(
  [
    `${count} quotes, ${rounds} rounds (sum ${sum}), limit ${limitMs} ms`,
    `quote          first ${quoted.first} ms, median ${quoted.median} ms`,
    `multiplication first ${multiplied.first} ms, median ${multiplied.median} ms`,
    '',
  ].join('\n'),
)

function timesOf(work: () => void) {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  const [first = 0] = times
  const median = times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0
  return { first: first.toFixed(2), median: median.toFixed(3) }
}
