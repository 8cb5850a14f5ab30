import { type ColumnFields, fieldOf } from '#domain/import/import-columns.ts'
import { type ImportName, importNames } from '#domain/import/import-names.ts'

const storageKey = 'parkeerpiloot.importColumns'
/** How many files are remembered. */
const maxRemembered = 10

type Memory = { headers: string[]; kind: ImportName; fields: ColumnFields }

/** What was assigned to a file with these headers the last time. */
export function recall(headers: string[]): Memory | undefined {
  return memories().find((memory) => isSame(memory.headers, headers))
}

export function remember(latest: Memory): void {
  const others = memories().filter((memory) => !isSame(memory.headers, latest.headers))
  try {
    localStorage.setItem(storageKey, JSON.stringify([latest, ...others].slice(0, maxRemembered)))
  } catch {
    // Without storage the columns are just not remembered.
  }
}

export function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((header, index) => header === others[index])
}

function memories(): Memory[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isMemory) : []
  } catch {
    return []
  }
}

/** An earlier version may have stored another format. */
function isMemory(kept: unknown): kept is Memory {
  if (typeof kept !== 'object' || kept === null) return false
  if (!('headers' in kept && 'kind' in kept && 'fields' in kept)) return false
  const { headers, fields } = kept
  const kind = importNames.find((name) => name === kept.kind)
  return (
    kind !== undefined &&
    Array.isArray(headers) &&
    Array.isArray(fields) &&
    headers.length === fields.length &&
    fields.every((field) => field === null || fieldOf(kind, field) !== null)
  )
}
