import { OwnCodeField } from '#app/admin/access/own-code-field.tsx'
import { OwnPasswordField } from '#app/admin/access/own-password-field.tsx'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { useAccount } from '#app/admin/session/use-account.ts'

/** The own password, and a code if the logged-in admin has a second factor. */
export function ConfirmFields({ errors }: { errors: FormErrors }) {
  const { data: account } = useAccount()

  return (
    <>
      <OwnPasswordField errors={errors.password} />
      {(account?.hasSecondFactor || errors.code) && <OwnCodeField errors={errors.code} />}
    </>
  )
}
