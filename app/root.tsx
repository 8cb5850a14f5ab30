import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { isAdminPath } from '#domain/access/admin-path.ts'
import { findSettings } from '#server/db/settings.ts'
import { faultContext } from '#server/http/request-context.ts'
import type { Route } from './+types/root.ts'
import darkStyles from './dark.css?inline'
import inter from './fonts/inter.woff2?url'
import montserrat from './fonts/montserrat.woff2?url'
import { registrationMark, usedRulesMark } from './page-marks.ts'
import { Nonce } from './site/page/nonce.ts'
import { ErrorPage } from './site/shell/error-page.tsx'
import { SkipLink } from './site/shell/skip-link.tsx'
import siteSheet from './site.css?url'
import { ThemeHead } from './ui/theme/theme-head.tsx'
import { NewVersion } from './ui/upgrade/new-version.tsx'

// Inlined in the page: on a slow connection a separate stylesheet costs a round trip before first
// paint. The browser reads the text back from the page, so that the scripts need not contain it.
const textOf = (id: string) => document.getElementById(id)?.innerHTML ?? ''
const css = import.meta.env.SSR ? usedRulesMark : textOf('css')
const darkCss = import.meta.env.SSR ? darkStyles : textOf('dark')
/** Done after the first style, registering properties would restyle the page. */
const registration = import.meta.env.SSR ? registrationMark : ''

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
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
          dangerouslySetInnerHTML={{ __html: registration }}
          suppressHydrationWarning
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style id="css" dangerouslySetInnerHTML={{ __html: css }} />
        <ThemeHead css={darkCss} nonce={nonce} />
        <Links />
      </head>
      <body>
        <SkipLink to="#inhoud" label="Naar de inhoud" />
        {children}
        <NewVersion />
        {/* With scripts it comes when the browser is idle: see `bring-sheet.ts`. Hidden: without scripts its
            empty line would be a sheet of paper after that of the arrival card. */}
        <noscript hidden>
          <link id="sheet" rel="stylesheet" href={siteSheet} />
        </noscript>
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
  return <ErrorPage error={error} />
}
