import { expect, test } from 'vitest'
import { sanitizeArticle } from '#server/articles/sanitize.ts'
import { articleSample } from './article-sample.ts'

// The other half is app/admin/editor/article-html.test.tsx: what the editor makes is this.
test('the server keeps all that an article may have', () => {
  expect(sanitizeArticle(articleSample).replaceAll(' />', '>')).toBe(articleSample)
})
