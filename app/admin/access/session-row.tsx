import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Picto } from '#app/ui/picto.tsx'
import type { AdminSession } from '#domain/access/admin-session.ts'

type SessionRowProps = { session: AdminSession; onEnd: () => void }

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { device, createdAt, lastUsedAt, isCurrent } = session

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <span className="flex max-md:hidden [&_svg]:text-ink-muted">
        <Picto icon={MonitorSmartphone} tone="plain" size="sm" />
      </span>
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold [overflow-wrap:anywhere]">{device}</p>
        <p className="text-ink-muted text-sm">
          Begonnen op <Moment at={createdAt} between=" om " />, laatst gebruikt op{' '}
          <Moment at={lastUsedAt} between=" om " />
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="done">Deze sessie</Badge>
      ) : (
        <Button tone="secondary" size="sm" onClick={onEnd}>
          Uitloggen
          <span className="sr-only">: {device}</span>
        </Button>
      )}
    </li>
  )
}
