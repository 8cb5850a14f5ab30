import { describe, expect, test } from 'vitest'
import { bySurety, failed, manyDeclined, stopped, uncoupled, withoutBookings } from './findings.ts'

const pair = { programmeId: 3, programme: 'Parkeerwinkel', parkingId: 1, parking: 'Kempenpark' }
const others = (count: number, clicks = 6000, bookings = 408) =>
  Array.from({ length: count }, (_, place) => ({
    ...{ ...pair, parkingId: 2 + place, parking: `Parking ${place}` },
    ...{ clicks: clicks / count, bookings: bookings / count },
  }))

describe('clicks that bring no bookings', () => {
  const none = { ...pair, clicks: 75, bookings: 0 }

  test('stand out where the others of the programme do, with the number that was compared', () => {
    expect(withoutBookings([none, ...others(3)])).toMatchObject([
      {
        title: 'Kempenpark: 75 clicks, geen boeking',
        text: expect.stringMatching(/6,8 boekingen per 100 clicks.*4 parkings zijn vergeleken/),
        sure: 'toeval: 1 op 200',
      },
    ])
  })

  test('do not where so many are compared that one would be found by chance', () => {
    expect(withoutBookings([none, ...others(12)])).toEqual([])
  })

  test('do not with too few clicks, or with a booking', () => {
    expect(withoutBookings([{ ...none, clicks: 29 }, ...others(1, 1000, 900)])).toEqual([])
    expect(withoutBookings([{ ...none, bookings: 1 }, ...others(3)])).toEqual([])
  })

  test('are compared with their own programme only', () => {
    const elsewhere = others(3).map((other) => ({ ...other, programmeId: 4 }))
    expect(withoutBookings([none, ...elsewhere])).toEqual([])
  })
})

describe('a programme that declines much', () => {
  const programme = { id: 5, name: 'Grote Markt', formerDeclined: 124, formerDecided: 1000 }

  test('stands out beside what it did before', () => {
    expect(
      manyDeclined([{ ...programme, declined: 32, decided: 100 }], '2026-08-24'),
    ).toMatchObject([
      {
        text: '32 van 100 afgehandelde boekingen (32,0%). Voor 24 augustus was dat 12,4%.',
        sure: 'toeval: minder dan 1 op 10.000',
      },
    ])
  })

  test('does not when it declines as usual, or when its usual is not known', () => {
    expect(manyDeclined([{ ...programme, declined: 14, decided: 100 }], '2026-08-24')).toEqual([])
    const young = { ...programme, formerDeclined: 3, formerDecided: 29 }
    expect(manyDeclined([{ ...young, declined: 32, decided: 100 }], '2026-08-24')).toEqual([])
  })
})

test('clicks that go on while bookings stopped stand out', () => {
  const programme = { id: 2, name: 'Ringvaart', last: '2026-11-01', bookings: 80, clicks: 1000 }
  expect(stopped([{ ...programme, clicksSince: 120 }])).toMatchObject([
    {
      title: 'Ringvaart: wel clicks, geen boekingen meer',
      text: expect.stringContaining('120 mensen'),
    },
  ])
  expect(stopped([{ ...programme, clicksSince: 30 }])).toEqual([])
})

test('parkings without a programme are counted with their clicks', () => {
  expect(uncoupled([])).toEqual([])
  expect(uncoupled([{ name: 'Dijkzicht', clicks: 0 }])).toEqual([])
  const two = [
    { name: 'Dijkzicht', clicks: 971 },
    { name: 'Terminalgarage', clicks: 1332 },
  ]
  expect(uncoupled(two)).toMatchObject([
    {
      title: '2 parkings hebben geen programma',
      text: 'Samen 2.303 clicks. Het meest: Terminalgarage (1.332).',
    },
  ])
})

test('an account of which nothing comes stands out in the words of its network', () => {
  const failing = {
    ...{ accountId: 1, network: 'awin' as const, publisher: '45628', nights: 3, programmes: 1 },
    ...{
      failure: 'Awin antwoordt met 504.',
      lacksToken: false,
      programme: { id: 7, name: 'Ringvaart' },
    },
    last: '2026-11-17T02:12:00.000Z',
  }
  const without = { ...failing, failure: 'Er is geen sleutel.', lacksToken: true, last: null }
  expect(failed([failing, { ...without, programmes: 2 }])).toMatchObject([
    {
      title: 'Ringvaart is drie nachten niet opgehaald',
      text: 'Awin antwoordt met 504. Boekingen na 17 november 2026 ontbreken hier nog.',
      to: '/admin/programmes/7/edit#ophalen',
    },
    {
      title: 'Awin kan niet worden opgehaald',
      text: 'Er is geen sleutel. Er is nog nooit iets opgehaald.',
    },
  ])
})

test('the surest comes first', () => {
  const found = bySurety([
    ...withoutBookings([{ ...pair, clicks: 75, bookings: 0 }, ...others(3)]),
    ...uncoupled([{ name: 'Dijkzicht', clicks: 971 }]),
  ])
  expect(found.map(({ kind }) => kind)).toEqual(['uncoupled', 'none'])
})
