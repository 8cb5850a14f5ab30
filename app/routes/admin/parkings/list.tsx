import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Parkings')

export default function ParkingsPage() {
  return (
    <ComingScreen
      title="Parkings beheren"
      subtitle="Bekijk, voeg toe, wijzig en verwijder parkeerterreinen"
      text="Dit deel van het beheer volgt. De parkings staan al op de pagina van hun luchthaven en blijven daar zoals ze nu zijn."
      link={{ to: href('/luchthavens'), label: 'Bekijk ze per luchthaven' }}
    />
  )
}
