import { Earnings } from '#app/admin/earnings/earnings.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Opbrengst')

export default function EarningsPage() {
  return <Earnings />
}
