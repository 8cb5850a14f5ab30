import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Statistieken')

export default function AnalyticsPage() {
  return (
    <ComingScreen
      title="Statistieken"
      subtitle="Hoe vaak bezoekers naar een aanbieder gaan"
      text="Dit deel van het beheer volgt. Het totaal en de laatste affiliate clicks staan al op het dashboard."
      link={{ to: href('/admin'), label: 'Naar het dashboard' }}
    />
  )
}
