import { withChoice } from '#domain/admin/command-search.ts'

const key = 'parkeerpiloot.gekozen'

/** What was chosen lately, by its id: no names are kept in the browser. */
export function recentChoices(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberChoice(id: string): void {
  try {
    localStorage.setItem(key, JSON.stringify(withChoice(recentChoices(), id)))
  } catch {
    // Without room to remember it, everything else still works.
  }
}
