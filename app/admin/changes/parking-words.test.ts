import { expect, test } from 'vitest'
import type { Change } from '#domain/changes/change.ts'
import { changeDetails } from './change-words.ts'

const parking = {
  name: 'Ringvaart Parking',
  provider_id: 3,
  reviews_read_on: null,
  transfer: null,
  facts: {
    official: { value: false, checkedOn: '2026-11-18', source: 'luchthaven' },
    heightLimit: { value: 210, checkedOn: '2026-08-04', source: 'bezoek' },
  },
}
const change = (after: object): Change => ({
  id: 1,
  at: '2026-11-18T09:24:00.000Z',
  username: 'beheer',
  change: 'a',
  action: 'update',
  subject: 'parkings',
  subjectId: 1,
  before: parking,
  after: { ...parking, ...after },
  isUndone: false,
})

test('each fact that changed is one line', () => {
  const facts = {
    ...parking.facts,
    heightLimit: { value: 220, checkedOn: '2026-11-18', source: 'website', note: 'gemeten' },
  }

  expect(changeDetails(change({ facts }))).toEqual([
    {
      field: 'Hoogtebeperking',
      before: '2,10 m (bezoek, 4 augustus 2026)',
      after: '2,20 m, gemeten (website, 18 november 2026)',
    },
  ])
  expect(changeDetails(change({ facts: { official: parking.facts.official } }))).toEqual([
    { field: 'Hoogtebeperking', before: '2,10 m (bezoek, 4 augustus 2026)', after: '' },
  ])
})

test('the transfer is one line', () => {
  const transfer = {
    mode: 'shuttle',
    walk: 1,
    every: 10,
    wait: 0,
    ride: 2,
    handover: 0,
    service: { from: '04:30', until: '00:30' },
  }

  expect(changeDetails(change({ transfer }))).toEqual([
    {
      field: 'Transfer',
      before: '',
      after:
        'Shuttle, lopen naar de halte (min) 1, bus elke (min) 10, rijden (min) 2, rijdt van 04:30 tot 00:30',
    },
  ])
})

test('a provider is named, and a day is written out', () => {
  const after = { provider_id: 4, reviews_read_on: '2026-11-18' }

  expect(changeDetails(change(after), { provider_id: new Map([['4', 'Ringvaart']]) })).toEqual([
    { field: 'Aanbieder', before: '3', after: 'Ringvaart' },
    { field: 'Beoordelingen gelezen op', before: '', after: '18 november 2026' },
  ])
})
