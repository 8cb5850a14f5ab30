import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { href, redirect } from 'react-router'
import { SetUpFirst } from '#app/admin/access/set-up-first.tsx'
import { createQueries } from '#app/admin/api/queries.ts'
import { findCredentials, mustSetUp } from '#app/admin/api/session.ts'
import { LoginDialog } from '#app/admin/session/login-dialog.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'

// Having a loader makes the server render the page itself, instead of 'Loading...'.
export const loader = () => null

export function clientLoader() {
  if (!findCredentials()) throw redirect(href('/admin/login'))
  if (!mustSetUp()) throw redirect(href('/admin'))
  return null
}
clientLoader.hydrate = true as const

export const meta = () => adminMeta('Tweede stap instellen')

export default function SecondStepPage() {
  const [queries] = useState(createQueries)

  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <SetUpFirst />
        <LoginDialog />
      </ToastProvider>
    </QueryClientProvider>
  )
}
