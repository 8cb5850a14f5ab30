import { adminMeta } from '#app/admin/admin-meta.ts'
import { DeletedList } from '#app/features/settings/deleted-list.tsx'
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx'

export const meta = () => adminMeta('Verwijderd')

export default function DeletedPage() {
  return (
    <SettingsFrame title="Verwijderd">
      <DeletedList />
    </SettingsFrame>
  )
}
