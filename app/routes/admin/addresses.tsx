import { Addresses } from '#app/admin/addresses/addresses.tsx'
import { SettingsFrame } from '#app/admin/settings/settings-frame.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('404s en doorverwijzingen')

export default function AddressesPage() {
  return (
    <SettingsFrame title="404s en doorverwijzingen">
      <Addresses />
    </SettingsFrame>
  )
}
