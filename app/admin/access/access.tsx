import { Admins } from './admins.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

/** Who may log in, and how. */
export function Access() {
  return (
    <>
      <PasswordForm />
      <SecondFactor />
      <Sessions />
      <Admins />
    </>
  )
}
