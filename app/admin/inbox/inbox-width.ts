import { useSyncExternalStore } from 'react'

/** From this width the list and the message are side by side: `--breakpoint-md`. */
const wide = '(min-width: 48rem)'

/** Whether the list and the message fit side by side. Only for the browser, not the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(wide)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
