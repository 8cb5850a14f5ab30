import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Nieuw artikel')

export default function NewPostPage() {
  return (
    <ComingScreen
      title="Nieuw artikel toevoegen"
      back={href('/admin/blog')}
      text="Dit deel van het beheer volgt. Een artikel schrijven kan hier nog niet."
      link={{ to: href('/blog'), label: 'Bekijk de blog' }}
    />
  )
}
