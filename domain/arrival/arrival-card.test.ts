import { expect, test } from 'vitest'
import { aTransfer } from '#test/planner.ts'
import {
  type ArrivingAt,
  arrivalSteps,
  cautions,
  closedThen,
  isValet,
  phoneText,
  routeOf,
} from './arrival-card.ts'

const at = (differences: Partial<ArrivingAt> = {}): ArrivingAt => ({
  type: 'shuttle',
  distance: 8,
  features: { keyDrop: true },
  transfer: aTransfer(),
  phone: '020 555 01 23',
  phoneHours: { from: '00:00', until: '00:00' },
  avoid: 'P3',
  ...differences,
})

const valet = at({
  type: 'valet',
  transfer: aTransfer({ mode: 'valet', every: null, ride: 0, handover: 5 }),
  phoneHours: { from: '04:00', until: '00:30' },
})
const walk = at({
  type: 'self',
  features: { keyDrop: false },
  transfer: aTransfer({ mode: 'walk', walk: 6, every: null, ride: 0 }),
})

test('with a shuttle the card says how often it runs', () => {
  expect(arrivalSteps(at())).toEqual([
    'Rijd naar de inrit.',
    'Zet je auto in een vrij vak.',
    'Lever je sleutel in bij de balie.',
    'Stap in bij de halte, elke 10 minuten.',
  ])
  expect(arrivalSteps(at({ transfer: aTransfer({ every: null }) })).at(-1)).toBe(
    'Vraag om de bus, hij rijdt op afroep.',
  )
  expect(arrivalSteps(at({ transfer: null })).at(-1)).toBe('Stap in bij de halte.')
})

test('who may pay to keep the key reads it at the step of the key', () => {
  const choice = 'Lever je sleutel in bij de balie. Tegen een toeslag houd je je sleutel.'

  expect(arrivalSteps(at({ isKeyForSale: true }))[2]).toBe(choice)
  expect(arrivalSteps(at({ isKeyForSale: true, features: { keyDrop: false } }))[2]).toBe(choice)
})

test('a traveller who keeps the key takes it along, and one who is near walks', () => {
  expect(arrivalSteps(walk).slice(2)).toEqual(['Neem je sleutel mee.', 'Loop naar de vertrekhal.'])
})

test('a valet is called, and gets the key of the car only', () => {
  expect(arrivalSteps(valet)[0]).toBe('Bel 20 minuten voor je er bent.')
  expect(arrivalSteps(valet).at(-1)).toBe('Geef alleen de autosleutel af.')
  expect(cautions(valet).map(({ text }) => text)).toContain(
    'Vraag naar het adres waar je auto staat.',
  )
})

test('a parking of a type without a known transfer is still of that type', () => {
  expect(isValet(at({ type: 'valet', transfer: null }))).toBe(true)
  expect(isValet(at({ transfer: null }))).toBe(false)
})

test('where not to drive in comes first, if it is known', () => {
  expect(cautions(at())[0]).toEqual({
    strong: 'Niet inrijden bij P3.',
    text: 'De navigatie stuurt je soms daarheen.',
  })
  expect(cautions(at({ avoid: null }))[0]?.strong).toBeUndefined()
})

test('when the phone is answered', () => {
  expect(phoneText(at({ transfer: aTransfer({ every: null, wait: 8 }) }))).toBe(
    'Dag en nacht. Bel bij de bagageband als je terug bent.',
  )
  expect(phoneText(at({ transfer: null }))).toBe(
    'Dag en nacht. Of je voor de bus moet bellen, is onbekend.',
  )
  expect(phoneText(valet)).toBe('04:00 tot 00:30. Bel 20 minuten voor je er bent.')
  expect(phoneText(at({ phoneHours: null }))).toMatch(/^Wanneer er wordt opgenomen, is onbekend\./)
  expect(phoneText(at({ phone: null }))).toBe('')
  expect(phoneText(walk)).toBe('Dag en nacht.')
})

test('nobody calls for a bus that comes by itself', () => {
  expect(phoneText(at())).toBe('Dag en nacht.')
})

test('a phone that is not answered at the pick-up is a warning, as a shuttle that does not run', () => {
  const hours = { from: '04:00', until: '23:30' }
  const closed = (parking: ArrivingAt, dropOff: string | null, pickUp: string | null) =>
    closedThen(parking, { dropOff, pickUp }).map(({ text }) => text)
  const phone = at({ phoneHours: hours })

  expect(closed(phone, '02:00', '00:15')).toEqual([
    'De telefoon wordt niet opgenomen om 00:15, wel van 04:00 tot 23:30.',
  ])
  expect(closed(phone, null, '23:30')).toEqual([])
  expect(closed(phone, null, null)).toEqual([])
  expect(closed(at(), '02:00', '00:15')).toEqual([])
  expect(closed(at({ phone: null, phoneHours: hours }), null, '00:15')).toEqual([])
  expect(closed(at({ transfer: aTransfer({ service: hours }) }), '02:00', '12:00')).toEqual([
    'De shuttle rijdt niet om 02:00, wel van 04:00 tot 23:30.',
  ])
})

test('the route tells the usual and the longest time', () => {
  const { title, stops } = routeOf(at())

  expect(title).toBe('Van slot tot terminal: meestal 8 minuten, hooguit 13')
  expect(stops.map(({ name, after }) => [name, after])).toEqual([
    ['Je plek', '1 min lopen'],
    ['Halte', '5 tot 10 min wachten'],
    ['Bus', '2 min rijden'],
    ['Vertrekhal', null],
  ])
})

test('a walk has one leg and one time', () => {
  const { title, stops } = routeOf(walk)

  expect(title).toBe('Van slot tot terminal: 6 minuten')
  expect(stops.map(({ name }) => name)).toEqual(['Je plek', 'Vertrekhal'])
})

test('without a known transfer the wait is unknown', () => {
  expect(routeOf(at({ transfer: null }))).toEqual({
    title: 'Van slot tot terminal: 8 minuten, hoe lang je wacht is onbekend',
    stops: [],
  })
})
