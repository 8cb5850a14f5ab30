import { useSyncExternalStore } from 'react'

/** False once the browser knows that it has no network. True on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController()
  for (const change of ['online', 'offline']) {
    window.addEventListener(change, onChange, { signal: listening.signal })
  }
  return () => listening.abort()
}
