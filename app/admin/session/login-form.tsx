import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { logIn } from '#app/admin/api/session.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type Login, loginSchema } from '#domain/access/login.ts'
import { type FieldErrors, parse } from '#domain/form/form.ts'
import { type CodeKind, LoginCode } from './login-code.tsx'

type LoginFormProps = {
  /** Who is known already only has to give the password. */
  username?: string
  onLoggedIn: () => void
  onFailed: (why: string) => void
  /** A new try begins: what was said about the last one no longer holds. */
  onTry?: () => void
  /** For where there is something to go back to. */
  onCancel?: () => void
}

/** In two steps, for who has a second factor. What is typed in the one stays while the other shows. */
export function LoginForm({ username, onLoggedIn, onFailed, onTry, onCancel }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<FieldErrors<Login & { code: string }>>({})
  const [sending, setSending] = useState(false)
  // Once a code was asked for, its field stays, with what is typed in it.
  const [step, setStep] = useState<'password' | 'code'>()
  const isCode = step === 'code'
  const [kind, setKind] = useState<CodeKind>('app')
  const [mustWait, setMustWait] = useState(false)
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

    setErrors({})
    onTry?.()
    setSending(true)
    const session = await logIn(login.value, code)
    setSending(false)
    if (session.ok) return onLoggedIn()

    const { why, needs } = session.why
    setMustWait(needs === 'time')
    // The password was right: what is asked for next is no failure.
    if (needs === 'code' && !isCode) return setStep('code')
    onFailed(why)
    if (isCode) focusCode()
    else password.current?.select()
  }

  /** Who others keep waiting comes in with one of these: it is asked for before the password is judged. */
  function takeRecoveryCode() {
    setErrors({})
    setKind('recovery')
    setStep('code')
  }

  function focusCode() {
    form.current?.querySelector<HTMLInputElement>('[name=code]:enabled')?.select()
  }

  function back() {
    // At once: what is hidden can't be selected.
    flushSync(() => {
      setErrors({})
      setStep('password')
    })
    password.current?.select()
  }

  return (
    // POST, so that no password can ever end up in an address.
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
          // What is sent before the script is there would reach nobody.
          disabled={!isReady}
        >
          Inloggen
        </Button>
      </div>
    </form>
  )
}
