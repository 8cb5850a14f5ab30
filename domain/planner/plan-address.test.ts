import { expect, test } from 'vitest'
import { givenPlan, isSent, type Plan, planQuery, readPlan } from './plan-address.ts'

const today = '2026-11-22'
const read = (query: string) => readPlan(givenPlan(new URLSearchParams(query)), today)

const whole =
  'luchthaven=schiphol&terrein=ringvaart-parking&van=2026-12-12&tot=2026-12-19&vlucht=08:05&bestemming=europa&rijden=52&landing=22:20&bagage=ja'

test('a whole address', () => {
  expect(read(whole)).toEqual({
    plan: {
      from: '2026-12-12',
      to: '2026-12-19',
      persons: 2,
      flight: '08:05',
      isFar: false,
      drive: 52,
      landing: '22:20',
      hasBags: true,
    },
    errors: {},
  })
})

test('a link to the planner asks for nothing yet', () => {
  const { plan, errors } = read('luchthaven=schiphol&van=2026-12-12&tot=2026-12-19')

  expect(errors).toEqual({})
  expect(plan).toMatchObject({ from: '2026-12-12', flight: null, drive: null, isFar: false })
})

test('the form that is sent empty asks for the flight and the drive', () => {
  expect(read('vlucht=&rijden=&landing=&bestemming=europa&bagage=ja').errors).toEqual({
    vlucht: ['Vul in hoe laat je vlucht vertrekt.'],
    rijden: ['Vul in hoe lang je rijdt.'],
  })
})

test('the way back can be asked for by itself', () => {
  const { plan, errors } = read('vlucht=&rijden=&landing=22:20')

  expect(errors).toEqual({})
  expect(plan.landing).toBe('22:20')
})

const without: Record<string, Partial<Plan>> = {
  vlucht: { flight: null },
  landing: { landing: null },
  rijden: { drive: null },
  bestemming: { isFar: null },
  bagage: { hasBags: null },
  van: { from: null },
  tot: { to: null },
}

const wrongDrive = 'Vul een rijtijd in zoals 75, 1:15 of 1 uur, hoogstens 900 minuten.'

test.each([
  ['vlucht', '25:00', 'Vul een tijd in zoals 08:05.'],
  ['vlucht', '08:60', 'Vul een tijd in zoals 08:05.'],
  ['landing', 'laat', 'Vul een tijd in zoals 08:05.'],
  ['rijden', '901', wrongDrive],
  ['rijden', '-5', wrongDrive],
  ['rijden', '7,5', wrongDrive],
  ['bestemming', 'mars', 'Kies binnen of buiten Europa.'],
  ['bagage', 'misschien', 'Kies ja of nee.'],
  ['van', '2026-12-32', 'Deze datum bestaat niet.'],
  ['van', '2026-11-21', 'Deze dag is al voorbij. Kies vandaag of een latere dag.'],
  ['tot', '2026-12-11', 'Ophalen kan niet vóór het brengen. Kies een latere dag.'],
  ['personen', '12', 'Kies 1 tot 9 reizigers.'],
])('%s=%s is an error at its own field, and the rest is read', (name, value, message) => {
  const query = new URLSearchParams(whole)
  query.set(name, value)

  expect(read(query.toString())).toEqual({
    plan: { ...read(whole).plan, ...without[name] },
    errors: { [name]: [message] },
  })
})

test('a day that no clock reaches is refused', () => {
  for (const day of ['2100-01-01', '9999-12-31']) {
    expect(read(`van=${day}`).errors.van?.[0]).toMatch(
      /^We rekenen tot en met .* Kies een eerdere dag\.$/,
    )
  }
})

test.each([
  ['8:05', '08:05'],
  ['8.05', '08:05'],
  [' 23.59 ', '23:59'],
])('a time may be written as %s', (typed, time) => {
  expect(read(`vlucht=${typed}&rijden=10`).plan.flight).toBe(time)
})

test.each([
  ['1:15', 75],
  ['1 uur', 60],
  ['75 min', 75],
  ['15 uur', 900],
])('a drive may be written as %s', (typed, minutes) => {
  expect(read(`vlucht=8:05&rijden=${typed}`).plan.drive).toBe(minutes)
})

test('one day without the other is no error', () => {
  expect(read('van=2026-12-12').errors).toEqual({})
  expect(read('van=2026-12-12').plan).toMatchObject({ from: '2026-12-12', to: null })
  expect(read('tot=2026-12-19').errors).toEqual({})
})

test('the form is sent once it has a flight, a drive or a landing, also an empty one', () => {
  const given = (query: string) => isSent(givenPlan(new URLSearchParams(query)))

  expect(given('luchthaven=schiphol&terrein=&van=2026-12-12')).toBe(false)
  expect(given('vlucht=')).toBe(true)
})

test('a plan is written as it is read, without what it does not know', () => {
  const given = givenPlan(new URLSearchParams(`${whole}&landing=&utm_source=mail`))

  expect(givenPlan(new URLSearchParams(planQuery(given)))).toEqual(given)
  expect(planQuery(givenPlan(new URLSearchParams('vlucht=8.05&rijden=&bron=x')))).toBe(
    'vlucht=8.05',
  )
})
