import { useSyncExternalStore } from 'react'
import { showTheme } from './show-theme.ts'

/** The local storage key of a chosen theme; it also stands in the cookie policy. */
export const themeKey = 'theme'

export type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** Used while the browser refuses storage: the choice then holds for as long as the page is open. */
let unstored: Theme | undefined

/** The theme chosen on this device; undefined follows the system. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore(subscribe, chosenTheme, () => undefined)
}

export function chooseTheme(theme: Theme | undefined): void {
  unstored = theme
  try {
    if (theme) localStorage.setItem(themeKey, theme)
    else localStorage.removeItem(themeKey)
  } catch {
    // Kept above.
  }
  showTheme(theme ?? null)
  for (const listener of listeners) listener()
}

function chosenTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(themeKey)
    return stored === 'light' || stored === 'dark' ? stored : undefined
  } catch {
    return unstored
  }
}

/** Calls back after every choice, in this tab or another. */
function subscribe(listener: () => void): () => void {
  const followOtherTab = () => {
    showTheme(chosenTheme() ?? null)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', followOtherTab)
  }
}
