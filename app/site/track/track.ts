import type { FilterUseReport } from '#domain/filter/filter-use-schema.ts'
import type { ClickReport } from '#domain/statistics/click.ts'
import { sendEvent } from './analytics.ts'
import { origin, report } from './report.ts'

const clicks = '/api/affiliate-clicks'

/** For a link's `ping` attribute, which needs no JavaScript. */
export function pingAddress({ parkingId, position, sort }: ClickReport): string {
  return `${clicks}?parkingId=${parkingId}&position=${position}&sort=${sort}`
}

/** Call it when a link to a provider is followed; it never delays the visitor. */
export function trackAffiliateClick(click: ClickReport & { parkingName: string }): void {
  const { parkingId, parkingName, position, sort, reference } = click

  report(clicks, { parkingId, position, sort, reference, page: location.pathname, ...origin })
  sendEvent({ name: 'affiliate_click', parkingId, parkingName })
}

export function trackFilterChange(name: string, value: string): void {
  sendEvent({ name: 'filter_change', filter: name, value })
}

/** The filters used, and how many parkings were left. */
export function countFilterUse(use: FilterUseReport): void {
  report('/api/filter-uses', use)
}
