import { ApiError, admin } from '#app/admin/api/api.ts'
import { useCallForm } from '#app/admin/typed/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { passwordByLinkSchema } from '#domain/access/account-schema.ts'
import { parse } from '#domain/form/form.ts'
import { checkRepeated } from './check-repeated.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

type ChoosePasswordFormProps = {
  token: string
  username: string
  onDone: (password: string) => void
  /** The link ended while the form was open. */
  onGone: (error: unknown) => void
}

export function ChoosePasswordForm({ token, username, onDone, onGone }: ChoosePasswordFormProps) {
  const isReady = useHydrated()
  const { form, errors, problem, busy } = useCallForm({
    check(typed) {
      const input = parse(passwordByLinkSchema, { token, next: typed.get('next') })
      if (!input.ok) return input
      return checkRepeated(typed, input.value)
    },
    async call(body) {
      try {
        await admin.put('/api/password-link', body)
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return onGone(error)
        throw error
      }
      onDone(body.next)
    },
    onDone: () => undefined,
    failed: 'Er is een fout opgetreden bij het opslaan van je wachtwoord.',
  })

  return (
    // POST, so that a password can never end up in an address.
    <form {...form} method="post" className="grid gap-5">
      {problem && (
        <Notice tone="error" title="Niet gelukt.">
          {problem}
        </Notice>
      )}
      <TextField
        label="Gebruikersnaam"
        name="username"
        autoComplete="username"
        readOnly
        value={username}
      />
      <NewPasswordFields label="Wachtwoord" errors={errors} />
      <div className="[&>button]:text-[0.9375rem]">
        <Button
          type="submit"
          size="lg"
          block
          busy={busy ? 'Opslaan...' : undefined}
          disabled={!isReady}
        >
          Opslaan en inloggen
        </Button>
      </div>
    </form>
  )
}
