import { expect, test } from 'vitest'
import { changeDetails } from './change-words.ts'

const entry = {
  id: 1,
  at: '2026-11-20T10:00:00.000Z',
  username: 'beheer',
  change: 'c',
  action: 'update' as const,
  subjectId: 1,
  isUndone: false,
}

test('what a tariff and a surcharge were reads as Dutch', () => {
  const winter = {
    name: 'Winter',
    parking_id: 3,
    billing: 'day',
    valid_from: '2026-11-01',
    steps: [{ days: 1, total: 24 }],
    extra_day: 6.5,
  }
  const after = {
    ...winter,
    billing: 'period',
    valid_from: '2026-12-01',
    steps: [
      { days: 1, total: 24 },
      { days: 8, total: 68 },
    ],
    extra_day: 7,
  }

  expect(changeDetails({ ...entry, subject: 'tariffs', before: winter, after })).toEqual([
    { field: 'Hoe de aanbieder telt', before: 'Per kalenderdag', after: 'Per 24 uur' },
    { field: 'Geldig vanaf', before: '1 november 2026', after: '1 december 2026' },
    {
      field: 'Wat zoveel dagen samen kosten',
      before: '1 dag €24,00',
      after: '1 dag €24,00, 8 dagen €68,00',
    },
    { field: 'Elke dag erna', before: '€6,50', after: '€7,00' },
  ])

  const always = { per: 'stay', amount: 5, is_compulsory: true, when: { kind: 'always' } }
  const late = { kind: 'between', at: 'pickUp', from: '23:00', until: '05:00' }
  const sold = changeDetails({
    ...entry,
    subject: 'surcharges',
    before: { ...always, buys: null },
    after: { ...always, buys: 'keepKey' },
  })
  expect(sold).toEqual([{ field: 'Wat de reiziger krijgt', before: '', after: 'Sleutel houden' }])
  const details = changeDetails({
    ...entry,
    subject: 'surcharges',
    before: always,
    after: { ...always, is_compulsory: false, when: late },
  })
  expect(details.map(({ field, after: is }) => `${field}: ${is}`)).toEqual([
    'Verplicht: nee',
    'Wanneer: Tussen twee tijden',
    'Bij brengen of ophalen: Ophalen',
    'Van: 23:00',
    'Tot: 05:00',
  ])
})
