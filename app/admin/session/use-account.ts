import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { admin, answered } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { keepRole, onForbidden } from '#app/admin/api/role.ts'
import { findCredentials, keepMustSetUp } from '#app/admin/api/session.ts'
import type { Invitation, NewLink, RoleChange } from '#domain/access/account-schema.ts'

const account = '/api/admin/account'
const adminsPath = '/api/admin/administrators'

/** None of these calls accept the session alone: they need the password too. */
export type OwnPassword = { password: string }
/** Changes to the second factor need a code as well. */
export type BothSteps = OwnPassword & { code: string }

type NewPassword = OwnPassword & { next: string }
/** The code is needed only with a second factor. */
export type Confirmed = OwnPassword & { code?: string | undefined }

/** The admin who is logged in. */
export function useAccount() {
  return useQuery({
    queryKey: ['account'],
    queryFn: () => admin.get(account),
    retry: once,
    staleTime: 0,
  })
}

const quietAccount = {
  queryKey: ['account'],
  queryFn: () => admin.get(account, { quiet: true }),
  retry: once,
}

/** The same for the frame of a page: once it is known. */
export function useCurrentAccount() {
  return useQuery(quietAccount).data
}

/** Keeps the role up to date: at the start, and when a call was refused by it. */
export function useCurrentRole(): void {
  const queries = useQueryClient()
  const { data, refetch } = useQuery(quietAccount)
  const role = data?.role

  useEffect(() => {
    // The answer may come after logging out.
    if (role && findCredentials()) keepRole(role)
  }, [role])

  useEffect(() => {
    async function follow() {
      // A call in flight may still be answered with the previous role.
      await queries.cancelQueries({ queryKey: ['account'] })
      refetch()
    }
    return onForbidden(() => void follow())
  }, [queries, refetch])
}

/** Leads to the second step, if that became compulsory while a page was open. */
export function useSetUpFirst(): void {
  const navigate = useNavigate()
  const { data } = useQuery(quietAccount)
  const mustSetUp = data?.needsSecondFactor && !data.hasSecondFactor

  useEffect(() => {
    if (!mustSetUp || !findCredentials()) return
    keepMustSetUp(true)
    void navigate(href('/admin/tweede-stap'))
  }, [mustSetUp, navigate])
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
    offerSecondFactor: (body: Confirmed) => answered(admin.post(`${account}/second-factor`, body)),
    acceptSecondFactor: (body: { code: string }) =>
      thenRefetch(answered(admin.put(`${account}/second-factor`, body))),
    dropSecondFactor: (body: BothSteps) =>
      thenRefetch(admin.delete(`${account}/second-factor`, body)),
    offerPasskey: (body: Confirmed) => answered(admin.post(`${account}/passkeys/offer`, body)),
    addPasskey: (body: { ticket: string; name: string; response: object }) =>
      thenRefetch(answered(admin.post(`${account}/passkeys`, body))),
    removePasskey: (body: BothSteps & { id: string }) =>
      thenRefetch(admin.delete(`${account}/passkeys`, body)),
    renewRecoveryCodes: (body: BothSteps) =>
      thenRefetch(answered(admin.post(`${account}/recovery-codes`, body))),
    invite: (body: Invitation) => thenRefetch(answered(admin.post(adminsPath, body))),
    changeRole: (id: number, body: RoleChange) =>
      thenRefetch(admin.put(`${adminsPath}/${id}`, body)),
    removeAdmin: (id: number, body: Confirmed) =>
      thenRefetch(admin.delete(`${adminsPath}/${id}`, body)),
    makeLink: (id: number, body: NewLink) =>
      thenRefetch(answered(admin.post(`${adminsPath}/${id}/link`, body))),
    withdrawLink: (id: number) => thenRefetch(admin.delete(`${adminsPath}/${id}/link`)),
    resetSecondFactor: (id: number, body: Confirmed) =>
      thenRefetch(admin.delete(`${adminsPath}/${id}/second-factor`, body)),
  }
}
