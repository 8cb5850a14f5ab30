import type { ColumnFields } from '#domain/import/import-sheet.ts'
import { importFields } from '#domain/import/parking-import.ts'

const storageKey = 'parkeerpiloot.importColumns'
/** How many sets of columns are remembered. */
const maxRemembered = 10

type Memory = { headers: string[]; fields: ColumnFields }

/** The fields that were assigned to a file with these headers the last time. */
export function recallFields(headers: string[]): ColumnFields | undefined {
  return memories().find((memory) => isSame(memory.headers, headers))?.fields
}

export function rememberFields(headers: string[], fields: ColumnFields): void {
  const others = memories().filter((memory) => !isSame(memory.headers, headers))
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify([{ headers, fields }, ...others].slice(0, maxRemembered)),
    )
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
  if (!('headers' in kept && 'fields' in kept)) return false
  const { headers, fields } = kept
  return (
    Array.isArray(headers) &&
    Array.isArray(fields) &&
    headers.length === fields.length &&
    fields.every((field) => field === null || field in importFields)
  )
}
