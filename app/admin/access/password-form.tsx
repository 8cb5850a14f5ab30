import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { useAccess, useAccount } from '#app/admin/session/use-account.ts'
import { useCallForm } from '#app/admin/typed/use-call-form.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { passwordChangeSchema } from '#domain/access/account-schema.ts'
import { parse } from '#domain/form/form.ts'
import type { Result } from '#domain/form/result.ts'
import { checkRepeated } from './check-repeated.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

/** Changes the admin's own password. */
export function PasswordForm() {
  const toast = useToast()
  const { changePassword } = useAccess()
  const { data: account } = useAccount()
  const { form, errors, problem, busy } = useCallForm({
    check,
    call: changePassword,
    onDone() {
      form.ref.current?.reset()
      toast({ title: 'Wachtwoord gewijzigd', text: 'Op andere apparaten ben je uitgelogd.' })
    },
    failed: 'Er is een fout opgetreden bij het wijzigen van je wachtwoord.',
  })

  return (
    <Panel title="Wachtwoord">
      <form {...form} className="grid max-w-lg gap-5 p-5">
        {problem && (
          <Notice tone="error" title="Niet gelukt.">
            {problem}
          </Notice>
        )}
        {/* Tells a password manager whose password this is. */}
        <input
          type="text"
          hidden
          readOnly
          autoComplete="username"
          value={account?.username ?? ''}
        />
        <OwnPasswordField errors={errors.password} />
        <NewPasswordFields label="Nieuw wachtwoord" errors={errors} />
        <div className="flex max-md:*:flex-1">
          <Button type="submit" busy={busy ? 'Opslaan...' : undefined}>
            Wachtwoord wijzigen
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function check(typed: FormData): Result<{ password: string; next: string }, FormErrors> {
  const input = parse(passwordChangeSchema, typed)
  if (!input.ok) return input
  return checkRepeated(typed, input.value)
}
