import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Nieuwe luchthaven')

export default function NewAirportPage() {
  return (
    <ComingScreen
      title="Nieuwe luchthaven toevoegen"
      back={href('/admin/airports')}
      text="Dit deel van het beheer volgt. Een luchthaven toevoegen kan hier nog niet."
      link={{ to: href('/luchthavens'), label: 'Bekijk de luchthavens' }}
    />
  )
}
