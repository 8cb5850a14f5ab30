import { useSyncExternalStore } from 'react'

let ask: (() => void) | undefined
const waiting = new Set<() => void>()

/** For the cookie banner, while it is on the page: it can be asked for. */
export function offerQuestion(open: () => void): () => void {
  set(open)
  return () => set(undefined)
}

/** Opens the cookie banner; undefined while there is none, as without JavaScript. */
export function useConsentQuestion(): (() => void) | undefined {
  return useSyncExternalStore(
    subscribe,
    () => ask,
    () => undefined,
  )
}

function set(open: (() => void) | undefined): void {
  ask = open
  for (const tell of waiting) tell()
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}
