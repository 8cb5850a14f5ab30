import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Parking bewerken')

export default function EditParkingPage() {
  return (
    <ComingScreen
      title="Parking bewerken"
      back={href('/admin/parkings')}
      text="Dit deel van het beheer volgt. Een parking wijzigen kan hier nog niet."
      link={{ to: href('/luchthavens'), label: 'Bekijk ze per luchthaven' }}
    />
  )
}
