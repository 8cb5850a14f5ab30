import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('FAQ bewerken')

export default function EditFaqPage() {
  return (
    <ComingScreen
      title="FAQ bewerken"
      back={href('/admin/faqs')}
      text="Dit deel van het beheer volgt. Een vraag wijzigen kan hier nog niet."
      link={{ to: href('/faq'), label: 'Bekijk de vragen' }}
    />
  )
}
