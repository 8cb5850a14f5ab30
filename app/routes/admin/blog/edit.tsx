import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Artikel bewerken')

export default function EditPostPage() {
  return (
    <ComingScreen
      title="Artikel bewerken"
      back={href('/admin/blog')}
      text="Dit deel van het beheer volgt. Een artikel wijzigen kan hier nog niet."
      link={{ to: href('/blog'), label: 'Bekijk de blog' }}
    />
  )
}
