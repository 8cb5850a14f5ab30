import { sendEvent } from './analytics.ts'

export type AffiliateClick = {
  parkingId: number
  parkingName: string
  airportCode: string
  /** Its place in the list, from 1. */
  position: number
  /** What the list was sorted by. */
  sort: string
}

/** For when a link to a provider is followed: it never holds the visitor up. */
export function trackAffiliateClick(click: AffiliateClick): void {
  const { parkingId, parkingName, position, sort } = click

  post('/api/affiliate-clicks', JSON.stringify({ parkingId, position, sort }))
  sendEvent({ name: 'affiliate_click', parkingId, parkingName })
}

export function trackFilterChange(name: string, value: string): void {
  sendEvent({ name: 'filter_change', filter: name, value })
}

export function trackPageView(path: string, title: string): void {
  sendEvent({ name: 'page_view', path, title })
}

/** Also arrives when the page is being left. */
function post(path: string, json: string): void {
  const type = 'application/json'
  if (navigator.sendBeacon?.(path, new Blob([json], { type }))) return

  fetch(path, {
    method: 'POST',
    headers: { 'content-type': type },
    body: json,
    keepalive: true,
  }).catch(() => {
    // Not counted. The visitor is on the way to the provider, and has nothing to do with that.
  })
}
