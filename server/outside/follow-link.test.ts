import { afterEach, expect, test } from 'vitest'
import { type Internet, internetOf } from '#test/outside.ts'
import { followLink } from './follow-link.ts'

let internet: Internet

afterEach(() => internet.close())

const there = { 'www.awin1.com': ['185.60.216.35'], 'ringvaart.nl': ['93.184.216.34'] }

/** Each path leads to the next address. */
async function follow(next: Record<string, string>, hosts: Record<string, string[]> = there) {
  internet = await internetOf(hosts, (request, response) => {
    const location = next[request.url ?? '']
    response.writeHead(
      location ? 302 : request.url === '/weg' ? 404 : 200,
      location ? { location } : {},
    )
    response.end(location ? '' : '<p>De aanbieder')
  })
  return followLink('http://www.awin1.com/cread.php', internet)
}

test('every hop is shown, and whether the network marked the click', async () => {
  const page = 'http://ringvaart.nl/boek?awc=377_1_a&van=2026-12-12'
  expect(await follow({ '/cread.php': page })).toEqual({
    address: 'http://www.awin1.com/cread.php',
    hops: [
      { url: 'http://www.awin1.com/cread.php', status: 302 },
      { url: page, status: 200 },
    ],
    ...{ failure: null, mark: { parameter: 'awc', isSeen: true } },
  })
})

test('a link that leads nowhere at once is no next site', async () => {
  internet = await internetOf(there, (_, response) => response.end())
  const followed = await followLink('http://nergens.nl/', internet)
  expect(followed).toMatchObject({ hops: [], failure: 'Deze site bestaat niet.' })
})

test.each([
  ['http://192.168.0.1/', /hoort bij een eigen netwerk/],
  ['http://127.0.0.1:8080/', /hoort bij een eigen netwerk/],
  ['http://intern.nl/', /hoort bij een eigen netwerk/],
  ['http://localhost/', /geen adres van een openbare website/],
  ['file:///etc/passwd', /geen adres van een openbare website/],
  ['http://nergens.nl/', /bestaat niet/],
  ['/cread.php', /meer dan vijf keer/],
  ['http://ringvaart.nl/weg', /antwoordt met 404/],
])('a hop to %s is said, and nothing private is asked', async (to, failure) => {
  const hosts = { ...there, 'intern.nl': ['93.184.216.34', '10.0.0.8'] }
  const followed = await follow({ '/cread.php': to }, hosts)

  expect(followed.failure).toMatch(failure)
  expect(followed.hops[0]?.status).toBe(302)
  expect(internet.connected.every((address) => Object.values(there).flat().includes(address))).toBe(
    true,
  )
})
