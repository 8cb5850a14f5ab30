import { Access } from '#app/admin/access/access.tsx'
import { useMay } from '#app/admin/api/role.ts'
import { Colleagues } from '#app/admin/colleagues/colleagues.tsx'
import { SettingsFrame } from '#app/admin/settings/settings-frame.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Toegang')

export default function AccessPage() {
  return (
    <SettingsFrame title="Toegang">
      <Access />
      {useMay('manager') && <Colleagues />}
    </SettingsFrame>
  )
}
