import { expect, test } from 'vitest'
import { loginAddress, pageAfterLogin } from './login-address.ts'

const after = (page: string) => pageAfterLogin(new URLSearchParams({ naar: page }))

test('a login leads back to the page that was asked for, with its question', () => {
  const login = new URL(
    loginAddress('https://site.nl/admin/airports/3/edit?x=1'),
    'https://site.nl',
  )

  expect(login.pathname).toBe('/admin/login')
  expect(pageAfterLogin(login.searchParams)).toBe('/admin/airports/3/edit?x=1')
})

test('a plain visit asks for nothing, and ends at the dashboard', () => {
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
])('%s is no page of the admin to go to', (page) => {
  expect(after(page)).toBe('/admin')
})
