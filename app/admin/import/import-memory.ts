import type { ColumnFields } from '#domain/import/import-sheet.ts'
import { importFields } from '#domain/import/parking-import.ts'

const place = 'parkeerpiloot.importColumns'
/** How many different kinds of file are remembered. */
const kinds = 10

type Memory = { headers: string[]; fields: ColumnFields }

/** What the columns of a file with these headers meant the last time. */
export function recallFields(headers: string[]): ColumnFields | undefined {
  return memories().find((memory) => isSame(memory.headers, headers))?.fields
}

export function rememberFields(headers: string[], fields: ColumnFields): void {
  const others = memories().filter((memory) => !isSame(memory.headers, headers))
  try {
    localStorage.setItem(place, JSON.stringify([{ headers, fields }, ...others].slice(0, kinds)))
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

export function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((header, index) => header === others[index])
}

function memories(): Memory[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isMemory) : []
  } catch {
    return []
  }
}

/** What an earlier version of this page kept may look different. */
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
