import { expect, test } from 'vitest'
import { aPost } from '#test/fixtures.ts'
import type { AdminPost } from './post.ts'
import { emptyPost, hasWords, isSamePost, pick, writtenFields } from './post-draft.ts'

const live: AdminPost = {
  ...aPost(),
  status: 'published',
  publishAt: null,
  draft: null,
  version: 1,
  updatedAt: '2026-11-20T09:00:00.000Z',
}

test('editing continues from the draft, or else from the published post', () => {
  const fields = { ...pick(live), title: 'Nog niet af' }
  const draft = { fields, username: 'beheer', version: 2, updatedAt: live.updatedAt }

  expect(writtenFields(live).title).toBe('Vroeg boeken loont')
  expect(writtenFields({ ...live, draft }).title).toBe('Nog niet af')
})

test('a new post is worth saving once it has text', () => {
  const empty = emptyPost('2026-11-20')

  expect(hasWords(empty)).toBe(false)
  expect(hasWords({ ...empty, category: 'travel', content: '<p> </p>' })).toBe(false)
  expect(hasWords({ ...empty, content: '<p>Dag</p>' })).toBe(true)
  expect(hasWords({ ...empty, title: 'D' })).toBe(true)
})

test('no author equals an empty one', () => {
  expect(isSamePost(aPost({ author: null }), aPost({ author: '' }))).toBe(true)
  expect(isSamePost(aPost(), aPost({ title: 'Anders' }))).toBe(false)
})
