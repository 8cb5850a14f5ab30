import { expect, test } from 'vitest'
import { loginAddress, pageAfterLogin } from './login-address.ts'

const after = (page: string) => pageAfterLogin(new URLSearchParams({ naar: page }))

test('a login returns to the requested page, with its query', () => {
  const login = new URL(
    loginAddress('https://site.nl/admin/airports/3/edit?x=1'),
    'https://site.nl',
  )

  expect(login.pathname).toBe('/admin/login')
  expect(pageAfterLogin(login.searchParams)).toBe('/admin/airports/3/edit?x=1')
})

test('a login without a requested page opens the dashboard', () => {
  expect(loginAddress('https://site.nl/admin')).toBe('/admin/login')
  expect(pageAfterLogin(new URLSearchParams())).toBe('/admin')
})

test.each([
  'https://example.com/admin',
  '//example.com/admin',
  '/\\example.com/admin',
  'javascript:alert(1)',
  '/administratie',
  '/admin/../contact',
  '/admin/%2e%2e/contact',
  '/contact',
  '/admin/login',
  '/admin/login?naar=/admin',
  'http://',
])('%s is not accepted as a page of the admin', (page) => {
  expect(after(page)).toBe('/admin')
})
