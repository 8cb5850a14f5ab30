import type { FilterUseReport } from '#domain/filter/filter-use-schema.ts'
import type { ClickReport } from '#domain/statistics/click.ts'
import { ownVisitKey } from '#domain/statistics/own-visit.ts'
import { sendEvent } from './analytics.ts'

const clicks = '/api/affiliate-clicks'

/** For a link's `ping` attribute, which needs no JavaScript. */
export function pingAddress({ parkingId, position, sort }: ClickReport): string {
  return `${clicks}?parkingId=${parkingId}&position=${position}&sort=${sort}`
}

/** How this visit began. A page opened from another page belongs to the same visit. */
const origin =
  typeof document === 'undefined'
    ? {}
    : {
        referrer: document.referrer.split('/', 3).join('/') || undefined,
        campaign: new URLSearchParams(location.search).get('utm_source') ?? undefined,
      }

/** Call it when a link to a provider is followed; it never delays the visitor. */
export function trackAffiliateClick(click: ClickReport & { parkingName: string }): void {
  const { parkingId, parkingName, position, sort } = click

  report(clicks, { parkingId, position, sort, page: location.pathname, ...origin })
  sendEvent({ name: 'affiliate_click', parkingId, parkingName })
}

export function trackFilterChange(name: string, value: string): void {
  sendEvent({ name: 'filter_change', filter: name, value })
}

/**
 * Our own count: it identifies nobody and stores nothing in the browser, so it needs no consent.
 */
export function countPageView(path: string): void {
  report('/api/page-views', { path, ...origin })
}

/** The filters used, and how many parkings were left. */
export function countFilterUse(use: FilterUseReport): void {
  report('/api/filter-uses', use)
}

export function trackPageView(path: string, title: string): void {
  sendEvent({ name: 'page_view', path, title })
}

/** Also delivered while the page unloads. */
function report(path: string, facts: object): void {
  if (isOwnVisit()) return
  const json = JSON.stringify(facts)
  const type = 'application/json'
  if (navigator.sendBeacon?.(path, new Blob([json], { type }))) return

  fetch(path, {
    method: 'POST',
    headers: { 'content-type': type },
    body: json,
    keepalive: true,
  }).catch(() => {
    // Not counted. The visitor, on the way to the provider, need not know.
  })
}

/** The admin's own visits are not counted. */
function isOwnVisit(): boolean {
  try {
    return localStorage.getItem(ownVisitKey) !== null
  } catch {
    return false
  }
}
