import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Luchthavens')

export default function AirportsPage() {
  return (
    <ComingScreen
      title="Luchthavens beheren"
      subtitle="Bekijk, voeg toe, wijzig en verwijder luchthavens"
      text="Dit deel van het beheer volgt. De luchthavens staan al op de website en blijven daar zoals ze nu zijn."
      link={{ to: href('/luchthavens'), label: 'Bekijk de luchthavens' }}
    />
  )
}
