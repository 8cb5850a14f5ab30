import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

/** As React Router renders it. */
const page = (script: string) =>
  `<body><main>import * as x from "/x.js";</main><script>first()</script><script nonce="n" type="module" async="">${script}</script></body>`

test('a page asks for all its scripts after its first paint, and for nothing that they import', () => {
  const html = scriptsAfterPaint(
    page(`;
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/loader.js";
import * as route1_main from "/assets/main.js";
const route1 = {...route1_clientLoader,...route1_main};
  window.__reactRouterManifest = {
  "entry": {"imports": ["/assets/react.js"]},
  "root": {"imports": ["/assets/react.js","/assets/first.js"]}
};
  window.__reactRouterRouteModules = {"root":route0,"routes/post":route1};

import("/assets/entry.js");`),
    'atOnce();',
  )
  const [, script = ''] = /async="">(.*)<\/script>/s.exec(html) ?? []
  const [painted, ...rest] = script.split(');const [')

  expect(painted).toMatch(/^atOnce\(\);await .*{type:"paint",buffered:true}/)
  expect(`const [${rest.join(');const [')}`).toBe(
    'const [route0,route1_clientLoader,route1_main]=await Promise.all([import("/assets/root.js"),import("/assets/loader.js"),import("/assets/main.js")]);const route1 = {...route1_clientLoader,...route1_main};window.__reactRouterManifest = {"entry": {"imports": []},"root": {"imports": []}};window.__reactRouterRouteModules = {"root":route0,"routes/post":route1};import("/assets/entry.js");',
  )
})

test('nothing else of a page changes', () => {
  const html = scriptsAfterPaint(page(';import("/assets/entry.js");'), '')
  const [before = '', after = ''] = page('SCRIPT').split('SCRIPT')

  expect(html.startsWith(before)).toBe(true)
  expect(html.endsWith(after)).toBe(true)
})

test('a page without a module stays as it is', () => {
  const html = '<body><script>first()</script></body>'

  expect(scriptsAfterPaint(html, '')).toBe(html)
})
