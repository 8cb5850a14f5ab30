import { storedConsent } from '#app/site/consent/consent.ts'
import { allowsAnalytics } from '#domain/settings/consent.ts'
import type { Analytics } from '#domain/statistics/analytics.ts'

/** Everything that a service receives: no name, no e-mail address, nothing typed by a visitor. */
export type AnalyticsEvent =
  | { name: 'page_view'; path: string; title: string }
  | { name: 'affiliate_click'; parkingId: number; parkingName: string }
  | { name: 'filter_change'; filter: string; value: string }

export type Send = (event: AnalyticsEvent) => void

let analytics: Analytics = null
let service: Promise<Send> | undefined

export function setAnalytics(chosen: Analytics): void {
  if (JSON.stringify(chosen) === JSON.stringify(analytics)) return
  analytics = chosen
  service = undefined
}

/** Sends only if the admin configured a service and the visitor consented. */
export async function sendEvent(event: AnalyticsEvent): Promise<void> {
  if (!analytics || !allowsAnalytics(storedConsent())) return
  service ??= load(analytics)
  const send = await service.catch(() => undefined)
  if (!send) service = undefined
  else if (allowsAnalytics(storedConsent())) send(event)
}

async function load(chosen: NonNullable<Analytics>): Promise<Send> {
  const { startService } = await import('./analytics-services.ts')
  return startService(chosen)
}
