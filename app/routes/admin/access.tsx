import { Access } from '#app/admin/access/access.tsx'
import { SettingsFrame } from '#app/admin/settings/settings-frame.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Mijn account')

export default function AccessPage() {
  return (
    <SettingsFrame title="Mijn account">
      <Access />
    </SettingsFrame>
  )
}
