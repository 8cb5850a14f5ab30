import type { ClickReport } from '#domain/click.ts'
import { sendEvent } from './analytics.ts'

const clicks = '/api/affiliate-clicks'

/** For the `ping` of a link, which needs no script. */
export function pingAddress({ parkingId, position, sort }: ClickReport): string {
  return `${clicks}?parkingId=${parkingId}&position=${position}&sort=${sort}`
}

/** For when a link to a provider is followed: it never holds the visitor up. */
export function trackAffiliateClick(click: ClickReport & { parkingName: string }): void {
  const { parkingId, parkingName, position, sort } = click

  post(clicks, JSON.stringify({ parkingId, position, sort }))
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
