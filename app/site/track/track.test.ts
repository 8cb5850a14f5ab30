import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeConsent } from '#app/site/consent/consent.ts'
import type { Analytics } from '#domain/statistics/analytics.ts'
import { setAnalytics } from './analytics.ts'
import { countPageView, trackPageView } from './page-views.ts'
import { countFilterUse, trackAffiliateClick, trackFilterChange } from './track.ts'

const click = {
  parkingId: 7,
  parkingName: 'Polderpark Shuttle',
  position: 2,
  sort: 'price' as const,
}

const host = 'https://statistiek.example.com'
const plausible: Analytics = { service: 'plausible', id: 'parkeerpiloot.example', host }
const matomo: Analytics = { service: 'matomo', id: '3', host }
const google: Analytics = { service: 'ga4', id: 'G-TEST', host }

const beacon = vi.fn<Navigator['sendBeacon']>()
/** Records the service's scripts instead of loading them. */
const scripts = vi.fn<(script: HTMLScriptElement) => void>()

beforeEach(() => {
  localStorage.clear()
  beacon.mockReset().mockReturnValue(true)
  scripts.mockReset()
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(beacon)
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) node instanceof HTMLScriptElement ? scripts(node) : append(node)
  })
})

afterEach(() => {
  setAnalytics(null)
  delete window.plausible
  delete window._paq
  delete window.dataLayer
})

/** Long enough for an event to reach the service. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

const sources = () => scripts.mock.calls.map(([script]) => script.src)

test('a click on an affiliate link is sent as JSON with a beacon', async () => {
  trackAffiliateClick(click)

  const [path, body] = beacon.mock.calls[0] ?? []
  expect(path).toBe('/api/affiliate-clicks')
  expect(body).toBeInstanceOf(Blob)
  expect((body as Blob).type).toBe('application/json')
  expect(JSON.parse(await (body as Blob).text())).toEqual({
    parkingId: 7,
    position: 2,
    sort: 'price',
    page: location.pathname,
    referrer: document.referrer ? new URL(document.referrer).origin : undefined,
  })
})

test('a refused beacon becomes a fetch with keepalive', () => {
  beacon.mockReturnValue(false)
  const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 204 }))
  trackAffiliateClick(click)

  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/affiliate-clicks', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: expect.stringContaining('{"parkingId":7,"position":2,"sort":"price"'),
    keepalive: true,
  })
})

test('a browser without beacons uses fetch, and a failed fetch stays silent', async () => {
  vi.spyOn(navigator as { sendBeacon?: unknown }, 'sendBeacon', 'get').mockReturnValue(undefined)
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  trackAffiliateClick(click)
  await settled()

  expect(fetch).toHaveBeenCalledOnce()
})

test('our own count of clicks needs no consent', () => {
  storeConsent('declined')
  trackAffiliateClick(click)

  expect(beacon).toHaveBeenCalledOnce()
})

test('our own counts of page views and filter use need no consent', async () => {
  countPageView('/faq')
  countFilterUse({ airport: 'AMS', filters: ['covered'], results: 0 })

  expect(beacon.mock.calls.map(([path]) => path)).toEqual(['/api/page-views', '/api/filter-uses'])
  const [, body] = beacon.mock.calls[0] ?? []
  expect(JSON.parse(await (body as Blob).text())).toMatchObject({ path: '/faq' })
})

test('nothing is counted while the admin is logged in in this browser', () => {
  localStorage.setItem('parkeerpiloot.eigenBezoek', 'ja')
  trackAffiliateClick(click)
  countPageView('/faq')
  countFilterUse({ airport: 'AMS', filters: ['covered'], results: 0 })

  expect(beacon).not.toHaveBeenCalled()
})

test.each([undefined, 'declined', 'Accepted', 'true'])(
  'with a service configured and "%s" stored, no other host is contacted',
  async (stored) => {
    if (stored) localStorage.setItem('cookieConsent', stored)
    setAnalytics(plausible)
    trackPageView('/', 'Home')
    trackAffiliateClick(click)
    trackFilterChange('maxDistance', '10')
    await settled()

    expect(sources()).toEqual([])
    expect(window.plausible).toBeUndefined()
  },
)

test('without a service configured, consent changes nothing', async () => {
  storeConsent('accepted')
  trackPageView('/', 'Home')
  trackAffiliateClick(click)
  trackFilterChange('maxDistance', '10')
  await settled()

  expect(sources()).toEqual([])
})

test('Plausible loads one script, and receives every event with its properties', async () => {
  storeConsent('accepted')
  setAnalytics(plausible)
  trackPageView('/faq', 'Vragen')
  trackAffiliateClick(click)
  trackFilterChange('maxDistance', '10')

  await expect
    .poll(() => window.plausible?.q)
    .toEqual([
      ['pageview', { u: `${location.origin}/faq`, props: { title: 'Vragen' } }],
      ['affiliate_click', { props: { parking_id: 7, parking_name: 'Polderpark Shuttle' } }],
      ['filter_change', { props: { filter_name: 'maxDistance', filter_value: '10' } }],
    ])
  expect(sources()).toEqual([`${host}/js/script.manual.js`])
  expect(scripts.mock.calls[0]?.[0].dataset.domain).toBe('parkeerpiloot.example')
})

test('Matomo loads one script, and receives every event with its properties', async () => {
  storeConsent('accepted')
  setAnalytics(matomo)
  trackPageView('/faq', 'Vragen')
  trackAffiliateClick(click)
  trackFilterChange('maxDistance', '10')

  await expect
    .poll(() => window._paq)
    .toEqual([
      ['setTrackerUrl', `${host}/matomo.php`],
      ['setSiteId', '3'],
      ['setCustomUrl', `${location.origin}/faq`],
      ['setDocumentTitle', 'Vragen'],
      ['trackPageView'],
      ['trackEvent', 'affiliate_click', '7', 'Polderpark Shuttle'],
      ['trackEvent', 'filter_change', 'maxDistance', '10'],
    ])
  expect(sources()).toEqual([`${host}/matomo.js`])
})

test('Google Analytics loads one script, and receives every event with its properties', async () => {
  storeConsent('accepted')
  setAnalytics(google)
  trackPageView('/faq', 'Vragen')
  trackAffiliateClick(click)
  trackFilterChange('maxDistance', '10')

  await expect
    .poll(() => window.dataLayer?.map((call) => Array.from(call)))
    .toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-TEST', { send_page_view: false }],
      ['event', 'page_view', { page_location: `${location.origin}/faq`, page_title: 'Vragen' }],
      ['event', 'affiliate_click', { parking_id: 7, parking_name: 'Polderpark Shuttle' }],
      ['event', 'filter_change', { filter_name: 'maxDistance', filter_value: '10' }],
    ])
  expect(sources()).toEqual([`${host}/gtag/js?id=G-TEST`])
})

test('withdrawn consent stops all events, including those that Google sends by itself', async () => {
  storeConsent('accepted')
  setAnalytics(google)
  trackPageView('/', 'Home')
  await expect.poll(() => window.dataLayer?.length).toBe(3)

  storeConsent('declined')
  trackPageView('/faq', 'Vragen')
  await settled()

  expect(window.dataLayer).toHaveLength(3)
  expect(window).toHaveProperty('ga-disable-G-TEST', true)
})
