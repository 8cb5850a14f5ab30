import { expect, test } from 'vitest'
import { canonicalAddress, findAddress, fixedPath, pageAddresses } from './page-addresses.ts'

const route = (path?: string, more: object = {}) => ({
  path,
  module: {},
  parentId: 'frame',
  ...more,
})
const addresses = pageAddresses({
  root: { id: 'root', path: '', module: {} },
  frame: { id: 'frame', parentId: 'root', module: {} },
  home: { id: 'home', ...route(undefined, { index: true, module: { action: () => null } }) },
  airport: { id: 'airport', ...route('parkeren/:slug') },
  more: { id: 'more', ...route('parkeren/meer') },
  parkings: { id: 'parkings', ...route('parkeren', { module: { handle: { leadsOn: true } } }) },
  post: { id: 'post', ...route('blog/:slug') },
  feed: { id: 'feed', ...route('blog/rss.xml') },
  contact: { id: 'contact', ...route('contact', { module: { action: () => null } }) },
  admin: { id: 'admin', ...route('admin', { index: true }) },
  edit: { id: 'edit', ...route('admin/airports/:id/edit') },
  nowhere: { id: 'nowhere', ...route('*') },
  adminNowhere: { id: 'adminNowhere', ...route('admin/*') },
})
const canonical = (path: string) => canonicalAddress(path, addresses)

test.each([
  ['/PARKEREN/schiphol', '/parkeren/schiphol'],
  ['/parkeren/%73chiphol', '/parkeren/schiphol'],
  ['/parkeren/schiphol/', '/parkeren/schiphol'],
  ['//parkeren///schiphol', '/parkeren/schiphol'],
  ['/./parkeren/x/../schiphol', '/parkeren/schiphol'],
  ['/parkeren/%2E%2e/contact', '/contact'],
  ['/Contact', '/contact'],
  ['/%43ontact', '/contact'],
  ['/ADMIN', '/admin'],
  ['/admin/', '/admin'],
  ['/Admin/Airports/12/Edit', '/admin/airports/12/edit'],
  ['/blog/RSS.xml', '/blog/rss.xml'],
  ['/Parkeren/MEER', '/parkeren/meer'],
  ['//', '/'],
  ['/blog/caf%c3%a9', '/blog/caf%C3%A9'],
  ['/blog/café', '/blog/caf%C3%A9'],
  ['/blog/A%2fB', '/blog/a%2Fb'],
])('%s redirects to %s', (path, address) => {
  expect(canonical(path)).toBe(address)
})

test.each([
  '/',
  '/parkeren/schiphol',
  '/parkeren/meer',
  '/blog/rss.xml',
  '/contact',
  '/admin',
  '/admin/airports/12/edit',
  '/blog/caf%C3%A9',
])('%s is canonical', (path) => {
  expect(canonical(path)).toBeUndefined()
})

test('capitals in a parameter are left to the page, unless the path redirects anyway', () => {
  expect(canonical('/parkeren/AMS')).toBeUndefined()
  expect(canonical('/parkeren/AMS/')).toBe('/parkeren/ams')
  expect(canonical('/Parkeren/Schiphol')).toBe('/parkeren/schiphol')
})

test.each([
  '/NERGENS',
  '/nergens/',
  '//evil.example/',
  '/parkeren/a/b/',
  '/Admin/Nergens',
  '/blog%2Fx/',
])('an unknown path has no canonical spelling: %s', (path) => {
  expect(canonical(path)).toBeUndefined()
})

test('a route that only redirects does so itself, in one step', () => {
  expect(canonical('/parkeren/')).toBeUndefined()
  expect(canonical('/PARKEREN')).toBeUndefined()
})

test('a canonical path is on this site and has no further redirect', () => {
  const signs = [
    '/',
    '//',
    'parkeren',
    'Blog',
    'admin',
    'x',
    'É',
    '%41',
    '%2f',
    '%e9',
    '.',
    '..',
    '~',
    '|',
  ]
  for (const a of signs) {
    for (const b of signs) {
      for (const c of signs) {
        const led = canonical(`/${a}/${b}${c}`)
        if (led === undefined) continue
        expect(led).toMatch(/^\/(?!\/)/)
        expect(canonical(led)).toBeUndefined()
      }
    }
  }
})

test('a route with an action takes forms, in any spelling of its path', () => {
  expect(findAddress('/', addresses)?.takesForms).toBe(true)
  expect(findAddress('/Contact/', addresses)?.takesForms).toBe(true)
  expect(findAddress('/blog/rss.xml', addresses)?.takesForms).toBe(false)
  expect(findAddress('/nergens', addresses)).toBeUndefined()
})

test('a path is fixed if its pattern has no parameters', () => {
  expect(addresses.map(fixedPath).filter((path) => path?.startsWith('/admin'))).toEqual(['/admin'])
})
