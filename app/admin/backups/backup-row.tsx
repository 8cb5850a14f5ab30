import { Moment } from '#app/admin/ui/moment.tsx'
import type { Backup } from '#domain/admin/backup.ts'
import { sizeText } from '#domain/text/size.ts'

export function BackupRow({ backup: { at, file, bytes } }: { backup: Backup }) {
  return (
    <li className="px-5 py-3">
      <p className="font-semibold">
        <Moment at={at} between=" om " />
      </p>
      <p className="wrap-anywhere text-ink-muted text-sm">
        {file && `${file}, `}
        {sizeText(bytes)}
      </p>
    </li>
  )
}
