import { expect, test } from 'vitest'
import { nameClasses, shortenModule, shortenSheet } from './short-classes.ts'

const sheet = `
  .grid { display: grid }
  .text-sm { font-size: 1rem }
  .md\\:p-1\\.5 { @media (width >= 48rem) { padding: 1.5px } }
  .\\32 xl\\:p-2 { padding: 2px }
  .before\\:content-\\[\\'\\'\\]::before { content: '' }
  .group-hover\\/card\\:top-0:is(:where(.group\\/card):hover *) { top: 0 }
  :where(.divide-y > :not(:last-child)) { border-top-width: 1px }
  .b { color: red }`
const words = ['text-sm', 'grid', 'md:p-1.5', '2xl:p-2', "before:content-['']", 'group/card']
const classes = nameClasses(
  new Set([...words, 'divide-y', 'group-hover/card:top-0', 'nl-NL', 'b']),
  sheet,
)

test('classes get short names in the order of the sheet', () => {
  expect([...classes.short]).toEqual([
    ['text-sm', 'c'],
    ['md:p-1.5', 'd'],
    ['2xl:p-2', 'e'],
    ["before:content-['']", 'f'],
    ['group-hover/card:top-0', 'g'],
    ['divide-y', 'h'],
  ])
})

test.each([
  ['a plain word', 'grid'],
  ['a word without a rule', 'nl-NL'],
  ['a class that only others look for', 'group/card'],
])('%s keeps its name', (_, word) => {
  expect(classes.short.has(word)).toBe(false)
})

test('three thousand names have at most two signs, and none is hidden by a blocker', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => `p-${index}`)
  const rules = many.map((name) => `.${name}{top:0}`).join('')
  const names = [...nameClasses(new Set(many), rules).short.values()]

  expect(new Set(names).size).toBe(3_000)
  expect(names.filter((name) => !/^[b-z][b-z\d]?$/i.test(name))).toEqual([])
})

test.each([
  ['.text-sm,.text-smaller{top:0}', '.c,.text-smaller{top:0}'],
  ['.md\\:p-1\\.5{padding:1.5px}', '.d{padding:1.5px}'],
  ['.\\32 xl\\:p-2:hover{padding:2px}', '.e:hover{padding:2px}'],
  [".before\\:content-\\[\\'\\'\\]:before{content:''}", ".f:before{content:''}"],
  [
    '.group-hover\\/card\\:top-0:is(:where(.group\\/card):hover *){top:0}',
    '.g:is(:where(.group\\/card):hover *){top:0}',
  ],
  ['@media (width>=37.5rem){:where(.grid>.divide-y){top:.5px}}'],
  ['.\\[\\&_\\.text-sm\\]\\:top-0 .text-sm{top:0}', '.\\[\\&_\\.text-sm\\]\\:top-0 .c{top:0}'],
])('in a sheet %s is renamed where it selects', (css, shortened = css.replace('divide-y', 'h')) => {
  expect(shortenSheet(css, classes)).toBe(shortened)
})

test.each([
  ["const look = 'grid text-sm'", 'const look = "grid c"'],
  ["jsx('p', { className: open ? 'text-sm' : no })", `jsx('p', { className: open ? "c" : no })`],
  [`const look = "before:content-[''] 2xl:p-2"`, 'const look = "f e"'],
  [`const look = \`grid text-sm \${size} md:p-1.5\``, `const look = \`grid c \${size} d\``],
  ["const looks = { type: 'md:p-1.5', md: ' text-sm ' }", 'const looks = { type: "d", md: " c " }'],
  ["const look = 'group/card keeps-room text-sm'", 'const look = "group/card keeps-room c"'],
])('in code the classes of %s are renamed', (code, shortened) => {
  expect(shortenModule(code, classes)).toBe(shortened)
})

test('other texts are left as they are written', () => {
  const code = "const id = 'nl-\\u0041'; const text = 'Bekijk de grid'"

  expect(shortenModule(code, classes)).toBe(code)
})

test.each([
  ['a text with another word', "const text = 'Kies text-sm hier'", 'Kies is no class'],
  ['a class put together', `const look = \`text-sm p-\${size}\``, 'is put together'],
  ['a class after an expression', `const look = \`text-sm \${size}-2 grid\``, 'is put together'],
  ['an id', "jsx('p', { id: 'text-sm' })", 'no list of classes'],
  ['an attribute for data', "jsx('p', { 'data-look': 'text-sm' })", 'no list of classes'],
  ['a parameter', "list.add('text-sm')", 'no list of classes'],
  ['a comparison', "const is = look === 'text-sm'", 'no list of classes'],
  ['a key', "const sizes = { 'text-sm': 1 }", 'no list of classes'],
  ['a field', "const size = sizes['text-sm']", 'no list of classes'],
  ['a selector', "document.querySelector('p .text-sm')", 'is in a selector'],
  ['a rule', 'const css = `.md\\\\:p-1\\\\.5 { top: 0 }`', 'is in a selector'],
])('%s with such a class fails the build', (_, code, why) => {
  expect(() => shortenModule(code, classes)).toThrow(why)
})
