import { expect, test } from 'vitest'
import { findAddress, fixedPath, oneAddress, pageAddresses } from './page-addresses.ts'

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
  lots: { id: 'lots', ...route('parkeren', { module: { handle: { leadsOn: true } } }) },
  post: { id: 'post', ...route('blog/:slug') },
  feed: { id: 'feed', ...route('blog/rss.xml') },
  contact: { id: 'contact', ...route('contact', { module: { action: () => null } }) },
  admin: { id: 'admin', ...route('admin', { index: true }) },
  edit: { id: 'edit', ...route('admin/airports/:id/edit') },
  nowhere: { id: 'nowhere', ...route('*') },
  adminNowhere: { id: 'adminNowhere', ...route('admin/*') },
})
const lead = (path: string) => oneAddress(path, addresses)

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
])('%s leads to %s', (path, address) => {
  expect(lead(path)).toBe(address)
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
])('%s is as it should be', (path) => {
  expect(lead(path)).toBeUndefined()
})

test('capitals in a name are left to the page that may know it, unless it leads on anyway', () => {
  expect(lead('/parkeren/AMS')).toBeUndefined()
  expect(lead('/parkeren/AMS/')).toBe('/parkeren/ams')
  expect(lead('/Parkeren/Schiphol')).toBe('/parkeren/schiphol')
})

test.each([
  '/NERGENS',
  '/nergens/',
  '//evil.example/',
  '/parkeren/a/b/',
  '/Admin/Nergens',
  '/blog%2Fx/',
])('what is not there leads nowhere: %s', (path) => {
  expect(lead(path)).toBeUndefined()
})

test('what only leads on does so itself, in one step', () => {
  expect(lead('/parkeren/')).toBeUndefined()
  expect(lead('/PARKEREN')).toBeUndefined()
})

test('where a path leads is where it ends, and on this site', () => {
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
        const led = lead(`/${a}/${b}${c}`)
        if (led === undefined) continue
        expect(led).toMatch(/^\/(?!\/)/)
        expect(lead(led)).toBeUndefined()
      }
    }
  }
})

test('a form is taken where there is something to take it, however the address is written', () => {
  expect(findAddress('/', addresses)?.takesForms).toBe(true)
  expect(findAddress('/Contact/', addresses)?.takesForms).toBe(true)
  expect(findAddress('/blog/rss.xml', addresses)?.takesForms).toBe(false)
  expect(findAddress('/nergens', addresses)).toBeUndefined()
})

test('an address is fixed when nobody can make up another one like it', () => {
  expect(addresses.map(fixedPath).filter((path) => path?.startsWith('/admin'))).toEqual(['/admin'])
})
