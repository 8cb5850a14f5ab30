/** What is typed is safe. */
export const typedIsThere = 'Wat je typte, staat er nog.'

/** Below the reason that something is not saved: what is typed is safe, and whether the connection is gone. */
export function stillThere(): string {
  return navigator.onLine ? typedIsThere : `Je hebt geen verbinding. ${typedIsThere}`
}
