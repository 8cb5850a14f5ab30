import { useSyncExternalStore } from 'react'

/** Whether React has taken over the server's page yet. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
