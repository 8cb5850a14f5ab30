import ExternalLink from 'lucide-react/icons/external-link'
import LogOut from 'lucide-react/icons/log-out'
import Menu from 'lucide-react/icons/menu'
import { href, Link } from 'react-router'
import { useProduct, useProductInTitle } from '#app/admin/api/product.ts'
import { CommandButton } from '#app/admin/palette/command-button.tsx'
import { Tooltip } from '#app/admin/ui/tooltip.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { AccountMenu } from './account-menu.tsx'

const toolLook =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 font-semibold tracking-[-0.006em] transition-colors duration-(--fast) hover:bg-white/12'

type AdminHeaderProps = { onMenu: () => void; onSearch: () => void; onLogOut: () => void }

export function AdminHeader({ onMenu, onSearch, onLogOut }: AdminHeaderProps) {
  const product = useProduct()
  useProductInTitle(product)

  return (
    <header className="focus-inverse sticks-to-top z-(--z-header) flex h-(--header-h) items-center gap-4 bg-(--ink-900) px-5 text-white max-md:gap-2 max-md:px-4">
      <div className="-ml-2.5 lg:hidden">
        <Tooltip text="Menu openen" side="bottom">
          <IconButton
            label="Menu openen"
            icon={Menu}
            iconSize={24}
            tone="inverse"
            onClick={onMenu}
          />
        </Tooltip>
      </div>
      <Link to={href('/admin')} className="flex min-h-11 min-w-0 items-center gap-3 max-md:gap-2">
        <span className="flex-none max-[24rem]:hidden">
          <LogoMark size={30} />
        </span>
        <span className="flex min-w-0 items-baseline gap-[0.3em] font-extrabold font-heading text-[1.0625rem]/none tracking-[-0.02em] max-[22.5rem]:text-[0.9375rem]">
          <span className="truncate py-1">{product}</span>{' '}
          <span className="flex-none font-medium font-sans opacity-86">Admin</span>
        </span>
      </Link>
      <div className="ml-auto flex flex-none items-center gap-2 max-md:-mr-2.5 max-md:gap-0">
        <CommandButton onClick={onSearch} />
        <Link reloadDocument to={href('/')} className={`${toolLook} max-md:hidden`}>
          <ExternalLink size={18} aria-hidden />
          Bekijk site
        </Link>
        <AccountMenu />
        <button type="button" className={`${toolLook} max-md:hidden`} onClick={onLogOut}>
          <LogOut size={18} aria-hidden />
          Uitloggen
        </button>
        <div className="md:hidden">
          <Tooltip text="Uitloggen" side="bottom">
            <IconButton label="Uitloggen" icon={LogOut} tone="inverse" onClick={onLogOut} />
          </Tooltip>
        </div>
      </div>
    </header>
  )
}
