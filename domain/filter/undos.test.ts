import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { changed, defaultFilter, type FilterChange } from './parking-filter.ts'
import { undosOf } from './undos.ts'

const { features } = aParking()
const parkings = [
  aParking({ id: 1, type: 'shuttle', distance: 12 }),
  aParking({ id: 2, type: 'self', distance: 15, features: { ...features, chargingPoint: true } }),
  aParking({ id: 3, type: 'valet', distance: 2 }),
]

const undos = (change: FilterChange) =>
  undosOf(parkings, changed(defaultFilter, change)).map(
    ({ label, matches }) => `${label}: ${matches}`,
  )

test('each active filter says how many parkings match without it, the most first', () => {
  expect(undos({ maxDistance: 3, extras: { chargingPoint: true } })).toEqual([
    'Zonder max. 3 min: 1',
    'Zonder Oplaadpunt: 1',
  ])
  expect(undos({ parkingTypes: { shuttle: false, self: false }, maxDistance: 1 })).toEqual([
    'Zonder max. 1 min: 1',
    'Met alle typen: 0',
  ])
})

test('the change of an undo removes that filter alone', () => {
  const filter = changed(defaultFilter, { maxDistance: 3, extras: { chargingPoint: true } })
  expect(undosOf(parkings, filter).map(({ change }) => change)).toEqual([
    { maxDistance: 20 },
    { extras: { chargingPoint: false } },
  ])
})

test('the default filter has nothing to undo', () => {
  expect(undos({})).toEqual([])
})

test('a parking beyond the end of the slider is not counted', () => {
  const far = aParking({ distance: 21 })
  const [undo] = undosOf([far], changed(defaultFilter, { maxDistance: 5 }))
  expect(undo?.matches).toBe(0)
})
