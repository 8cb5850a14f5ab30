import { expect, test } from 'vitest'
import { sanitizePost } from '#server/posts/sanitize.ts'
import { postSample } from './post-sample.ts'

// The counterpart is app/admin/editor/editor-html.test.tsx: the editor produces exactly this.
test('sanitizing keeps every allowed element of a post', () => {
  expect(sanitizePost(postSample).replaceAll(' />', '>')).toBe(postSample)
})
