import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Blog')

export default function PostsPage() {
  return (
    <ComingScreen
      title="Blog beheren"
      subtitle="Bekijk, schrijf, wijzig en verwijder artikelen"
      text="Dit deel van het beheer volgt. De artikelen staan al op de website en blijven daar zoals ze nu zijn."
      link={{ to: href('/blog'), label: 'Bekijk de blog' }}
    />
  )
}
