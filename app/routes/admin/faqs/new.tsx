import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Nieuwe FAQ')

export default function NewFaqPage() {
  return (
    <ComingScreen
      title="Nieuwe FAQ toevoegen"
      back={href('/admin/faqs')}
      text="Dit deel van het beheer volgt. Een vraag toevoegen kan hier nog niet."
      link={{ to: href('/faq'), label: 'Bekijk de vragen' }}
    />
  )
}
