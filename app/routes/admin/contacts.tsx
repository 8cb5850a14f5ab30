import { Inbox } from '#app/admin/inbox/inbox.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Contact aanvragen')

export default function ContactsPage() {
  return <Inbox />
}
