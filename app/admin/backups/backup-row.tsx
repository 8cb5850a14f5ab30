import { Moment } from '#app/admin/ui/moment.tsx'
import type { Backup } from '#domain/admin/backup.ts'
import { whenNeeded } from '#domain/text/when-needed.ts'

export function BackupRow({ backup: { at, file, bytes } }: { backup: Backup }) {
  return (
    <li className="px-5 py-3">
      <p className="font-semibold">
        <Moment at={at} between=" om " />
      </p>
      <p className="wrap-anywhere text-ink-muted text-sm">
        {file && `${file}, `}
        {sizeOf(bytes)}
      </p>
    </li>
  )
}

const oneDecimal = whenNeeded(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 }))

function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1_000
  return kilobytes < 1_000
    ? `${Math.max(1, Math.round(kilobytes))} kB`
    : `${oneDecimal().format(kilobytes / 1_000)} MB`
}
