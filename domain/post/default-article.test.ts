import { expect, test } from 'vitest'
import { articleText, defaultArticle } from './default-article.ts'

test('a written post keeps its own text', () => {
  expect(articleText('<p>Wie vooraf reserveert.</p>')).toBe('<p>Wie vooraf reserveert.</p>')
})

test.each(['', '  \n', '<p></p>', '<p>&nbsp;</p><p><br></p>'])(
  'a post without text (%j) gets the default one',
  (content) => {
    expect(articleText(content)).toBe(defaultArticle)
  },
)

test('a picture counts as content', () => {
  expect(articleText('<img src="/images/kaart.svg" alt="">')).toContain('kaart.svg')
})
