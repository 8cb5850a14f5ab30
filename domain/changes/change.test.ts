import { expect, test } from 'vitest'
import { differences, rowName } from './change.ts'

test('differences list the old and new value of each changed field', () => {
  const before = { id: 1, version: 1, name: 'Schiphol', price_from: 5.25, city: null }
  const after = { id: 1, version: 2, name: 'Schiphol', price_from: 6, city: 'Amsterdam' }

  expect(differences({ before, after })).toEqual([
    { field: 'price_from', before: '5.25', after: '6' },
    { field: 'city', before: '', after: 'Amsterdam' },
  ])
})

test('a nested field counts as a field of its own', () => {
  const before = { features: { covered: false, security: true } }
  const after = { features: { covered: true, security: true } }

  expect(differences({ before, after })).toEqual([
    { field: 'features.covered', before: 'nee', after: 'ja' },
  ])
})

test('a field of an added record has no old value', () => {
  expect(differences({ before: null, after: { name: 'Nieuw', city: null } })).toEqual([
    { field: 'name', before: '', after: 'Nieuw' },
  ])
})

test.each([
  ['airports', { name: 'Schiphol' }, 'Schiphol'],
  ['posts', { title: 'Vroeg boeken' }, 'Vroeg boeken'],
  ['faqs', { question: 'Hoe laat?' }, 'Hoe laat?'],
  ['contact_requests', { name: 'Zoë', subject: 'Mijn auto' }, 'Zoë'],
  ['redirects', { source: '/oud', target: '/nieuw' }, '/oud'],
  ['admins', { username: 'beheer' }, 'beheer'],
  ['settings', { values: {} }, ''],
  ['post_aliases', { slug: 'oud-adres' }, ''],
  ['airports', null, ''],
] as const)('a row of %s, %j, is called %j', (subject, row, name) => {
  expect(rowName(subject, row)).toBe(name)
})
