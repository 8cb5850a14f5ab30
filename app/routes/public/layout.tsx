import { type ReactNode, useEffect, useMemo } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { CookieBanner } from '#app/site/consent/cookie-banner.tsx'
import { FetchContent } from '#app/site/page/link.tsx'
import { airportsInFrame, type Site, useSettings } from '#app/site/page/settings.ts'
import { waitForAnswer } from '#app/site/page/unanswered.ts'
import { warmRoutes } from '#app/site/page/warm-routes.ts'
import { ErrorPage, warmBrokenPage } from '#app/site/shell/error-page.tsx'
import { Frame } from '#app/site/shell/frame.tsx'
import { NoAnswer, warmNoAnswer } from '#app/site/shell/no-answer.tsx'
import { ProgressBar } from '#app/site/shell/progress-bar.tsx'
import { SampleNotice } from '#app/site/shell/sample-notice.tsx'
import { usePageViews } from '#app/site/track/use-page-views.ts'
import { analyticsOf } from '#domain/settings/setting.ts'
import { publicSettings } from '#domain/settings/setting-fields.ts'
import { listFirstAirports } from '#server/db/airports.ts'
import { listSampleAirports } from '#server/db/parkings/parkings.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import type { Route } from './+types/layout.ts'
import { fetchContent } from './contents.ts'

export async function loader(): Promise<Site> {
  const [settings, airports, samples] = await Promise.all([
    findSettings(),
    listFirstAirports(airportsInFrame + 1),
    listSampleAirports(),
  ])

  return {
    settings: publicSettings(settings),
    airports: airports
      .slice(0, airportsInFrame)
      .map(({ code, name, slug, city }) => ({ code, name, slug, city })),
    hasMoreAirports: airports.length > airportsInFrame,
    siteUrl: env.SITE_URL,
    hasSamples: samples.size > 0,
    year: new Date().getFullYear(),
  }
}

/** Around the loading of each page. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [waitForAnswer]

/** The frame is loaded once: a navigation only loads the page. */
export const shouldRevalidate = () => false

export default function PublicLayout() {
  return (
    <Consenting>
      <ProgressBar />
      <SampleNotice />
      {useIsBare() ? (
        <Outlet />
      ) : (
        <Frame>
          <Outlet />
        </Frame>
      )}
    </Consenting>
  )
}

/** A page that is printed brings its own bar. */
function useIsBare(): boolean {
  // The handles of our own routes.
  return useMatches().some(({ handle }) => (handle as { isBare?: true } | undefined)?.isBare)
}

/** Here and not in the root, so that the error page's frame has this layout's data. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Consenting>
      <ErrorPage error={error} />
    </Consenting>
  )
}

/** The banner comes before the page, where screen readers and keyboard users meet it first. */
function Consenting({ children }: { children: ReactNode }) {
  const settings = useSettings()
  usePageViews(useMemo(() => analyticsOf(settings), [settings]))
  useEffect(() => {
    warmBrokenPage()
    warmNoAnswer()
  }, [])
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page makes known where it leads.
  useEffect(warmRoutes, [pathname])

  return (
    <FetchContent value={fetchContent}>
      <CookieBanner />
      {children}
      <NoAnswer />
    </FetchContent>
  )
}
