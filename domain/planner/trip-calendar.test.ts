import { expect, test } from 'vitest'
import { aPlan, aPlannedParking } from '#test/planner.ts'
import type { Plan } from './plan-address.ts'
import { tripEvents } from './trip-calendar.ts'
import { planTrip } from './trip-plan.ts'

const trip = {
  airport: { name: 'Schiphol', slug: 'schiphol' },
  parking: { name: 'Ringvaart Parking', slug: 'ringvaart-parking', isSample: false },
  entrance: 'Ringvaartweg 41, Oude Meer',
  address: 'https://parkeerpiloot.example/vertrekplanner?luchthaven=schiphol',
}

function events(differences: Partial<Plan> = {}) {
  const plan = aPlan(differences)
  const checkIn = { checkInEurope: 120, checkInFar: 180 }
  return tripEvents(planTrip(aPlannedParking(), checkIn, plan, '2026-11-22'), plan, trip)
}

test('the way out lasts from the front door to the flight', () => {
  const [out, back] = events()

  expect(out).toMatchObject({
    id: 'schiphol-ringvaart-parking-2026-12-12-heen@parkeerpiloot.example',
    begin: new Date('2026-12-12T04:35+01:00'),
    end: new Date('2026-12-12T08:05+01:00'),
    title: 'Vertrek om 04:35 naar Schiphol, via Ringvaart Parking',
    place: 'Ringvaart Parking, Ringvaartweg 41, Oude Meer',
  })
  expect([out?.alarmBefore, back?.alarmBefore]).toEqual([60, null])
  expect(out?.description[2]).toBe('05:42 Aan de inrit, parkeren en sleutel inleveren')
  expect(back).toMatchObject({
    begin: new Date('2026-12-19T22:20+01:00'),
    end: new Date('2026-12-19T23:18+01:00'),
  })
})

test('the hour that comes twice in autumn lasts as long as it does', () => {
  const [out] = events({ from: '2027-10-31', to: '2027-11-06', flight: '05:00' })

  expect(out?.begin).toEqual(new Date('2027-10-31T02:30+02:00'))
  expect(out?.end).toEqual(new Date('2027-10-31T05:00+01:00'))
})

test('at an airport in Portugal the times are those of its clocks', () => {
  const plan = aPlan()
  const checkIn = { checkInEurope: 120, checkInFar: 180 }
  const trips = planTrip(aPlannedParking({ zone: 'west' }), checkIn, plan, '2026-11-22')
  const [out, back] = tripEvents(trips, plan, trip)

  expect(trips.out?.title).toBe('Vertrek om 04:35')
  expect(out?.begin).toEqual(new Date('2026-12-12T04:35Z'))
  expect(back?.begin).toEqual(new Date('2026-12-19T22:20Z'))
  expect(out?.description).toContain('Alle tijden zijn die van de klok op de luchthaven.')
  expect(back?.description).not.toContain('Alle tijden zijn die van de klok op de luchthaven.')
})

test('what has no day or no time is not in a calendar', () => {
  expect(events({ from: null }).map(({ id }) => id)).toEqual([
    'schiphol-ringvaart-parking-2026-12-19-terug@parkeerpiloot.example',
  ])
  expect(events({ landing: null })).toHaveLength(1)
  expect(events({ from: null, to: null })).toEqual([])
})

test('an event at a built-in parking says that it does not exist', () => {
  const plan = aPlan()
  const checkIn = { checkInEurope: 120, checkInFar: 180 }
  const sample = { ...trip, parking: { ...trip.parking, isSample: true } }
  const [out, back] = tripEvents(
    planTrip(aPlannedParking(), checkIn, plan, '2026-11-22'),
    plan,
    sample,
  )

  expect(out?.description[0]).toBe('Voorbeeldgegevens: deze parkeerterreinen bestaan niet')
  expect(back?.description[0]).toBe(out?.description[0])
})
