import KeyRound from 'lucide-react/icons/key-round'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { knowsPasskeys, signWithPasskey } from '#app/admin/api/passkey.ts'
import { logIn, logInWithPasskey } from '#app/admin/api/session.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type Login, loginSchema } from '#domain/access/login.ts'
import { proofOf, wrongPasskey } from '#domain/access/passkey.ts'
import { type FieldErrors, parse } from '#domain/form/form.ts'
import { refused } from '#domain/form/result.ts'
import { type CodeKind, LoginCode } from './login-code.tsx'

type LoginFormProps = {
  /** With a known username only the password is asked for. */
  username?: string
  onLoggedIn: () => void
  onFailed: (why: string) => void
  /** A new attempt starts, so the message about the previous one can go. */
  onTry?: () => void
  /** Without it there is no cancel button. */
  onCancel?: () => void
}

/**
 * A login in two steps if a second factor is on. Each step keeps its text while the other shows.
 */
export function LoginForm({ username, onLoggedIn, onFailed, onTry, onCancel }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<FieldErrors<Login & { code: string }>>({})
  const [sending, setSending] = useState(false)
  // Once the code step has been reached, its field stays mounted and keeps its text.
  const [step, setStep] = useState<'password' | 'code'>()
  const isCode = step === 'code'
  const [kind, setKind] = useState<CodeKind>('app')
  const [mustWait, setMustWait] = useState(false)
  /** What the second step may be, besides a recovery code. */
  const [ways, setWays] = useState({ app: true, passkey: false })
  const isReady = useHydrated()

  useEffect(() => {
    if (username) password.current?.focus()
  }, [username])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return

    const typed = new FormData(event.currentTarget)
    const login = parse(loginSchema, typed)
    const code = isCode ? String(typed.get('code') ?? '').trim() : undefined
    if (!login.ok) {
      setErrors(login.why)
      const first = login.why.username ? name : password
      return first.current?.focus()
    }
    if (code === '') {
      setErrors({ code: ['Vul de code in'] })
      return focusCode()
    }

    await send(() => logIn(login.value, code))
  }

  /** With a passkey: in the place of the code, or of the name and the password. */
  async function usePasskey() {
    if (sending || !form.current) return
    const login = parse(loginSchema, new FormData(form.current))
    await send(async () => {
      const signed = await signWithPasskey(isCode ? 'second-step' : 'login')
      if (!signed.ok) return refused({ why: signed.why })
      if (!isCode) return logInWithPasskey(signed.value)
      return login.ok ? logIn(login.value, proofOf(signed.value)) : refused({ why: wrongPasskey })
    })
  }

  async function send(tryIt: () => ReturnType<typeof logIn>) {
    setErrors({})
    onTry?.()
    setSending(true)
    const session = await tryIt()
    setSending(false)
    if (session.ok) return onLoggedIn()

    const { why, needs, hasPasskey = false } = session.why
    setMustWait(needs === 'time')
    if (needs === 'code' || needs === 'passkey' || needs === 'recovery-code') {
      setWays({ app: needs === 'code', passkey: hasPasskey })
    }
    if (needs === 'passkey' && !isCode) {
      setKind('recovery')
      return setStep('code')
    }
    // The password was right, so a request for the code is not a failure.
    if (needs === 'code' && !isCode) return setStep('code')
    if (needs === 'recovery-code' && !(isCode && kind === 'recovery')) {
      setErrors({ code: [why] })
      setKind('recovery')
      return setStep('code')
    }
    onFailed(why)
    if (isCode) focusCode()
    else password.current?.select()
  }

  /** A recovery code skips the delay for failed logins: it is sent along with the password. */
  function takeRecoveryCode() {
    setErrors({})
    setKind('recovery')
    setStep('code')
  }

  function focusCode() {
    form.current?.querySelector<HTMLInputElement>('[name=code]:enabled')?.select()
  }

  function back() {
    // Synchronously, because a hidden field cannot be selected.
    flushSync(() => {
      setErrors({})
      setStep('password')
    })
    password.current?.select()
  }

  return (
    // POST, so that a password can never end up in an address.
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div hidden={isCode} className="grid gap-5 [&[hidden]]:hidden">
        <TextField
          ref={name}
          label="Gebruikersnaam"
          name="username"
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          errors={errors.username}
        />
        <TextField
          ref={password}
          label="Wachtwoord"
          name="password"
          type="password"
          autoComplete="current-password"
          errors={errors.password}
        />
        {mustWait && (
          <div>
            <Button tone="link" onClick={takeRecoveryCode}>
              Gebruik een herstelcode
            </Button>
          </div>
        )}
      </div>
      {step && (
        <LoginCode
          kind={kind}
          onKind={setKind}
          hidden={!isCode}
          errors={errors.code}
          hasApp={ways.app}
          onPasskey={ways.passkey ? usePasskey : undefined}
          onBack={back}
        />
      )}
      <div
        className={onCancel ? 'flex flex-wrap justify-end gap-3' : '[&>button]:text-[0.9375rem]'}
      >
        {onCancel && (
          <Button tone="secondary" onClick={onCancel}>
            Annuleren
          </Button>
        )}
        <Button
          type="submit"
          size={onCancel ? 'md' : 'lg'}
          block={!onCancel}
          busy={sending ? 'Inloggen...' : undefined}
          // Without the script the form would not be handled.
          disabled={!isReady}
        >
          Inloggen
        </Button>
      </div>
      {isReady && !isCode && knowsPasskeys() && (
        <Button tone="secondary" size={onCancel ? 'md' : 'lg'} block onClick={usePasskey}>
          <KeyRound aria-hidden />
          Gebruik een passkey
        </Button>
      )}
    </form>
  )
}
