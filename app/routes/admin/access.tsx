import { adminMeta } from '#app/admin/admin-meta.ts'
import { Access } from '#app/features/settings/access.tsx'
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx'

export const meta = () => adminMeta('Toegang')

export default function AccessPage() {
  return (
    <SettingsFrame title="Toegang">
      <Access />
    </SettingsFrame>
  )
}
