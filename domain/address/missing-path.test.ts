import { expect, test } from 'vitest'
import { isScan } from './missing-path.ts'

test.each([
  '/wp-login.php',
  '/blog/wp-admin/setup',
  '/.env',
  '/api/.git/config',
  '/index.php/x',
  '/backup.zip',
  '/phpmyadmin/',
  '/<script>',
  `/${'a'.repeat(400)}`,
])('%s is a scan', (path) => {
  expect(isScan(path)).toBe(true)
})

test.each([
  '/parkeren/schipol',
  '/oude-pagina.html',
  '/blog/2023/goedkoop-parkeren',
  '/apple-touch-icon.png',
  '/.well-known/security.txt',
  '/parkeren/d%C3%BCsseldorf',
])('%s may be a visitor', (path) => {
  expect(isScan(path)).toBe(false)
})
