import { Changes } from '#app/admin/changes/changes.tsx'
import { SettingsFrame } from '#app/admin/settings/settings-frame.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Wijzigingen')

export default function ChangesPage() {
  return (
    <SettingsFrame title="Wijzigingen">
      <Changes />
    </SettingsFrame>
  )
}
