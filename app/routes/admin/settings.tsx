import { AdminHead } from '#app/admin/admin-head.tsx'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { Settings } from '#app/features/settings/settings.tsx'

export const meta = () => adminMeta('Instellingen')

export default function SettingsPage() {
  return (
    <>
      <AdminHead title="Instellingen" />
      <Settings />
    </>
  )
}
