import ChevronDown from 'lucide-react/icons/chevron-down'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import { useId, useRef } from 'react'
import { href, Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { ownAccount } from '#app/admin/navigation.ts'
import { useCurrentAccount } from '#app/admin/session/use-account.ts'
import { ThemeSwitch } from '#app/ui/theme/theme-switch.tsx'
import { roleLabels } from '#domain/access/role.ts'
import { NavIcon, navLook } from './admin-nav.tsx'

/** In the header: who is logged in, and what belongs to that person. */
export function AccountMenu() {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-11 max-w-48 items-center gap-2 rounded-md px-3 font-semibold tracking-[-0.006em] transition-colors duration-(--fast) hover:bg-white/12 max-md:hidden"
      >
        <span className="truncate">
          <span className="sr-only">Account van </span>
          {useCurrentAccount()?.username ?? 'Account'}
        </span>
        <ChevronDown size={16} className="flex-none" aria-hidden />
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className="fixed inset-auto top-[calc(var(--header-h)+0.25rem)] right-5 w-64 rounded-lg bg-raised p-2 text-[0.9375rem] text-ink shadow-[0_0_0_1px_var(--line),var(--elevation-3)]"
      >
        <AccountItems onLeave={() => panel.current?.hidePopover()} />
      </div>
    </>
  )
}

/** On a phone it folds out in the menu. */
export function AccountFold() {
  return (
    <details className="group">
      <summary className={`${navLook} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        <NavIcon icon={UserRound} />
        <span className="min-w-0 truncate">{useCurrentAccount()?.username ?? 'Account'}</span>
        <ChevronDown size={16} className="ml-auto flex-none group-open:rotate-180" aria-hidden />
      </summary>
      <AccountItems />
    </details>
  )
}

function AccountItems({ onLeave }: { onLeave?: () => void }) {
  const account = useCurrentAccount()
  const mayManage = useMay('manager')

  return (
    <>
      {account && (
        <p className="px-2.5 pt-1 pb-2">
          <b className="wrap-anywhere block font-semibold">{account.username}</b>
          <span className="text-ink-muted text-sm">
            {roleLabels[account.role]}, twee stappen {account.hasSecondFactor ? 'aan' : 'uit'}
          </span>
        </p>
      )}
      <div className="border-line border-y px-2.5 py-3">
        <p aria-hidden className="mb-1.5 font-semibold text-ink-muted text-xs">
          Weergave
        </p>
        <ThemeSwitch />
      </div>
      <ul className="pt-1">
        <li>
          <Link to={ownAccount} onClick={onLeave} className={navLook}>
            <NavIcon icon={UserRound} />
            Mijn account
          </Link>
        </li>
        {mayManage && (
          <li>
            <Link to={href('/admin/settings/colleagues')} onClick={onLeave} className={navLook}>
              <NavIcon icon={Users} />
              Collega's
            </Link>
          </li>
        )}
      </ul>
    </>
  )
}
