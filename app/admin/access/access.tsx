import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

/** How the logged-in admin logs in, and where. */
export function Access() {
  return (
    <>
      <PasswordForm />
      <SecondFactor />
      <Passkeys />
      <Sessions />
    </>
  )
}
