import { useSyncExternalStore } from 'react'
import { showTheme } from './show-theme.ts'

/** The local storage key of a chosen theme; it also stands in the cookie policy. */
export const themeKey = 'theme'

export type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** A choice that the browser refused to store: it holds for as long as the page is open. */
let unstored: { theme: Theme | undefined } | undefined

/** The theme chosen on this device; undefined follows the system. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore(subscribe, chosenTheme, () => undefined)
}

export function chooseTheme(theme: Theme | undefined): void {
  unstored = undefined
  try {
    if (theme) localStorage.setItem(themeKey, theme)
    else localStorage.removeItem(themeKey)
  } catch {
    unstored = { theme }
  }
  showTheme(theme ?? null)
  for (const listener of listeners) listener()
}

function chosenTheme(): Theme | undefined {
  if (unstored) return unstored.theme
  try {
    const stored = localStorage.getItem(themeKey)
    return stored === 'light' || stored === 'dark' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Calls back after every choice, in this tab or another. */
function subscribe(listener: () => void): () => void {
  const followOtherTab = ({ key }: StorageEvent) => {
    if (key && key !== themeKey) return
    unstored = undefined
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
