import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { isAdminPath } from '#domain/access/admin-path.ts'
import { findSettings } from '#server/db/settings.ts'
import { faultContext } from '#server/http/request-context.ts'
import type { Route } from './+types/root.ts'
import styles from './app.css?inline'
import inter from './fonts/inter.woff2?url'
import montserrat from './fonts/montserrat.woff2?url'
import { ErrorPage } from './site/shell/error-page.tsx'
import { SkipLink } from './site/shell/skip-link.tsx'

// In the page itself: on a slow line a stylesheet of its own is a round trip before anything shows.
// The browser reads it back from there, so that it need not be in the scripts as well.
const css = import.meta.env.SSR ? styles : (document.getElementById('css')?.innerHTML ?? '')

// In development Vite adds it once more, and replaces it when it changes.
if (import.meta.env.DEV && !import.meta.env.SSR) import('./app.css')

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

export const links: Route.LinksFunction = () => [
  { ...font, href: inter },
  { ...font, href: montserrat },
  // With its size said, no browser that can read the SVG takes this one.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The name of the site for the admin, which reads no more before somebody is logged in. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<string | null> {
  if (!isAdminPath(new URL(request.url).pathname)) return null
  const settings = await findSettings().catch((error: unknown) => {
    // The page will do without, but is not one to keep.
    context.set(faultContext, error)
    return null
  })
  return settings?.product ?? null
}

/** From then on the admin hears of it from its own settings. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style id="css" dangerouslySetInnerHTML={{ __html: css }} />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** The last one to answer: what is not there, and what is broken. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
