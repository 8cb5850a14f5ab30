import { useEffect } from 'react'
import { useToast } from '#app/admin/ui/toast.tsx'

export const loggedIn = {
  title: 'Ingelogd',
  text: 'Je bent succesvol ingelogd als administrator.',
}

let isExpected = false

/** The login page is gone by the time that its good news can be read: the next page says it. */
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
