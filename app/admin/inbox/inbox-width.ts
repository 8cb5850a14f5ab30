import { useSyncExternalStore } from 'react'

/** From here on the list and the message stand side by side: `--breakpoint-md`. */
const wide = '(min-width: 48rem)'

/** Whether there is room for the list and the message at once. Only for where the browser renders. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(wide)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
