import { DeletedList } from '#app/admin/changes/deleted-list.tsx'
import { SettingsFrame } from '#app/admin/settings/settings-frame.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Verwijderd')

export default function DeletedPage() {
  return (
    <SettingsFrame title="Verwijderd">
      <DeletedList />
    </SettingsFrame>
  )
}
