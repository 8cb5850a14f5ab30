import { withChoice } from '#domain/admin/command-search.ts'

const key = 'parkeerpiloot.gekozen'

/** The recent choices by id, so that no names are stored in the browser. */
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
    // Without storage there are just no recent choices.
  }
}
