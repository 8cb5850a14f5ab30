import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Nieuwe parking')

export default function NewParkingPage() {
  return (
    <ComingScreen
      title="Nieuwe parking toevoegen"
      back={href('/admin/parkings')}
      text="Dit deel van het beheer volgt. Een parking toevoegen kan hier nog niet."
      link={{ to: href('/luchthavens'), label: 'Bekijk ze per luchthaven' }}
    />
  )
}
