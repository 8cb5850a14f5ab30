import { expect, test } from 'vitest'
import type { Facts } from '#domain/fact/fact.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { aParking } from '#test/fixtures.ts'
import { aProvider } from '#test/parking-detail.ts'
import { type DayAt, daySteps } from './parking-day.ts'

const bus: Transfer = {
  mode: 'shuttle',
  walk: 1,
  every: 10,
  wait: 0,
  ride: 2,
  handover: 0,
  service: null,
}

const ringvaart = aProvider({
  tradeName: 'Ringvaart Parking',
  phone: '020 555 01 23',
  phoneHours: { from: '04:00', until: '00:30' },
})

function at(special: Partial<DayAt> = {}): DayAt {
  return { ...aParking(), directions: null, provider: null, facts: {}, ...special }
}

const known = (values: { [Key in keyof Facts]: boolean | string }): Facts =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      { value, checkedOn: '2026-11-18', source: 'website' },
    ]),
  )

const titles = (parking: DayAt) => daySteps(parking).map(({ title }) => title)

test('with a shuttle: drive there, hand in the key, take the bus, call when back', () => {
  const parking = at({
    transfer: bus,
    provider: ringvaart,
    directions: 'Volg op de A4 afslag 2',
    facts: known({
      entrance: 'Ringvaartweg 41, Oude Meer',
      keepKey: false,
      keyPlace: 'deskSafe',
    }),
  })

  expect(daySteps(parking)).toEqual([
    { title: 'Rijd naar Ringvaartweg 41', text: 'Oude Meer. Volg op de A4 afslag 2.' },
    {
      title: 'Lever je sleutel in bij de balie',
      text: 'Neem je bagage mee, en haal huissleutels van je sleutelbos.',
    },
    {
      title: 'Neem de bus naar de vertrekhal',
      text: '1 minuut lopen naar de halte. De bus rijdt elke 10 minuten.',
    },
    {
      title: 'Ben je terug, neem de bus',
      text: 'De bus rijdt elke 10 minuten.',
    },
  ])
})

test('who hands in the key reads what keeping it costs, also where no fact says so', () => {
  const keyPrice = { amount: 10, per: 'stay' as const }
  const step = (facts: Facts) =>
    daySteps(at({ keyPrice, facts })).find(({ title }) => title.startsWith('Lever je sleutel in'))
  const text =
    'Tegen een toeslag houd je je sleutel. Neem je bagage mee, en haal huissleutels van je sleutelbos.'

  expect(step(known({ keepKey: false }))?.text).toBe(text)
  expect(step({})?.text).toBe(text)
})

test('a traveller who keeps the key parks, and one who parks near the terminal walks', () => {
  const parking = at({ type: 'self', facts: known({ keepKey: true }) })

  expect(titles(parking)).toEqual([
    'Rijd naar Polderpark Shuttle',
    'Zet je auto in een vrij vak',
    'Loop naar de vertrekhal',
    'Ben je terug, loop naar je auto',
  ])
})

test('a valet is called before, and the car is looked at together', () => {
  const parking = at({ type: 'valet', provider: ringvaart, facts: known({ photos: true }) })

  expect(titles(parking)).toEqual([
    'Bel 20 minuten voor je er bent',
    'Rijd naar Polderpark Shuttle',
    'Loop samen om je auto',
    'Ben je terug, bel bij de bagageband',
  ])
  expect(daySteps(parking)[2]?.text).toBe('Check de foto’s op het formulier.')
})

test('what is unknown is said, not guessed', () => {
  const texts = daySteps(at()).map(({ text }) => text)

  expect(texts).toEqual([
    'Hoe je er rijdt, is onbekend. Vraag het de aanbieder als je reserveert.',
    'Of je je sleutel houdt, is onbekend.',
    'Reken op 12 minuten. Hoe vaak de bus rijdt, is onbekend.',
    'Vraag waar de bus stopt.',
  ])
  expect(daySteps(at({ type: 'valet' }))[0]?.text).toMatch(/^Het telefoonnummer is onbekend\./)
})

test('the ticked feature tells of the key where no fact does', () => {
  const { features } = aParking()

  expect(titles(at({ features: { ...features, keyDrop: true } }))[1]).toBe('Lever je sleutel in')
})

test('a bus on call comes when it is asked for', () => {
  expect(daySteps(at({ transfer: { ...bus, every: null, walk: 0 } }))[2]?.text).toBe(
    'De bus komt als je erom vraagt.',
  )
})

test('a town that the directions name is not said twice', () => {
  const parking = at({
    directions: 'Neem afslag 2, Oude Meer.',
    facts: known({ entrance: 'Ringvaartweg 41, Oude Meer' }),
  })

  expect(daySteps(parking)[0]?.text).toBe('Neem afslag 2, Oude Meer.')
})
