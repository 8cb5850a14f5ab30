import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin, answered } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'

const account = '/api/admin/account'
const administrators = '/api/admin/administrators'

/** A session alone is not enough for any of this: the password goes along. */
export type OwnPassword = { password: string }
/** Nor is the password for what guards it. */
export type BothSteps = OwnPassword & { code: string }

type NewPassword = OwnPassword & { next: string }

/** Who is logged in. */
export function useAccount() {
  return useQuery({
    queryKey: ['account'],
    queryFn: () => admin.get(account),
    retry: once,
    staleTime: 0,
  })
}

/** Everyone who may log in. */
export function useAdministrators() {
  return useQuery({
    queryKey: ['administrators'],
    queryFn: () => admin.get(administrators),
    retry: once,
    staleTime: 0,
  })
}

/** What can be done about one's own access and that of others. What it changes is read again. */
export function useAccess() {
  const queries = useQueryClient()

  async function andRead<Value>(call: Promise<Value>): Promise<Value> {
    try {
      return await call
    } finally {
      for (const name of ['account', 'administrators', 'sessions']) {
        queries.invalidateQueries({ queryKey: [name] })
      }
    }
  }

  return {
    changePassword: (body: NewPassword) => andRead(admin.put(`${account}/password`, body)),
    /** It counts once a code of it was given. */
    offerSecondFactor: (body: OwnPassword) =>
      answered(admin.post(`${account}/second-factor`, body)),
    acceptSecondFactor: (body: { code: string }) =>
      andRead(answered(admin.put(`${account}/second-factor`, body))),
    dropSecondFactor: (body: BothSteps) => andRead(admin.delete(`${account}/second-factor`, body)),
    renewRecoveryCodes: (body: BothSteps) =>
      andRead(answered(admin.post(`${account}/recovery-codes`, body))),
    addAdministrator: (body: NewPassword & { username: string }) =>
      andRead(admin.post(administrators, body)),
    removeAdministrator: (id: number, body: OwnPassword) =>
      andRead(admin.delete(`${administrators}/${id}`, body)),
  }
}
