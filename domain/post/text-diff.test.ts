import { expect, test } from 'vitest'
import { textDiff } from './text-diff.ts'

/** The diff in a compact notation. */
const read = (before: string, after: string) =>
  textDiff(before, after)
    .map(({ kind, text }) =>
      kind === 'added' ? `{+${text}+}` : kind === 'removed' ? `[-${text}-]` : text,
    )
    .join('')

test('added and removed words are marked in place', () => {
  expect(read('Boek in november', 'Boek vroeg in november')).toBe('Boek{+ vroeg+} in november')
  expect(read('Boek vroeg in november', 'Boek in november')).toBe('Boek[- vroeg-] in november')
  expect(read('Boek in november', 'Boek in oktober')).toBe('Boek in[- november-]{+ oktober+}')
})

test('unchanged words have the white space of the new text, also at the start', () => {
  expect(read('Dag  lief\tkind van mij', 'Dag lief kind van ons')).toBe(
    'Dag lief kind van[- mij-]{+ ons+}',
  )
})

test('equal texts have no differences', () => {
  expect(textDiff('Dag', 'Dag')).toEqual([{ kind: 'same', text: 'Dag' }])
  expect(textDiff('', '')).toEqual([])
})

test('an empty text is fully added or removed', () => {
  expect(read('', 'Dag allemaal')).toBe('{+Dag allemaal+}')
  expect(read('Dag allemaal', '')).toBe('[-Dag allemaal-]')
})

test('only the words of changed lines are compared', () => {
  expect(read('een\ntwee drie\nvier\n', 'een\ntwee zes\nvier\n')).toBe(
    'een\ntwee[- drie-]{+ zes+}\nvier\n',
  )
})

test('the parts together give both texts', () => {
  const before = 'De kat zat op de mat en keek naar de maan.\n\nToen sliep zij in.'
  const after = 'De hond zat bij de mat en keek.\n\nDaarna sliep hij weer in, en zij ook.'
  const parts = textDiff(before, after)
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('')

  expect(without('removed')).toBe(after)
  expect(without('added').replace(/\s+/g, ' ')).toBe(before.replace(/\s+/g, ' '))
})

test('two texts of thirty thousand words are compared in reasonable time', () => {
  const long = (word: string) => Array.from({ length: 30_000 }, (_, i) => `${word}${i}`).join(' ')

  expect(textDiff(long('a'), long('b'))).toHaveLength(2)
})
