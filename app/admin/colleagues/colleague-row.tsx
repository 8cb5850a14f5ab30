import Ellipsis from 'lucide-react/icons/ellipsis'
import KeyRound from 'lucide-react/icons/key-round'
import LinkIcon from 'lucide-react/icons/link'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import ShieldOff from 'lucide-react/icons/shield-off'
import Trash2 from 'lucide-react/icons/trash'
import Unlink from 'lucide-react/icons/unlink'
import UserCog from 'lucide-react/icons/user-cog'
import UserRound from 'lucide-react/icons/user-round'
import { Menu, type MenuItem } from '#app/admin/ui/menu.tsx'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picto } from '#app/ui/picto.tsx'
import type { ListedAdmin } from '#domain/access/account.ts'
import { roleLabels } from '#domain/access/role.ts'
import { counted } from '#domain/text/number.ts'
import type { ColleagueAction } from './colleague-dialogs.tsx'

type ColleagueRowProps = { colleague: ListedAdmin; onAsk: (action: ColleagueAction) => void }

export function ColleagueRow({ colleague, onAsk }: ColleagueRowProps) {
  const { username, role, isSelf } = colleague

  return (
    <li className="flex items-center gap-x-4 px-5 py-3.5">
      <span className="flex max-md:hidden [&_svg]:text-ink-muted">
        <Picto icon={UserRound} tone="plain" size="sm" />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="wrap-anywhere font-semibold">{username}</span>
          <Badge>{roleLabels[role]}</Badge>
          {isSelf && <Badge tone="done">Dit ben jij</Badge>}
          {colleague.waiting && (
            <Badge tone="open">
              {colleague.waiting.isInvitation ? 'Uitgenodigd' : 'Kiest een wachtwoord'}
            </Badge>
          )}
        </p>
        <p className="mt-0.5 text-ink-muted text-sm">
          <About colleague={colleague} />
        </p>
      </div>
      {!isSelf && (
        <Menu items={actionsFor(colleague, onAsk)} tooltip="Acties">
          <IconButton label={`Acties voor ${username}`} icon={Ellipsis} />
        </Menu>
      )}
    </li>
  )
}

function About({ colleague }: { colleague: ListedAdmin }) {
  const { waiting, createdAt, hasSecondFactor, sessions } = colleague
  if (waiting) return <Waiting {...waiting} />

  return (
    <>
      Toegevoegd op <Moment at={createdAt} between=" om " />.{' '}
      {hasSecondFactor ? 'Logt in in twee stappen.' : 'Logt in met alleen een wachtwoord.'}{' '}
      {sessions > 0 && `Ingelogd op ${counted(sessions, 'plek', 'plekken')}.`}
    </>
  )
}

function Waiting({ expiresAt, email }: NonNullable<ListedAdmin['waiting']>) {
  if (!expiresAt) return 'De link is ingetrokken. Maak een nieuwe, of verwijder deze collega.'
  const isOver = new Date(expiresAt) < new Date()

  return (
    <>
      {email && <span className="wrap-anywhere">Link voor {email}. </span>}
      De link {isOver ? 'werkte' : 'werkt'} tot <Moment at={expiresAt} between=" om " />.
      {isOver && ' Maak een nieuwe.'}
    </>
  )
}

function actionsFor(colleague: ListedAdmin, onAsk: ColleagueRowProps['onAsk']): MenuItem[] {
  const { waiting, hasSecondFactor } = colleague
  const item = (action: ColleagueAction, label: string, icon: MenuItem['icon']): MenuItem => ({
    label,
    icon,
    onSelect: () => onAsk(action),
  })

  return [
    item('role', 'Rol wijzigen', UserCog),
    ...(waiting
      ? [item('link', 'Nieuwe link maken', LinkIcon)]
      : [
          item('sessions', 'Sessies bekijken', MonitorSmartphone),
          item('link', 'Wachtwoord resetten', KeyRound),
        ]),
    ...(waiting?.expiresAt ? [item('withdraw', 'Link intrekken', Unlink)] : []),
    ...(hasSecondFactor ? [item('second-factor', 'Twee stappen uitzetten', ShieldOff)] : []),
    { ...item('remove', 'Verwijderen', Trash2), tone: 'danger' },
  ]
}
