import { expect, test } from 'vitest'
import { mergedInto } from './merged-entry.ts'

test('an entry that only lists exports of another file is merged into that file', () => {
  expect(
    mergedInto('export{St as ErrorBoundary,Tt as default,links}from"./first-C21n_-U.js";\n'),
  ).toEqual({
    file: '/assets/first-C21n_-U.js',
    exports: { ErrorBoundary: 'St', default: 'Tt', links: 'links' },
  })
})

test.each([
  ['has code of its own', 'import{a}from"./first-C21n.js";var b=a();export{b as default};'],
  ['has code beside the list', 'export{a as default}from"./first-C21n.js";start();'],
  ['exports nothing', 'import"./first-C21n.js";'],
])('an entry that %s is not', (_, code) => {
  expect(mergedInto(code)).toBeNull()
})
