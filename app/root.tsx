import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { isAdminPath } from '#domain/access/admin-path.ts'
import { findSettings } from '#server/db/settings.ts'
import { faultContext } from '#server/http/request-context.ts'
import type { Route } from './+types/root.ts'
import adminSheet from './admin/admin.css?url'
import darkStyles from './dark.css?inline'
import inter from './fonts/inter.woff2?url'
import montserrat from './fonts/montserrat.woff2?url'
import { EarlyClicks } from './site/hydration/early-clicks.tsx'
import { Nonce } from './site/page/nonce.ts'
import { ErrorPage } from './site/shell/error-page.tsx'
import { LastResort, Sorry } from './site/shell/last-resort.tsx'
import { SkipLink } from './site/shell/skip-link.tsx'
import siteSheet from './site.css?url'
import { ThemeHead } from './ui/theme/theme-head.tsx'
import { NewVersion } from './ui/upgrade/new-version.tsx'

// In the page, so that its `media` alone decides about the theme. The browser reads the text back from there.
const darkCss = import.meta.env.SSR
  ? darkStyles
  : (document.getElementById('dark')?.innerHTML ?? '')

// In development Vite loads them once more, to replace them when they change.
if (import.meta.env.DEV && !import.meta.env.SSR) {
  import('./site.css')
  import('./admin/admin.css')
}

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

export const links: Route.LinksFunction = () => [
  { ...font, href: inter },
  { ...font, href: montserrat },
  // With its size declared, browsers that support the SVG icon skip this one.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The site's name for the admin, which reads nothing else before login. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<string | null> {
  if (!isAdminPath(new URL(request.url).pathname)) return null
  const settings = await findSettings().catch((error: unknown) => {
    // The page renders without it, but must not be cached.
    context.set(faultContext, error)
    return null
  })
  return settings?.product ?? null
}

/** After the first load the admin reads the name from its own settings. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(Nonce)
  const isAdmin = isAdminPath(useLocation().pathname)
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <LastResort instead={null}>
          <Meta />
        </LastResort>
        <link rel="stylesheet" href={isAdmin ? adminSheet : siteSheet} />
        <ThemeHead css={darkCss} nonce={nonce} />
        {!isAdmin && <EarlyClicks nonce={nonce} />}
        <Links />
      </head>
      <body>
        <SkipLink to="#inhoud" label="Naar de inhoud" />
        {children}
        <NewVersion />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** The outermost error boundary: pages not found, and failures. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LastResort instead={<Sorry />}>
      <ErrorPage error={error} />
    </LastResort>
  )
}
