import { useSyncExternalStore } from 'react'

/** False on the server, and until React has hydrated the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
