import { adminMeta } from '#app/admin/admin-meta.ts'
import { Settings } from '#app/features/settings/settings.tsx'
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx'

export const meta = () => adminMeta('Instellingen')

export default function SettingsPage() {
  return (
    <SettingsFrame title="Instellingen">
      <Settings />
    </SettingsFrame>
  )
}
