import { expect, test } from 'vitest'
import { parse } from '#domain/form/form.ts'
import { follow, plainPath } from './redirect.ts'
import { redirectSchema } from './redirect-schema.ts'

test('a chain of redirects leads straight to its end', () => {
  const redirects = new Map([
    ['/a', '/b'],
    ['/b', '/faq?tab=parking'],
  ])

  expect(follow(redirects, '/a')).toBe('/faq?tab=parking')
  expect(follow(redirects, '/c')).toBeUndefined()
})

test('a redirect loop leads nowhere', () => {
  const redirects = new Map([
    ['/a', '/b'],
    ['/b', '/a?x=1'],
  ])

  expect(follow(redirects, '/a')).toBeUndefined()
})

test.each([
  ['/oud/', '/oud'],
  ['/oud///', '/oud'],
  ['/oud//er', '/oud//er'],
  ['/', '/'],
  ['//', '/'],
])('%s is normalized to %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
})

test('a path of only slashes is normalized in linear time', () => {
  const scan = `/${'/'.repeat(100_000)}x`

  expect(plainPath(scan)).toBe(scan)
})

test('a redirect is stored as a browser requests it', () => {
  const input = parse(redirectSchema, { source: ' /Oude pagina/ ', target: '/blog/?category=tips' })

  expect(input).toEqual({
    ok: true,
    value: { source: '/Oude%20pagina', target: '/blog?category=tips' },
  })
})

test.each([
  ['https://elders.nl/x', 'source'],
  ['oud', 'source'],
  ['//elders.nl', 'source'],
  ['/x/..//elders.nl', 'source'],
  ['/', 'source'],
  ['/oud?x=1', 'source'],
  ['/admin/oud', 'source'],
  ['/api/oud', 'source'],
  ['', 'source'],
])('"%s" is refused as the source of a redirect', (source, field) => {
  const input = parse(redirectSchema, { source, target: '/faq' })

  expect(!input.ok && Object.keys(input.why)).toEqual([field])
})

test.each([
  'https://elders.nl/',
  '//elders.nl',
  '/\\elders.nl',
  '/x/..//elders.nl',
  '/.//elders.nl',
  '/%2e//elders.nl',
  '/\t/elders.nl',
  '/\n/[',
  'faq',
  '',
  '/admin',
])('%j is refused as a target', (target) => {
  const input = parse(redirectSchema, { source: '/oud', target })

  expect(!input.ok && Object.keys(input.why)).toEqual(['target'])
})

test('a redirect to itself is refused', () => {
  expect(parse(redirectSchema, { source: '/oud', target: '/oud/' }).ok).toBe(false)
})
