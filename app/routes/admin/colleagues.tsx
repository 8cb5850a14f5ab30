import { Colleagues } from '#app/admin/colleagues/colleagues.tsx'
import { SettingsFrame } from '#app/admin/settings/settings-frame.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta("Collega's")

export default function ColleaguesPage() {
  return (
    <SettingsFrame title="Collega's">
      <Colleagues />
    </SettingsFrame>
  )
}
