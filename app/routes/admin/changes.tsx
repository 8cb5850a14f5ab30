import { adminMeta } from '#app/admin/admin-meta.ts'
import { Changes } from '#app/features/settings/changes.tsx'
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx'

export const meta = () => adminMeta('Wijzigingen')

export default function ChangesPage() {
  return (
    <SettingsFrame title="Wijzigingen">
      <Changes />
    </SettingsFrame>
  )
}
