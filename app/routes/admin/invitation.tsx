import { useLocation } from 'react-router'
import { ChoosePassword } from '#app/admin/access/choose-password.tsx'
import { adminLinks } from '#app/admin/shell/admin-links.ts'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'

// Having a loader makes the server render the page itself. The token is in the fragment, which the
// server never sees.
export const loader = () => null

export const links = adminLinks

export const meta = () => adminMeta('Wachtwoord kiezen')

export default function InvitationPage() {
  const { hash } = useLocation()

  return (
    <ToastProvider>
      <ChoosePassword key={hash} token={hash.slice(1)} />
    </ToastProvider>
  )
}
