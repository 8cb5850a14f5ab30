import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useAlive } from '#app/ui/use-alive.ts'
import { type FieldErrors, parse } from '#domain/form.ts'
import { type Login, loginSchema } from '#domain/login.ts'
import { logIn } from './session.ts'

type LoginFormProps = {
  /** Who is known already only has to give the password. */
  username?: string
  onLoggedIn: () => void
  onFailed: (why: string) => void
  /** For where there is something to go back to. */
  onCancel?: () => void
}

export function LoginForm({ username, onLoggedIn, onFailed, onCancel }: LoginFormProps) {
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<FieldErrors<Login>>({})
  const [sending, setSending] = useState(false)
  const isReady = useAlive()

  useEffect(() => {
    if (username) password.current?.focus()
  }, [username])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return

    const login = parse(loginSchema, new FormData(event.currentTarget))
    setErrors(login.ok ? {} : login.why)
    if (!login.ok) {
      const first = login.why.username ? name : password
      first.current?.focus()
      return
    }

    setSending(true)
    const session = await logIn(login.value)
    setSending(false)
    if (session.ok) return onLoggedIn()
    password.current?.select()
    onFailed(session.why)
  }

  return (
    // POST, so that no password can ever end up in an address.
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
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
      <div className={onCancel && 'flex flex-wrap justify-end gap-3'}>
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
