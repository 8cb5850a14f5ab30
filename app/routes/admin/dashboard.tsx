import { Dashboard } from '#app/admin/dashboard/dashboard.tsx'
import { formatToday } from '#app/admin/dashboard/format-today.ts'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'

export const meta = () => adminMeta('Dashboard')

export default function DashboardPage() {
  return (
    <>
      <AdminHead title="Dashboard" subtitle={formatToday(new Date())} />
      <Dashboard />
    </>
  )
}
