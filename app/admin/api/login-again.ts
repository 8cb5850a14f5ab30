import { useSyncExternalStore } from 'react'

let asked: PromiseWithResolvers<boolean> | undefined
const listeners = new Set<() => void>()

/** Calls that meet a closed door wait here, all for the same dialog. */
export function askToLogIn(): Promise<boolean> {
  if (asked) return asked.promise
  if (listeners.size === 0) return Promise.resolve(false)

  asked = Promise.withResolvers()
  tell()
  return asked.promise
}

export function answerLogIn(loggedIn: boolean): void {
  asked?.resolve(loggedIn)
  asked = undefined
  tell()
}

export function useIsAskedToLogIn(): boolean {
  return useSyncExternalStore(listen, isAsked, () => false)
}

const isAsked = () => asked !== undefined

function tell(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
