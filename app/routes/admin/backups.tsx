import { adminMeta } from '#app/admin/admin-meta.ts'
import { Backups } from '#app/features/settings/backups.tsx'
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx'

export const meta = () => adminMeta('Reservekopieën')

export default function BackupsPage() {
  return (
    <SettingsFrame title="Reservekopieën">
      <Backups />
    </SettingsFrame>
  )
}
