import { useEffect } from 'react'
import { useToast } from '#app/admin/ui/toast.tsx'

export const loggedIn = {
  title: 'Ingelogd',
  text: 'Je bent succesvol ingelogd als administrator.',
}

let isExpected = false

/** The login page unmounts before its toast can be read, so the next page shows it. */
export function expectWelcome(): void {
  isExpected = true
}

export function Welcome() {
  const toast = useToast()

  useEffect(() => {
    if (!isExpected) return
    isExpected = false
    toast(loggedIn)
  }, [toast])

  return null
}
