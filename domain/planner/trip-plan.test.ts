import { describe, expect, test } from 'vitest'
import { aPlan, aPlannedParking, aTransfer } from '#test/planner.ts'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import type { Plan } from './plan-address.ts'
import type { PlannedParking } from './planned-parking.ts'
import { type Board, planTrip } from './trip-plan.ts'

const shuttle = aTransfer()
const checkIn = { checkInEurope: 120, checkInFar: 180 }

const at = (differences: Partial<Plan> = {}, parking: Partial<PlannedParking> = {}) =>
  planTrip(aPlannedParking(parking), checkIn, aPlan(differences), '2026-11-22')

const rows = (board: Board | null) =>
  board?.steps.map(({ time, what, minutes }) => `${time} ${what} ${minutes ?? ''}`.trim())

const warned = (board: Board | null) =>
  board?.warnings.map(({ text, advice }) =>
    [text, advice && `${advice}.`].filter(Boolean).join(' '),
  )

describe('to the flight', () => {
  test('the parts are counted backwards, with the longest wait', () => {
    const { out } = at()

    expect(out?.title).toBe('Vertrek om 04:35')
    expect(out?.text).toBe('Dan sta je om 06:05 in de vertrekhal, twee uur voor je vlucht.')
    expect(out?.aside).toBe('zaterdag 12 december 2026')
    expect(rows(out)).toEqual([
      '04:35 Thuis weg 15',
      '04:50 Rijden 52',
      '05:42 Aan de inrit 10',
      '05:52 Naar de terminal 13',
      '06:05 In de vertrekhal 120',
      '08:05 Je vlucht vertrekt',
    ])
    expect(out?.steps.map(({ note }) => note)).toEqual([
      'met een marge van 15 minuten',
      'de tijd die je zelf invulde',
      'parkeren en sleutel inleveren',
      'op zijn langst: 1 lopen, 10 wachten, 2 rijden',
      '2 uur vooraf binnen Europa',
      '',
    ])
  })

  test('outside Europe you are there as much earlier as the airport says', () => {
    const { out } = at({ isFar: true })

    expect(out?.title).toBe('Vertrek om 03:35')
    expect(out?.text).toBe('Dan sta je om 05:05 in de vertrekhal, drie uur voor je vlucht.')
  })

  test('who leaves before midnight leaves on the day before, which is named', () => {
    const { out } = at({ flight: '01:30' })

    expect(out?.title).toBe('Vertrek om 22:00')
    expect(out?.text).toMatch(/^Op vrijdag 11 december 2026\. Dan sta je om 23:30 /)
    expect(out?.aside).toBe('vrijdag 11 december 2026')
    expect(out?.steps.map(({ day }) => day)).toEqual([
      'vrijdag 11 december 2026',
      null,
      null,
      null,
      null,
      'zaterdag 12 december 2026',
    ])
    expect(warned(out)).toEqual([
      'Je bent al op vrijdag 11 december 2026 aan de inrit. Reserveer vanaf die dag.',
    ])
  })

  test('without a day the day before is named as such', () => {
    const { out } = at({ from: null, flight: '01:30' })

    expect(out?.text).toMatch(/^De dag ervoor\. /)
    expect(out?.aside).toBe('')
    expect(out?.steps.map(({ day }) => day)).toEqual([
      'de dag ervoor',
      null,
      null,
      null,
      null,
      'de dag erna',
    ])
  })

  test('a night in which the clock changes is an hour shorter or longer', () => {
    // 28 March 2027, 02:00 becomes 03:00; 31 October, 03:00 becomes 02:00.
    expect(at({ from: '2027-03-28', to: null, flight: '06:00' }).out?.title).toBe(
      'Vertrek om 01:30',
    )
    expect(at({ from: '2027-10-31', to: null, flight: '06:00' }).out?.title).toBe(
      'Vertrek om 02:30',
    )
    expect(at({ from: '2027-10-30', to: null, flight: '06:00' }).out?.title).toBe(
      'Vertrek om 02:30',
    )
    expect(at({ from: '2027-10-31', to: null, flight: '05:00' }).out?.title).toBe(
      'Vertrek om 02:30',
    )
  })

  test('a valet takes over the car, and then it is a walk', () => {
    const valet = aTransfer({
      mode: 'valet',
      walk: 2,
      every: null,
      ride: 0,
      handover: 5,
    })

    expect(rows(at({}, { transfer: valet, type: 'valet' }).out)?.slice(2, 5)).toEqual([
      '05:58 Auto afgeven 5',
      '06:03 Naar de terminal 2',
      '06:05 In de vertrekhal 120',
    ])
  })

  test('without a known transfer its minutes count, and the wait is said to be unknown', () => {
    const { out, back } = at({}, { transfer: null })

    expect(out?.steps[3]).toMatchObject({ minutes: 8, note: 'hoe lang je wacht, is niet bekend' })
    expect(back?.aside).toBe('de wachttijd is niet bekend')
    expect(rows(back)?.at(-1)).toBe('23:13 Bij je auto 8')
  })

  test('a shuttle that does not run yet is a warning', () => {
    const service = { from: '06:00', until: '22:00' }

    expect(warned(at({}, { transfer: { ...shuttle, service } }).out)).toEqual([
      'De shuttle rijdt niet om 05:52, wel van 06:00 tot 22:00.',
    ])
  })

  test('a valet who is not there yet is one too, when you hand over the car', () => {
    const service = { from: '06:00', until: '22:00' }
    const valet = aTransfer({ mode: 'valet', walk: 1, every: null, ride: 0, handover: 9, service })

    expect(warned(at({}, { transfer: valet, type: 'valet' }).out)).toEqual([
      'De balie is niet open om 05:55, wel van 06:00 tot 22:00.',
    ])
  })

  test.each([{ flight: null }, { drive: null }, { isFar: null }])(
    'without an answer there is no board: %o',
    (missing) => {
      expect(at(missing).out).toBeNull()
      expect(at(missing).back).not.toBeNull()
    },
  )
})

describe('and back', () => {
  test('the year is said where it is not this or the next', () => {
    const titleOf = (from: string, to: string) => at({ from, to }).back?.title

    expect(titleOf('2027-12-28', '2028-01-04')).toBe('En terug, dinsdag 4 januari 2028')
    expect(titleOf('2026-12-28', '2027-01-04')).toBe('En terug, maandag 4 januari')
  })

  test('the bags, the wait and the ride', () => {
    const { back } = at()

    expect(back?.title).toBe('En terug, zaterdag 19 december')
    expect(back?.aside).toBe('de shuttle rijdt dan')
    expect(rows(back)).toEqual([
      '22:20 Je landt',
      '23:05 Met je koffer bij de halte 45',
      '23:15 In de bus 10',
      '23:18 Bij je auto 3',
    ])
  })

  test('without bags you are a quarter of an hour earlier', () => {
    expect(rows(at({ hasBags: false }).back)?.[1]).toBe('22:50 Met je handbagage bij de halte 30')
  })

  test('when the shuttle has stopped, you wait for the first one, on the next day', () => {
    const service = { from: '04:30', until: '23:00' }
    const { back } = at({}, { transfer: { ...shuttle, service } })

    expect(back?.aside).toBe('de shuttle rijdt dan niet')
    expect(rows(back)?.slice(2)).toEqual(['04:30 In de bus 325', '04:33 Bij je auto 3'])
    expect(back?.steps.map(({ day }) => day)).toEqual([null, null, 'zondag 20 december 2026', null])
    expect(back?.steps[2]?.note).toBe('de eerste rijdt om 04:30')
    expect(warned(back)).toEqual([
      'Je bent pas op zondag 20 december 2026 bij je auto. Reserveer tot en met die dag.',
      'De shuttle rijdt niet om 23:05, wel van 04:30 tot 23:00.',
    ])
  })

  test('on foot nobody waits', () => {
    const walk = aTransfer({ mode: 'walk', walk: 6, every: null, ride: 0 })
    const { back } = at({}, { transfer: walk, type: 'self' })

    expect(back?.aside).toBe('')
    expect(rows(back)).toEqual([
      '22:20 Je landt',
      '23:05 Met je koffer in de aankomsthal 45',
      '23:11 Bij je auto 6',
    ])
  })

  test('a valet brings the car to the desk', () => {
    const valet = aTransfer({
      mode: 'valet',
      walk: 2,
      every: null,
      ride: 0,
      handover: 5,
    })
    const { back } = at({}, { transfer: valet, type: 'valet' })

    expect(back?.aside).toBe('de balie is dan open')
    expect(rows(back)?.slice(1)).toEqual([
      '23:05 Met je koffer in de aankomsthal 45',
      '23:07 Bij de balie 2',
      '23:12 Bij je auto 5',
    ])
  })

  test('without a landing there is no way back', () => {
    expect(at({ landing: null }).back).toBeNull()
  })
})

describe('what the times cost', () => {
  const late = aSurcharge({
    label: 'Laat ophalen',
    amount: 7.5,
    when: { kind: 'between', at: 'pickUp', from: '23:00', until: '05:00' },
  })
  const tariffs = [aTariff({ steps: [{ days: 8, total: 68 }] })]

  test('a surcharge for the time at the car is named, and that it is in the total', () => {
    expect(warned(at({}, { tariffs, surcharges: [late] }).back)).toEqual([
      'Je haalt op na 23:00. Daar rekent Ringvaart Parking €7,50 voor, het zit al in je totaal van €75,50.',
    ])
  })

  test('without a tariff for that day the total is an estimate', () => {
    expect(at({}, { surcharges: [late] }).back?.warnings[0]?.text).toMatch(
      /het zit al in je geschatte totaal van €63,10\.$/,
    )
  })

  test('without both days there is no total', () => {
    expect(warned(at({ from: null }, { tariffs, surcharges: [late] }).back)).toEqual([
      'Je haalt op na 23:00. Daar rekent Ringvaart Parking €7,50 voor.',
    ])
  })

  test('early in the morning it is before the end of the night', () => {
    const early = aSurcharge({
      when: { kind: 'between', at: 'dropOff', from: '22:00', until: '06:00' },
    })

    expect(warned(at({ to: null }, { surcharges: [early] }).out)).toEqual([
      'Je brengt je auto vóór 06:00. Daar rekent Ringvaart Parking €5,00 voor.',
    ])
  })

  test('the car is parked from the quarter before the gate until the one after it is back', () => {
    expect(at().parked?.stay).toEqual({
      from: '2026-12-12',
      fromTime: '05:30',
      to: '2026-12-19',
      toTime: '23:30',
      days: 8,
      persons: 2,
    })
    expect(at({ flight: '01:30', landing: '23:50' }).parked?.stay).toMatchObject({
      from: '2026-12-11',
      to: '2026-12-20',
      days: 10,
    })
  })

  test('a quarter that begins the next day is of that day, and the total is too', () => {
    const { parked } = at({ landing: '22:58' }, { tariffs })

    expect(parked?.stay).toMatchObject({ to: '2026-12-20', toTime: '00:00', days: 9 })
    expect(parked?.quote.total).toBe(at({ to: '2026-12-20' }, { tariffs }).parked?.quote.total)
  })

  test('a quarter that the clocks skip is no time of a stay', () => {
    // 28 March 2027, 02:00 becomes 03:00.
    const parked = at({ from: '2027-03-20', to: '2027-03-28', landing: '00:55' }).parked

    expect(parked?.stay).toMatchObject({ to: '2027-03-28', toTime: '03:00' })
  })

  test('who is back on another day reserves until that day, with the times of the plan', () => {
    const { back, parked } = at({ landing: '23:50' })

    expect(back?.warnings[0]).toEqual({
      text: 'Je bent pas op zondag 20 december 2026 bij je auto.',
      advice: 'Reserveer tot en met die dag',
      stay: parked?.stay,
    })
    expect(at({ landing: '23:50', from: null }).back?.warnings[0]?.stay).toBeNull()
  })

  test('one way alone leaves the other time open', () => {
    expect(at({ landing: null }).parked?.stay).toMatchObject({ fromTime: '05:30', toTime: null })
    expect(at({ flight: null }).parked?.stay).toMatchObject({ fromTime: null, toTime: '23:30' })
    expect(at({ from: null }).parked).toBeNull()
  })

  test('a surcharge of the rounded time is in the total, and is told of', () => {
    const { back, parked } = at({ landing: '21:55' }, { tariffs, surcharges: [late] })

    expect(parked?.stay.toTime).toBe('23:00')
    expect(parked?.quote.total).toBe(7550)
    expect(warned(back)?.[0]).toMatch(/^Je haalt op na 23:00\./)
    expect(parked?.untimed).toEqual({ cents: 6800, isUpperBound: false, days: 8 })
  })

  test('a total that is the same without times is not told twice', () => {
    expect(at({}, { tariffs }).parked?.untimed).toBeNull()
  })
})
