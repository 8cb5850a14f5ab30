import { expect, test } from 'vitest'
import { type PageVisit, seenPage } from './seen-page.ts'

const address = 'https://ringvaart.nl/boek'
const visit = (more: Partial<PageVisit>): PageVisit => ({
  ...{ address, hops: [{ url: address, status: 200 }], failure: null, body: '<p>Boek <b>nu</b>' },
  ...more,
})
const ending = (status: number, body = '') => visit({ hops: [{ url: address, status }], body })
const led = (url: string) =>
  visit({
    hops: [
      { url: address, status: 302 },
      { url, status: 200 },
    ],
  })

test.each([
  [visit({}), 'works', 'Antwoordt met 200'],
  [led('https://www.ringvaart.nl/boek'), 'works', 'Antwoordt met 200'],
  [led('https://elders.nl/'), 'redirected', 'Stuurt door naar elders.nl'],
  [ending(404), 'gone', 'Antwoordt met 404'],
  [ending(410), 'gone', 'Antwoordt met 410'],
  [visit({ hops: [], failure: 'name' }), 'gone', 'ringvaart.nl bestaat niet'],
  [visit({ failure: 'name' }), 'gone', /site die niet bestaat/],
  [ending(401), 'blocked', /weigert ons/],
  [ending(403), 'blocked', /weigert ons/],
  [ending(429), 'blocked', /weigert ons/],
  [ending(200, '<title>Just a moment...</title>'), 'blocked', /een mens bent/],
  [ending(503), 'blocked', 'Antwoordt met 503'],
  [ending(500), 'blocked', 'Antwoordt met 500'],
  [visit({ failure: 'slow', hops: [] }), 'blocked', /tien seconden/],
  [visit({ failure: 'connection', hops: [] }), 'blocked', 'Geeft geen antwoord'],
  [visit({ failure: 'private', hops: [] }), 'blocked', /eigen netwerk/],
  [visit({ failure: 'redirects' }), 'blocked', /vijf keer/],
  // More than 1 MB of a page is a page.
  [visit({ failure: 'large' }), 'works', 'Antwoordt met 200'],
  [visit({ failure: 'large', hops: [{ url: address, status: 404 }] }), 'gone', /404/],
])('%o is %s', (seen, outcome, says) => {
  const found = seenPage(seen, null)
  expect(found.outcome).toBe(outcome)
  expect(found.seen).toMatch(says)
})

test.each([
  ['Boek nu', 'works'],
  ['boek  NU', 'works'],
  ['Boek morgen', 'changed'],
])('a page on which must stand %j is %s', (text, outcome) => {
  expect(seenPage(visit({}), text).outcome).toBe(outcome)
})

test('a text is found behind marks and entities, and not in a script', () => {
  const body = '<h1>Vroeg&nbsp;boeken\n &amp; sparen</h1><script>"Nu weg"</script>'
  expect(seenPage(visit({ body }), 'vroeg boeken & sparen').outcome).toBe('works')
  expect(seenPage(visit({ body: '<script>x</script>' }), 'weg').outcome).toBe('changed')
})

test('of a challenge, an error and half a page nobody can say that they changed', () => {
  expect(seenPage(ending(403), 'Boek nu').outcome).toBe('blocked')
  expect(seenPage(ending(502), 'Boek nu').outcome).toBe('blocked')
  expect(seenPage(visit({ failure: 'large' }), 'Boek nu').outcome).toBe('blocked')
})
