import { useSyncExternalStore } from 'react'

/** Whether React has taken over the server's page yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
