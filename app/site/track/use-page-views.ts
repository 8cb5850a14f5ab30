import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { onConsent, storedConsent } from '#app/site/consent/consent.ts'
import { allowsAnalytics } from '#domain/settings/consent.ts'
import type { Analytics } from '#domain/statistics/analytics.ts'
import { setAnalytics } from './analytics.ts'
import { countPageView, trackPageView } from './page-views.ts'

/** Counts each page view; an analytics service hears of a page only once the visitor consents. */
export function usePageViews(analytics: Analytics): void {
  const { pathname } = useLocation()
  const consent = useSyncExternalStore(onConsent, storedConsent, () => undefined)

  useEffect(() => countPageView(pathname), [pathname])

  useEffect(() => {
    setAnalytics(analytics)
    if (allowsAnalytics(consent)) trackPageView(pathname, document.title)
  }, [analytics, consent, pathname])
}
