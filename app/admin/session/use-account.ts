import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin, answered } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'

const account = '/api/admin/account'
const adminsPath = '/api/admin/administrators'

/** None of these calls accept the session alone: they need the password too. */
export type OwnPassword = { password: string }
/** Changes to the second factor need a code as well. */
export type BothSteps = OwnPassword & { code: string }

type NewPassword = OwnPassword & { next: string }

/** The admin who is logged in. */
export function useAccount() {
  return useQuery({
    queryKey: ['account'],
    queryFn: () => admin.get(account),
    retry: once,
    staleTime: 0,
  })
}

/** Everyone who may log in. */
export function useAdmins() {
  return useQuery({
    queryKey: ['admins'],
    queryFn: () => admin.get(adminsPath),
    retry: once,
    staleTime: 0,
  })
}

/** The calls that change access. Each refetches what it may have changed. */
export function useAccess() {
  const queries = useQueryClient()

  async function thenRefetch<Value>(call: Promise<Value>): Promise<Value> {
    try {
      return await call
    } finally {
      for (const name of ['account', 'admins', 'sessions']) {
        queries.invalidateQueries({ queryKey: [name] })
      }
    }
  }

  return {
    changePassword: (body: NewPassword) => thenRefetch(admin.put(`${account}/password`, body)),
    /** The second factor is on only after a code is confirmed. */
    offerSecondFactor: (body: OwnPassword) =>
      answered(admin.post(`${account}/second-factor`, body)),
    acceptSecondFactor: (body: { code: string }) =>
      thenRefetch(answered(admin.put(`${account}/second-factor`, body))),
    dropSecondFactor: (body: BothSteps) =>
      thenRefetch(admin.delete(`${account}/second-factor`, body)),
    renewRecoveryCodes: (body: BothSteps) =>
      thenRefetch(answered(admin.post(`${account}/recovery-codes`, body))),
    addAdmin: (body: NewPassword & { username: string }) =>
      thenRefetch(admin.post(adminsPath, body)),
    removeAdmin: (id: number, body: OwnPassword) =>
      thenRefetch(admin.delete(`${adminsPath}/${id}`, body)),
  }
}
