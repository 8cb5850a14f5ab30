import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Analytics } from '#domain/analytics.ts'
import { allowsAnalytics } from '#domain/consent.ts'
import { setAnalytics } from './analytics.ts'
import { onConsent, storedConsent } from './consent.ts'
import { trackPageView } from './track.ts'

/** Counts each page that is opened, and the one that is open when the visitor says yes. */
export function usePageViews(analytics: Analytics): void {
  const { pathname } = useLocation()
  const consent = useSyncExternalStore(onConsent, storedConsent, () => undefined)

  useEffect(() => {
    setAnalytics(analytics)
    if (allowsAnalytics(consent)) trackPageView(pathname, document.title)
  }, [analytics, consent, pathname])
}
