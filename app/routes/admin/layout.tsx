import { QueryClientProvider } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { type ReactNode, useState } from 'react'
import { href, Outlet, redirect, useLocation } from 'react-router'
import { createQueries } from '#app/admin/api/queries.ts'
import { findCredentials, mustSetUp } from '#app/admin/api/session.ts'
import { loginAddress } from '#app/admin/session/login-address.ts'
import { LoginDialog } from '#app/admin/session/login-dialog.tsx'
import { Welcome } from '#app/admin/session/welcome.tsx'
import { AdminFrame } from '#app/admin/shell/admin-frame.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import { Button } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { pageTitle } from '#domain/admin/page-title.ts'

/** The guard. The session is known only in the browser, so the server sends just a shell. */
export function clientLoader({ request }: { request: Request }) {
  if (!findCredentials()) throw redirect(loginAddress(request.url))
  if (mustSetUp()) throw redirect(href('/admin/tweede-stap'))
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <main
      id="inhoud"
      className="grid min-h-dvh content-center justify-items-center gap-2 bg-subtle p-(--gutter) text-ink-muted"
    >
      <h1 className="text-[1.625rem] text-ink tracking-[-0.02em]">
        {pageTitle(useLocation().pathname)}
      </h1>
      <p role="status">Loading...</p>
      <noscript>Het beheer werkt alleen met JavaScript.</noscript>
    </main>
  )
}

export default function AdminLayout() {
  return (
    <Admin>
      <Outlet />
    </Admin>
  )
}

/** An error on a page leaves the menu usable. */
export function ErrorBoundary() {
  return (
    <Admin>
      <div className="rounded-lg bg-card shadow-hairline">
        <State image="/images/fout.svg" title="Er ging iets mis" level={1}>
          <p>Excuus, dit ligt aan ons. Probeer het nog eens, of ga verder met iets anders.</p>
          <Button onClick={() => window.location.reload()}>
            <RefreshCw aria-hidden />
            Probeer opnieuw
          </Button>
        </State>
      </div>
    </Admin>
  )
}

function Admin({ children }: { children: ReactNode }) {
  // One cache per visit to the admin, so that logging out leaves nothing behind.
  const [queries] = useState(createQueries)

  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <TooltipProvider>
          <AdminFrame>{children}</AdminFrame>
          <LoginDialog />
          <Welcome />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
}
