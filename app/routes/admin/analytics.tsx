import { adminMeta } from '#app/admin/admin-meta.ts'
import { Analytics } from '#app/features/analytics/analytics.tsx'

export const meta = () => adminMeta('Statistieken')

export default function AnalyticsPage() {
  return <Analytics />
}
