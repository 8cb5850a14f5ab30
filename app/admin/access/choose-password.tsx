import LogIn from 'lucide-react/icons/log-in'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { ApiError, admin, answered } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { logIn } from '#app/admin/api/session.ts'
import { LoginFrame } from '#app/admin/session/login-frame.tsx'
import { expectWelcome } from '#app/admin/session/welcome.tsx'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { type PasswordLink, whyNoLink } from '#domain/access/password-link.ts'
import { ChoosePasswordForm } from './choose-password-form.tsx'

type Found =
  | { state: 'asking' }
  | { state: 'open'; link: PasswordLink }
  /** The link can't be used. With `canRetry` it may be our fault. */
  | { state: 'refused'; why: string; canRetry: boolean }
  /** The password is set, but a login needs more. */
  | { state: 'done' }

const noLink: Found = { state: 'refused', why: whyNoLink('unknown'), canRetry: false }

/** The page of an invitation, or of a link for a new password. */
export function ChoosePassword({ token }: { token: string }) {
  const navigate = useNavigate()
  const [found, setFound] = useState<Found>({ state: 'asking' })

  const ask = useCallback(async () => {
    if (token === '') return setFound(noLink)
    setFound({ state: 'asking' })
    try {
      const link = await answered(admin.post('/api/password-link', { token }))
      setFound({ state: 'open', link })
    } catch (error) {
      setFound(refusalOf(error))
    }
  }, [token])

  useEffect(() => {
    ask()
  }, [ask])

  async function enter(username: string, password: string) {
    const session = await logIn({ username, password })
    // With a second factor the login page asks for the code.
    if (!session.ok) return setFound({ state: 'done' })
    expectWelcome()
    await navigate(href('/admin'), { replace: true })
  }

  if (found.state === 'open') {
    const { username, isInvitation, needsSecondFactor, expiresAt } = found.link
    return (
      <LoginFrame
        title={isInvitation ? `Welkom, ${username}` : 'Nieuw wachtwoord'}
        text="Kies een wachtwoord voor het beheer."
      >
        <ChoosePasswordForm
          token={token}
          username={username}
          onDone={(password) => enter(username, password)}
          onGone={(error) => setFound(refusalOf(error))}
        />
        {needsSecondFactor && (
          <p className="mt-4 text-ink-soft">
            Daarna stel je inloggen in twee stappen in. Houd je telefoon bij de hand.
          </p>
        )}
        <p className="mt-4 text-ink-muted text-sm">
          Deze link werkt tot <Moment at={expiresAt} between=" om " />.
        </p>
      </LoginFrame>
    )
  }

  return (
    <LoginFrame title="Wachtwoord kiezen" text="Toegang tot het beheer.">
      {found.state === 'asking' && <Spinner label="De link wordt gecontroleerd..." />}
      {found.state === 'done' && (
        <Ended notice={<Notice tone="positive">Je wachtwoord is opgeslagen.</Notice>} />
      )}
      {found.state === 'refused' && (
        <Ended notice={<Notice tone="error">{found.why}</Notice>}>
          {found.canRetry && (
            <Button tone="secondary" onClick={ask}>
              <RefreshCw aria-hidden />
              Probeer opnieuw
            </Button>
          )}
        </Ended>
      )}
    </LoginFrame>
  )
}

function Ended({ notice, children }: { notice: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid gap-5">
      {notice}
      <div className="flex flex-wrap gap-3">
        {children}
        <Link to={href('/admin/login')} className={buttonLook()}>
          <LogIn aria-hidden />
          Naar inloggen
        </Link>
      </div>
    </div>
  )
}

/** What the server says of a link that ended is final; anything else may pass. */
function refusalOf(error: unknown): Found {
  const { status = 0, fields = {} } = error instanceof ApiError ? error : {}
  const why = fields.token?.[0] ?? failureText(error, 'De link kon niet worden gecontroleerd.')
  return { state: 'refused', why, canRetry: ![404, 410, 422].includes(status) }
}
