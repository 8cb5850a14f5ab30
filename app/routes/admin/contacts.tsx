import { adminMeta } from '#app/admin/admin-meta.ts'
import { Inbox } from '#app/features/contact/inbox.tsx'

export const meta = () => adminMeta('Contact aanvragen')

export default function ContactsPage() {
  return <Inbox />
}
