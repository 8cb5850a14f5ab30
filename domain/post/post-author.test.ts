import { expect, test } from 'vitest'
import { postAuthor } from './post-author.ts'

test.each([null, undefined, '', '  '])('without an author (%j) a post is by the team', (author) => {
  expect(postAuthor(author, 'Parkeerpiloot')).toBe('Team Parkeerpiloot')
})

test('a post is by its author', () => {
  expect(postAuthor('Anouk de Wit', 'Parkeerpiloot')).toBe('Anouk de Wit')
})
