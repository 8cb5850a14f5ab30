import { expect, test } from 'vitest'
import { rulesOfShell, splitSheet, usedRules } from './used-rules.ts'

const used = (css: string, html: string) => usedRules(splitSheet(css), html)

test('a rule is used if the page has its class, or else its tag, or if it has neither', () => {
  const css = '*{margin:0}p{top:0}table{top:0}.flex{display:flex}.grid{display:grid}:root{top:0}'

  expect(used(css, '<p class="grid gap-2">')).toBe(
    '*{margin:0}p{top:0}.grid{display:grid}:root{top:0}',
  )
})

test('the order of the sheet is kept, not that of the page', () => {
  expect(used('.p-2{padding:2px}.p-4{padding:4px}', '<p class="p-4"><p class="p-2">')).toBe(
    '.p-2{padding:2px}.p-4{padding:4px}',
  )
})

test('a list of selectors is used if one of them is', () => {
  const css = '.a,.b{color:red}.c,h1{color:red}.a,:root{color:red}'

  expect(used(css, '<h1 class="b">')).toBe(css)
  expect(used(css, '<p>')).toBe('.a,:root{color:red}')
})

test.each([
  [String.raw`.md\:p-4{padding:4px}`, 'md:p-4'],
  [String.raw`.\[\&\>p\]\:mt-1>p{margin:1px}`, '[&amp;&gt;p]:mt-1'],
  [String.raw`.w-\[calc\(1px\,2px\)\]{width:1px}`, 'w-[calc(1px,2px)]'],
  [String.raw`.before\:content-\[\'x\'\]:before{content:"}"}`, 'before:content-[&#x27;x&#x27;]'],
  [String.raw`.\32 xl\:flex{display:flex}`, '2xl:flex'],
  ['.group-hover\\:flex:is(:where(.group):hover *){display:flex}', 'group-hover:flex'],
])('%s belongs to the class %s', (css, name) => {
  expect(used(css, `<p class="${name}">`)).toBe(css)
  expect(used(css, '<p class="group p other">')).toBe('')
})

test('what a selector excludes is no class that it needs', () => {
  expect(used('a:not(.plain){color:red}', '<a>')).toBe('a:not(.plain){color:red}')
})

test('a group without a used rule is left out', () => {
  const css = '@layer x{@media (width>=1px){.a{top:0}}.b{top:0}}@font-face{src:url(a.woff2)}'

  expect(used(css, '<p class="a">')).toBe(
    '@layer x{@media (width>=1px){.a{top:0}}}@font-face{src:url(a.woff2)}',
  )
  expect(used(css, '<p>')).toBe('@layer x;@font-face{src:url(a.woff2)}')
})

test.each(['print', '(hover:hover)'])('rules for %s are left to the whole sheet', (media) => {
  expect(used(`.a{top:0}@media ${media}{p{top:1px}.a{top:2px}}`, '<p class="a">')).toBe('.a{top:0}')
})

test('a statement is kept', () => {
  expect(used('@layer theme,base;.a{top:0}', '<p>')).toBe('@layer theme,base;')
})

test('of the custom properties, those that are read are kept', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px;--d:calc(1px;2px)}@property --b{syntax:"*"}@property --c{syntax:"*"}.x{top:var(--a)}'

  expect(used(css, '<p class="x">')).toBe(
    ':root{--a:var(--b);--b:1px}@property --b{syntax:"*"}.x{top:var(--a)}',
  )
  expect(used(css, '<p style="top:var(--c)">')).toBe(':root{--c:2px}@property --c{syntax:"*"}')
})

test('of other rules too, the custom properties that are read are kept', () => {
  const css = '.x{--a:1px;--b:2px;top:0}.y{--b:3px}.z{left:var(--a)}'

  expect(used(css, '<p class="x y">')).toBe('.x{top:0}')
  expect(used(css, '<p class="x y z">')).toBe('.x{--a:1px;top:0}.z{left:var(--a)}')
})

test('what only a rule that is left out reads is not kept', () => {
  const css = ':root{--a:1px}.x{top:var(--a)}@media print{p{top:var(--a)}}'

  expect(used(css, '<p>')).toBe('')
})

test('a shell has all that is no utility, and of those what it uses', () => {
  const base = ':root{--a:1px}@layer base{table{top:0}.icon{top:0}}'
  const css = `${base}@layer utilities{.x{--b:1px;top:0}.y{top:0}}`

  expect(rulesOfShell(splitSheet(css), '<p class="x">')).toBe(
    `${base}@layer utilities{.x{--b:1px;top:0}}`,
  )
})

test('a layer without a used rule is named, so that the layers keep their order', () => {
  expect(used('@layer x{.a{top:0}}@layer y{p{top:0}}', '<p>')).toBe('@layer x;@layer y{p{top:0}}')
})

test('each page has its own rules, also after one with the same tags or classes', () => {
  const sheet = splitSheet('p{top:0}h1{top:1px}.a{top:2px}.b{top:3px}:root{--x:1;--y:2}')

  for (const [html, rules] of [
    ['<p class="a">', 'p{top:0}.a{top:2px}'],
    ['<p class="b">', 'p{top:0}.b{top:3px}'],
    ['<h1 class="a">', 'h1{top:1px}.a{top:2px}'],
    ['<p class="a" style="top:var(--x)">', 'p{top:0}.a{top:2px}:root{--x:1}'],
    ['<p class="a">', 'p{top:0}.a{top:2px}'],
  ] as const) {
    expect(usedRules(sheet, html)).toBe(rules)
  }
})
