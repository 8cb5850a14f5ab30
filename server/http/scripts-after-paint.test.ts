import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

/** As React Router renders it. */
const page = (script: string) =>
  `<body><main>import * as x from "/x.js";</main><script>first()</script><script nonce="n" type="module" async="">${script}</script></body>`

test('a page asks for all its scripts after its first paint, and has a short manifest', () => {
  const html = scriptsAfterPaint(
    page(`;
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/loader.js";
import * as route1_main from "/assets/main.js";
const route1 = {...route1_clientLoader,...route1_main};
  window.__reactRouterManifest = {
  "entry": {"imports": ["/assets/react.js"]},
  "root": {"hasAction": false,"hasLoader": true,"imports": ["/assets/react.js","/assets/first.js"]}
};
  window.__reactRouterRouteModules = {"root":route0,"routes/post":route1};

import("/assets/entry.js");`),
    'atOnce();',
    {},
  )
  const [, script = ''] = /async="">(.*)<\/script>/s.exec(html) ?? []
  const [painted, ...rest] = script.split(');const [')

  expect(painted).toMatch(/^atOnce\(\);await .*{type:"paint",buffered:true}/)
  expect(`const [${rest.join(');const [')}`).toBe(
    'const [file0,file1,file2]=await Promise.all([import("/assets/root.js"),import("/assets/loader.js"),import("/assets/main.js")]),route0=file0,route1_clientLoader=file1,route1_main=file2;const route1 = {...route1_clientLoader,...route1_main};window.__reactRouterManifest = {"entry": {"imports": []},"root": {"hasLoader": true,"imports": []}};window.__reactRouterRouteModules = {"root":route0,"routes/post":route1};import("/assets/entry.js");',
  )
})

test('a page takes what has been merged into one file from there, and asks with it for what that imports', () => {
  const html = scriptsAfterPaint(
    page(`;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/post.js";
  window.__reactRouterManifest = {
  "entry": {"module": "/assets/entry.js","imports": []},
  "root": {"module": "/assets/root.js","imports": []},
  "routes/post": {"module": "/assets/post.js","imports": []},
  "routes/home": {"module": "/assets/home.js","imports": []}
};
  window.__reactRouterRouteModules = {"root":route0,"routes/post":route1};

import("/assets/entry.js");`),
    '',
    {
      '/assets/root.js': {
        file: '/assets/first.js',
        imports: ['/assets/react.js'],
        exports: { default: 'a', links: 'b' },
      },
      '/assets/entry.js': {
        file: '/assets/first.js',
        imports: ['/assets/react.js'],
        exports: { start: 'c' },
      },
      '/assets/home.js': {
        file: '/assets/first.js',
        imports: ['/assets/react.js'],
        exports: { default: 'd' },
      },
    },
  )

  expect(html).toContain(
    'const [file0,file1]=await Promise.all([import("/assets/first.js"),import("/assets/post.js"),import("/assets/react.js")]),route0={default:file0.a,links:file0.b},route1=file1;',
  )
  expect(html).toContain('"routes/post":route1};file0.c()</script>')
  // Home is not loaded: the router has to be able to ask for it by its own name.
  expect([...html.matchAll(/"module": "([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/assets/first.js',
    '/assets/first.js',
    '/assets/post.js',
    '/assets/home.js',
  ])
})

test('in development a page also imports a module for its effect alone', () => {
  const html = scriptsAfterPaint(
    page(`import "/@id/hmr-runtime";
import * as route0 from "/app/root.tsx";
  window.__reactRouterRouteModules = {"root":route0};
import("/app/entry.client.tsx");`),
    '',
    {},
  )

  expect(html).toContain(
    '=await Promise.all([import("/app/root.tsx")]),route0=file0;import "/@id/hmr-runtime";window.',
  )
  expect(html).toContain('};import("/app/entry.client.tsx");</script>')
})

test('nothing else of a page changes', () => {
  const html = scriptsAfterPaint(page(';import("/assets/entry.js");'), '', {})
  const [before = '', after = ''] = page('SCRIPT').split('SCRIPT')

  expect(html.startsWith(before)).toBe(true)
  expect(html.endsWith(after)).toBe(true)
})

test('a page without a module stays as it is', () => {
  const html = '<body><script>first()</script></body>'

  expect(scriptsAfterPaint(html, '', {})).toBe(html)
})

test('the script that restores where somebody was is on one line', () => {
  const html = scriptsAfterPaint(
    '<script>((storageKey, key) => {\n\t\tif (key) {\n\t\t\tkey = 1;\n\t\t}\n\t})("a", 2)</script>',
    '',
    {},
  )

  expect(html).toBe('<script>((storageKey, key) => {if (key) {key = 1;}})("a", 2)</script>')
})
