import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { Analytics } from '#app/admin/statistics/analytics.tsx'

export const meta = () => adminMeta('Statistieken')

export default function AnalyticsPage() {
  return <Analytics />
}
