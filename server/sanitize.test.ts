import { expect, test } from 'vitest'
import { sanitizeArticle } from './sanitize.ts'

test.each([
  ['a script', '<p>Dag</p><script>alert(1)</script>', '<p>Dag</p>'],
  ['an event', '<p onclick="alert(1)">Dag</p>', '<p>Dag</p>'],
  ['a script as an address', '<a href="javascript:alert(1)">Dag</a>', '<a>Dag</a>'],
  ['a frame', '<iframe src="https://example.com"></iframe><p>Dag</p>', '<p>Dag</p>'],
  [
    'a picture that is an attack',
    '<img src="x" onerror="alert(1)" alt="">',
    '<img src="x" alt="" />',
  ],
  ['looks of its own', '<p style="position:fixed" class="x">Dag</p>', '<p>Dag</p>'],
  ['a second title', '<h1>Dag</h1>', '<h2>Dag</h2>'],
])('%s does not reach the page', (_, html, safe) => {
  expect(sanitizeArticle(html)).toBe(safe)
})

test('what an article is made of stays as it is', () => {
  const html =
    '<h2>Kop</h2><p>Een <strong>woord</strong> en een <a href="/faq">link</a>.</p>' +
    '<ul><li>punt</li></ul><table><thead><tr><th align="left">A</th></tr></thead></table>'

  expect(sanitizeArticle(html)).toBe(html)
})

test('a link to a new tab does not hand over the page that it came from', () => {
  expect(sanitizeArticle('<a href="https://example.com" target="_blank">Daar</a>')).toContain(
    'rel="noopener"',
  )
})
