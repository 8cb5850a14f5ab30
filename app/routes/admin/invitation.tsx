import { useLocation } from 'react-router'
import { ChoosePassword } from '#app/admin/access/choose-password.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'

// Having a loader makes the server render the page itself. The token is in the fragment, which the
// server never sees.
export const loader = () => null

export const meta = () => adminMeta('Wachtwoord kiezen')

export default function InvitationPage() {
  const { hash } = useLocation()

  return (
    <ToastProvider>
      <ChoosePassword key={hash} token={hash.slice(1)} />
    </ToastProvider>
  )
}
