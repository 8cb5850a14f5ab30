import { useSyncExternalStore } from 'react'

let pendingLogin: PromiseWithResolvers<boolean> | undefined
const listeners = new Set<() => void>()

/** Requests answered 401 share one login dialog. */
export function askToLogIn(): Promise<boolean> {
  if (pendingLogin) return pendingLogin.promise
  if (listeners.size === 0) return Promise.resolve(false)

  pendingLogin = Promise.withResolvers()
  tell()
  return pendingLogin.promise
}

export function answerLogIn(loggedIn: boolean): void {
  pendingLogin?.resolve(loggedIn)
  pendingLogin = undefined
  tell()
}

export function useIsAskedToLogIn(): boolean {
  return useSyncExternalStore(listen, isAsked, () => false)
}

const isAsked = () => pendingLogin !== undefined

function tell(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
