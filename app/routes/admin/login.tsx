import { href, redirect, useNavigate, useSearchParams } from 'react-router'
import { findCredentials, logOut } from '#app/admin/api/session.ts'
import { logOutParam, pageAfterLogin } from '#app/admin/session/login-address.ts'
import { LoginForm } from '#app/admin/session/login-form.tsx'
import { LoginFrame } from '#app/admin/session/login-frame.tsx'
import { expectWelcome } from '#app/admin/session/welcome.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { ToastProvider, useToast } from '#app/admin/ui/toast.tsx'

// Having a loader makes the server render the page itself, instead of 'Loading...'.
export const loader = () => null

export function clientLoader({ request }: { request: Request }) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has(logOutParam)) {
    logOut()
    throw redirect(href('/admin/login'))
  }
  if (findCredentials()) throw redirect(pageAfterLogin(searchParams))
  return null
}
clientLoader.hydrate = true as const

export const meta = () => adminMeta('Inloggen')

export default function LoginPage() {
  return (
    <ToastProvider>
      <LoginFrame title="Inloggen" text="Toegang tot het beheer.">
        <Login />
      </LoginFrame>
    </ToastProvider>
  )
}

function Login() {
  const toast = useToast()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  async function openRequestedPage() {
    expectWelcome()
    await navigate(pageAfterLogin(search), { replace: true })
  }

  return (
    <LoginForm
      onLoggedIn={openRequestedPage}
      onFailed={(why) => toast({ title: 'Inloggen mislukt', text: why, tone: 'error' })}
    />
  )
}
