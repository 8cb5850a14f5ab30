import { useEffect, useState } from 'react'
import { answerLogIn, useIsAskedToLogIn } from '#app/admin/api/login-again.ts'
import { useRole } from '#app/admin/api/role.ts'
import { findCredentials } from '#app/admin/api/session.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { LoginForm } from './login-form.tsx'
import { loggedIn } from './welcome.tsx'

/**
 * Shown over the page so that its text stays; the waiting API calls are repeated after the login.
 */
export function LoginDialog() {
  const isAsked = useIsAskedToLogIn()

  useEffect(() => () => answerLogIn(false), [])

  return (
    <Dialog
      open={isAsked}
      onClose={() => answerLogIn(false)}
      title="Log opnieuw in"
      text="Je bent niet meer ingelogd. Wat je hebt ingevuld, blijft staan."
    >
      <LoginAgain />
    </Dialog>
  )
}

function LoginAgain() {
  const toast = useToast()
  const role = useRole()
  const [why, setWhy] = useState<string>()

  function resume() {
    toast(loggedIn(role))
    answerLogIn(true)
  }

  return (
    <div className="grid gap-5">
      {why && (
        <Notice tone="error" title="Inloggen mislukt.">
          {why}
        </Notice>
      )}
      <LoginForm
        username={findCredentials()?.username}
        onLoggedIn={resume}
        onTry={() => setWhy(undefined)}
        onFailed={setWhy}
        onCancel={() => answerLogIn(false)}
      />
    </div>
  )
}
