import { expect, test } from 'vitest'
import { sanitizeArticle } from '#server/articles/sanitize.ts'
import { articleSample } from './article-sample.ts'

// The counterpart is app/admin/editor/article-html.test.tsx: the editor produces exactly this.
test('sanitizing keeps every allowed element of a post', () => {
  expect(sanitizeArticle(articleSample).replaceAll(' />', '>')).toBe(articleSample)
})
