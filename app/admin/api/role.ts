import { useSyncExternalStore } from 'react'
import { isAtLeast, type Role, roles } from '#domain/access/role.ts'

const key = 'adminRole'
const listeners = new Set<() => void>()

/** Keeps the role of the logged-in admin for this tab. The server checks every call anyway. */
export function keepRole(role: Role | undefined): void {
  if (role === undefined) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, role)
  for (const listener of listeners) listener()
}

/** The role of the logged-in admin. Unknown counts as manager: nothing is hidden needlessly. */
export function useRole(): Role {
  return useSyncExternalStore(listen, keptRole, () => 'manager')
}

const forbidden = new Set<() => void>()

/** A call was refused by role, so the kept role may be outdated. */
export function tellForbidden(): void {
  for (const listener of forbidden) listener()
}

export function onForbidden(listener: () => void): () => void {
  forbidden.add(listener)
  return () => forbidden.delete(listener)
}

/** Whether the logged-in admin may do what needs at least this role. */
export const useMay = (lowest: Role): boolean => isAtLeast(useRole(), lowest)

function keptRole(): Role {
  const kept = sessionStorage.getItem(key)
  return roles.find((role) => role === kept) ?? 'manager'
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
