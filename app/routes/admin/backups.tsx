import { Backups } from '#app/admin/backups/backups.tsx'
import { SettingsFrame } from '#app/admin/settings/settings-frame.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Reservekopieën')

export default function BackupsPage() {
  return (
    <SettingsFrame title="Reservekopieën">
      <Backups />
    </SettingsFrame>
  )
}
