import { expect, test } from 'vitest'
import { articleText, defaultArticle } from './default-article.ts'

test('a written article says what it says', () => {
  expect(articleText('<p>Wie vooraf reserveert.</p>')).toBe('<p>Wie vooraf reserveert.</p>')
})

test.each(['', '  \n', '<p></p>', '<p>&nbsp;</p><p><br></p>'])(
  'an article without words (%j) is the default one',
  (content) => {
    expect(articleText(content)).toBe(defaultArticle)
  },
)

test('a picture is content too', () => {
  expect(articleText('<img src="/images/kaart.svg" alt="">')).toContain('kaart.svg')
})
