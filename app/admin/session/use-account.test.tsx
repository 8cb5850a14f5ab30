import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { logOut } from '#app/admin/api/session.ts'
import { answerCalls } from '#test/calls.ts'
import { useAccount, useCurrentRole } from './use-account.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test.each([
  ['kept for the tab', () => undefined, 'reader'],
  ['forgotten after logging out, whenever it arrives', logOut, null],
])('the role is %s', async (_, beforeItArrives, kept) => {
  sessionStorage.setItem('adminAuth', 'true')
  sessionStorage.setItem('adminCredentials', '{"username":"beheer","password":"ppk_sleutel"}')
  const account = Promise.withResolvers<Response>()
  answerCalls({ 'GET /api/admin/account': () => account.promise.then((answer) => answer.clone()) })
  const { result, act } = await renderHook(useRoleAndAccount, { wrapper: Queries })

  beforeItArrives()
  account.resolve(Response.json({ username: 'beheer', role: 'reader' }))

  await act(() => expect.poll(() => result.current).toBe('reader'))
  expect(sessionStorage.getItem('adminRole')).toBe(kept)
})

function useRoleAndAccount() {
  useCurrentRole()
  return useAccount().data?.role
}

function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
}
