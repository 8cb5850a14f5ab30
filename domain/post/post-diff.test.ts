import { expect, test } from 'vitest'
import { aPost } from '#test/fixtures.ts'
import { postDiff } from './post-diff.ts'

test('only changed fields are shown, in order and in words', () => {
  const before = aPost({ title: 'Vroeg boeken loont', category: 'tips', date: '2026-11-16' })
  const after = aPost({ title: 'Vroeg boeken helpt', category: 'travel', date: '2026-12-01' })

  expect(postDiff(before, after).map(({ label, parts }) => ({ label, parts }))).toEqual([
    {
      label: 'Titel',
      parts: [
        { kind: 'same', text: 'Vroeg boeken' },
        { kind: 'removed', text: ' loont' },
        { kind: 'added', text: ' helpt' },
      ],
    },
    {
      label: 'Categorie',
      parts: [
        { kind: 'removed', text: 'Tips & Tricks' },
        { kind: 'added', text: 'Reizen' },
      ],
    },
    {
      label: 'Datum',
      parts: [
        { kind: 'removed', text: '16 november 2026' },
        { kind: 'added', text: '1 december 2026' },
      ],
    },
  ])
})

test('a text is compared as it is read, and a change of only its markup is named', () => {
  const before = aPost({ content: '<p>Boek vroeg</p>' })

  expect(postDiff(before, aPost({ content: '<p>Boek vroeg</p>\n' }))).toEqual([])
  expect(postDiff(before, aPost({ content: '<p>Boek <strong>vroeg</strong></p>' }))).toMatchObject([
    { name: 'content', parts: [] },
  ])
})

test('a new author is an addition', () => {
  expect(postDiff(aPost(), aPost({ author: 'Sanne' }))).toMatchObject([
    { label: 'Auteur', parts: [{ kind: 'added', text: 'Sanne' }] },
  ])
})
