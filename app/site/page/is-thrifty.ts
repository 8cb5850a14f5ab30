/** Not in every browser, and so not in TypeScript's types. */
type Network = { connection?: { saveData?: boolean; effectiveType?: string } }

/** With data saving or a slow connection, only the requested page is fetched. */
export function isThrifty(): boolean {
  if (import.meta.env.SSR) return false
  const { connection } = navigator as Navigator & Network
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}
