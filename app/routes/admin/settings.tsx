import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Instellingen')

export default function SettingsPage() {
  return (
    <ComingScreen
      title="Instellingen"
      subtitle="De naam, het e-mailadres en de bedrijfsgegevens van de website"
      text="Dit deel van het beheer volgt. De website gebruikt tot dan de ingebouwde naam en voorbeeldgegevens."
      link={{ to: href('/contact'), label: 'Bekijk de contactpagina' }}
    />
  )
}
