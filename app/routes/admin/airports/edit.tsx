import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Luchthaven bewerken')

export default function EditAirportPage() {
  return (
    <ComingScreen
      title="Luchthaven bewerken"
      back={href('/admin/airports')}
      text="Dit deel van het beheer volgt. Een luchthaven wijzigen kan hier nog niet."
      link={{ to: href('/luchthavens'), label: 'Bekijk de luchthavens' }}
    />
  )
}
