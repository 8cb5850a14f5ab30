import { WithHistory } from '#app/admin/changes/with-history.tsx'
import { Settings } from '#app/admin/settings/settings.tsx'
import { SettingsFrame } from '#app/admin/settings/settings-frame.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Instellingen')

export default function SettingsPage() {
  return (
    <SettingsFrame title="Instellingen">
      <WithHistory subject="settings" id="1">
        <Settings />
      </WithHistory>
    </SettingsFrame>
  )
}
