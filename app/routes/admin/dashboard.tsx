import { AdminHead } from '#app/admin/admin-head.tsx'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { Dashboard } from '#app/features/dashboard/dashboard.tsx'
import { formatToday } from '#app/features/dashboard/format-today.ts'

export const meta = () => adminMeta('Dashboard')

export default function DashboardPage() {
  return (
    <>
      <AdminHead title="Dashboard" subtitle={formatToday(new Date())} />
      <Dashboard />
    </>
  )
}
