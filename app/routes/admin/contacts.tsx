import { href } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ComingScreen } from '#app/admin/coming-screen.tsx'

export const meta = () => adminMeta('Contact aanvragen')

export default function ContactsPage() {
  return (
    <ComingScreen
      title="Contact aanvragen"
      subtitle="Lees wat bezoekers vragen, en houd bij wat is opgelost"
      text="Dit deel van het beheer volgt. De nieuwste aanvragen staan op het dashboard."
      link={{ to: href('/admin'), label: 'Bekijk de nieuwste aanvragen' }}
    />
  )
}
