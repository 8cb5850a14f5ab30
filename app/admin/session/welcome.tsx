import { useEffect } from 'react'
import { useRole } from '#app/admin/api/role.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { type Role, roleLabels } from '#domain/access/role.ts'

/** The specified text is for an admin who may do anything. */
export const loggedIn = (role: Role) => ({
  title: 'Ingelogd',
  text:
    role === 'manager'
      ? 'Je bent succesvol ingelogd als administrator.'
      : `Je bent succesvol ingelogd als ${roleLabels[role].toLowerCase()}.`,
})

let isExpected = false

/** The login page unmounts before its toast can be read, so the next page shows it. */
export function expectWelcome(): void {
  isExpected = true
}

export function Welcome() {
  const toast = useToast()
  const role = useRole()

  useEffect(() => {
    if (!isExpected) return
    isExpected = false
    toast(loggedIn(role))
  }, [toast, role])

  return null
}
