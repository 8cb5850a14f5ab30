import { expect, test } from 'vitest'
import { defaultContent, postText } from './default-content.ts'

test('a written post keeps its own text', () => {
  expect(postText('<p>Wie vooraf reserveert.</p>')).toBe('<p>Wie vooraf reserveert.</p>')
})

test.each([null, undefined, '', '  \n', '<p></p>', '<p>&nbsp;</p><p><br></p>'])(
  'a post without text (%j) gets the default one',
  (content) => {
    expect(postText(content)).toBe(defaultContent)
  },
)

test('a picture counts as content', () => {
  expect(postText('<img src="/images/kaart.svg" alt="">')).toContain('kaart.svg')
})
