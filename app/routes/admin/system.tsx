import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { System } from '#app/admin/system/system.tsx'

export const meta = () => adminMeta('Systeem')

export default function SystemPage() {
  return <System />
}
