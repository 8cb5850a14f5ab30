import { expect, test } from 'vitest'
import { isRedirect, requestAsRead } from './page-key.ts'

const site = 'http://localhost:3000'
const asRead = (address: string, init?: RequestInit) =>
  requestAsRead(new Request(site + address, init)).url.replace(site, '')

test.each([
  ['/prijzen?dagen=3&utm_source=brief&verzonnen=1', '/prijzen?dagen=3'],
  ['/faq?utm_source=brief', '/faq'],
  ['/faq?tab=verzonnen', '/faq'],
  ['/faq?tab=parkeren&tab=reserveren', '/faq?tab=parkeren'],
  ['/contact?van=2030-07-12', '/contact'],
  [
    '/parkeren/schiphol?x&type=shuttle&type=valet&&toon=40',
    '/parkeren/schiphol?type=shuttle&type=valet&toon=40',
  ],
  ['/vertrekplanner/agenda.ics?vlucht=08%3A05&x=1', '/vertrekplanner/agenda.ics?vlucht=08%3A05'],
  ['/blog/voorbeeld/1?tot=9&sleutel=abc&x=1', '/blog/voorbeeld/1?tot=9&sleutel=abc'],
])('a page that is asked for by %s gets %s', (address, read) => {
  expect(asRead(address)).toBe(read)
})

test.each([
  [
    '/faq.data?tab=parkeren&x=1&_routes=routes%2Ffaq',
    '/faq.data?tab=parkeren&_routes=routes%2Ffaq',
  ],
  ['/_.data?van=2030-07-12&x=1&_routes=root', '/_.data?van=2030-07-12&_routes=root'],
])(
  'the data of a page is read by the same parameters, and those of the router: %s',
  (address, read) => {
    expect(asRead(address)).toBe(read)
  },
)

test('what only leads on keeps its query, and so does a form that is sent', () => {
  expect(asRead('/parkeren?utm_source=brief')).toBe('/parkeren?utm_source=brief')
  expect(asRead('/contact?x=1', { method: 'POST', body: 'a=b' })).toBe('/contact?x=1')
})

test('a redirect is one for the browser, or for the script that asked for data', () => {
  expect(
    [200, 202, 301, 302, 404].filter((status) => isRedirect(new Response(null, { status }))),
  ).toEqual([202, 301, 302])
})

test('a request of which everything is read stays the same one, with its signal', () => {
  const { signal } = new AbortController()
  const request = new Request(`${site}/faq?tab=parkeren`, { signal })

  expect(requestAsRead(request)).toBe(request)
})
