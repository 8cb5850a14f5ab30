import { useSyncExternalStore } from 'react'

let openBanner: (() => void) | undefined
const listeners = new Set<() => void>()

/** Registers the mounted cookie banner, so that other parts can open it. */
export function offerQuestion(open: () => void): () => void {
  set(open)
  return () => set(undefined)
}

/** Opens the cookie banner; undefined if none is mounted, as without JavaScript. */
export function useConsentQuestion(): (() => void) | undefined {
  return useSyncExternalStore(
    subscribe,
    () => openBanner,
    () => undefined,
  )
}

function set(open: (() => void) | undefined): void {
  openBanner = open
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
