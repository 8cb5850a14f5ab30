import { Conversions } from '#app/admin/conversions/conversions.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Conversies')

export default function ConversionsPage() {
  return <Conversions />
}
