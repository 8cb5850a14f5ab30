import ExternalLink from 'lucide-react/icons/external-link'
import LogOut from 'lucide-react/icons/log-out'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { href, Link, useLocation } from 'react-router'
import { Drawer } from '#app/admin/ui/drawer.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { AccountFold } from './account-menu.tsx'
import { AdminNav, NavIcon, navLook } from './admin-nav.tsx'

const sidebarQuery = '(width >= 64rem)'

type AdminDrawerProps = {
  open: boolean
  onClose: () => void
  onLogOut: () => void
  openRequests?: number
  troubles?: number
}

/** The menu on screens without room for it beside the page. */
export function AdminDrawer({ open, onClose, onLogOut, openRequests, troubles }: AdminDrawerProps) {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it
  useEffect(onClose, [key])

  useEffect(() => {
    if (!open) return
    const wide = matchMedia(sidebarQuery)
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [open, onClose])

  return (
    <Drawer open={open} onClose={onClose} label="Menu">
      <div className="focus-inverse flex h-(--header-h) flex-none items-center justify-between bg-(--ink-900) pr-2 pl-4 text-white">
        <span className="flex items-center gap-3 font-extrabold font-heading text-[1.3125rem]/none tracking-[-0.03em]">
          <LogoMark size={28} />
          Menu
        </span>
        <IconButton label="Menu sluiten" icon={X} iconSize={24} tone="inverse" onClick={onClose} />
      </div>
      <div className="grow">
        <AdminNav label="Beheermenu" open={openRequests} troubles={troubles} />
      </div>
      <div className="border-line border-t p-3">
        <AccountFold />
        <Link reloadDocument to={href('/')} className={navLook}>
          <NavIcon icon={ExternalLink} />
          Bekijk site
        </Link>
        <button type="button" className={navLook} onClick={onLogOut}>
          <NavIcon icon={LogOut} />
          Uitloggen
        </button>
      </div>
    </Drawer>
  )
}
