import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { takeInline, withoutPreloads } from './page-html.ts'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('only our own inline scripts are allowed, by their hashes', () => {
  const { html, hashes } = takeInline(
    '<script nonce="n1">let a = 1</script><script type="module" async="" nonce="n1">go()</script>',
    'n1',
  )

  expect(html).toBe('<script>let a = 1</script><script type="module" async="">go()</script>')
  expect(hashes).toEqual({ scripts: [hash('let a = 1'), hash('go()')], styles: [] })
})

test.each([
  '<p>Een tekst met <script>steal()</script></p>',
  '<script nonce="a guess">steal()</script>',
  '<script data-nonce="n1">steal()</script>',
  '<script>steal(\' nonce="n1"\')</script>',
  '<script type="application/ld+json">{}</script>',
  '<script src="/assets/a.js" nonce="n1"></script>',
  '<style>* { display: none }</style>',
  '<style nonce="a guess">* { display: none }</style>',
])('%s gets no hash', (text) => {
  expect(takeInline(text, 'n1').hashes).toEqual({ scripts: [], styles: [] })
})

test('so are our own style elements', () => {
  const { html, hashes } = takeInline('<style id="dark" nonce="n1">a{b:c}</style>', 'n1')

  expect(html).toBe('<style id="dark">a{b:c}</style>')
  expect(hashes).toEqual({ scripts: [], styles: [hash('a{b:c}')] })
})

test('a page asks for no script before its fonts and pictures', () => {
  const hint = '<link rel="modulepreload" href="/assets/react-1.js"/>'
  const font = '<link rel="preload" as="font" href="/assets/inter.woff2"/>'

  expect(withoutPreloads(`<head>${hint}${font}</head><body>${hint}</body>`)).toBe(
    `<head>${font}</head><body></body>`,
  )
})
