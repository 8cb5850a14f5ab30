import { sendEvent } from './analytics.ts'
import { origin, report } from './report.ts'

/**
 * Our own count: it identifies nobody and stores nothing in the browser, so it needs no consent.
 */
export function countPageView(path: string): void {
  report('/api/page-views', { path, ...origin })
}

export function trackPageView(path: string, title: string): void {
  sendEvent({ name: 'page_view', path, title })
}
