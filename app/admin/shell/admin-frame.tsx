import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { onLoggedOutElsewhere } from '#app/admin/api/session.ts'
import { useDashboard } from '#app/admin/api/use-dashboard.ts'
import { useCommandKey } from '#app/admin/palette/command-key.ts'
import { CommandPalette } from '#app/admin/palette/command-palette.tsx'
import { logOutParam } from '#app/admin/session/login-address.ts'
import { useCurrentRole, useSetUpFirst } from '#app/admin/session/use-account.ts'
import { usePageFocus } from '#app/ui/use-page-focus.ts'
import { pageRole } from '#domain/access/page-role.ts'
import { countTroubles } from '#domain/system/alarm.ts'
import { AdminDrawer } from './admin-drawer.tsx'
import { AdminHeader } from './admin-header.tsx'
import { AdminNav } from './admin-nav.tsx'
import { NotAllowed } from './not-allowed.tsx'

/** The layout of every admin page. A page has no `<main>` of its own. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const main = usePageFocus()
  const navigate = useNavigate()
  const [menuOpen, setMenuOpen] = useState(false)
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  const [searchOpen, setSearchOpen] = useState(false)
  const closeSearch = useCallback(() => setSearchOpen(false), [])
  const toggleSearch = useCallback(() => setSearchOpen(toggledUnlessBlocked), [])
  const { openContactRequests: openRequests, alarms = [] } = useDashboard().data ?? {}
  const troubles = countTroubles(alarms.map(({ found }) => found))
  const lowest = pageRole(useLocation().pathname)
  const mayOpen = useMay(lowest)

  useEffect(() => onLoggedOutElsewhere(() => navigate(href('/admin/login'))), [navigate])

  useCommandKey(toggleSearch)
  useCurrentRole()
  useSetUpFirst()

  async function logOut() {
    // The unsaved-changes guard may block this, so the login page ends the session after the
    // navigation.
    await navigate(`${href('/admin/login')}?${logOutParam}`)
  }

  return (
    <div className="min-h-dvh bg-subtle text-[0.9375rem] [--chip-text:0.875rem] [--chip-x:0.75rem] [--control-text:0.9375rem] [--field-h:2.75rem] [--header-h:3.75rem] [--tab-h:2.875rem]">
      <AdminHeader
        onMenu={() => setMenuOpen(true)}
        onSearch={() => setSearchOpen(true)}
        onLogOut={logOut}
      />
      <div className="grid min-h-[calc(100dvh-var(--header-h))] lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="border-line border-r bg-card max-lg:hidden">
          <div className="sticky top-(--header-h) h-[calc(100dvh-var(--header-h))] overflow-y-auto">
            <AdminNav label="Beheer" open={openRequests} troubles={troubles} />
          </div>
        </div>
        <main
          id="inhoud"
          ref={main}
          tabIndex={-1}
          className="min-w-0 px-[clamp(1rem,3vw,2.5rem)] pt-8 pb-16 outline-none max-md:px-(--gutter) max-md:pt-5 max-md:pb-12"
        >
          <div className="mx-auto max-w-[74rem]">
            {mayOpen ? children : <NotAllowed lowest={lowest} />}
          </div>
        </main>
      </div>
      <AdminDrawer
        open={menuOpen}
        onClose={closeMenu}
        onLogOut={logOut}
        openRequests={openRequests}
        troubles={troubles}
      />
      <CommandPalette open={searchOpen} onClose={closeSearch} onLogOut={logOut} />
    </div>
  )
}

/** Never opens over another dialog, which must be answered first. */
function toggledUnlessBlocked(isOpen: boolean): boolean {
  return !isOpen && !document.querySelector('dialog:modal')
}
