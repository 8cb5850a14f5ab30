import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('FAQs')

export default function FaqsPage() {
  return (
    <ComingScreen
      title="FAQs beheren"
      subtitle="Bekijk, voeg toe, wijzig en verwijder vragen"
      text="Dit deel van het beheer volgt. De vragen en antwoorden staan al op de website en blijven daar zoals ze nu zijn."
      link={{ to: href('/faq'), label: 'Bekijk de vragen' }}
    />
  )
}
