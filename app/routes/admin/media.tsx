import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Media')

export default function MediaPage() {
  return (
    <ComingScreen
      title="Media"
      subtitle="De afbeeldingen voor luchthavens, parkings en artikelen"
      text="Dit deel van het beheer volgt. De afbeeldingen van de website blijven tot dan zoals ze nu zijn."
      link={{ to: href('/blog'), label: 'Bekijk de artikelen' }}
    />
  )
}
