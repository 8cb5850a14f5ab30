import { hasFewValues } from './few-values.ts'
import { importKind } from './import-kinds.ts'
import type { ImportName } from './import-names.ts'

/** Room for the most lines, each as long as the longest that makes sense. */
export function maxImportBytes(name: ImportName): number {
  const { maxLines, longestLine } = importKind(name)
  return maxLines * longestLine
}

export const maxImportMegabytes = (name: ImportName) =>
  Math.floor(maxImportBytes(name) / 1024 / 1024)

/**
 * Whether JSON has no more values than the most lines have, nor deeper ones. Looked at before it is parsed:
 * eight million values fit in as many bytes as an honest file has, and take a hundred times as many as objects.
 */
export function fitsImport(name: ImportName, json: Uint8Array): boolean {
  const { maxLines, columns } = importKind(name)
  return hasFewValues(json, maxLines * (Object.keys(columns).length + 4))
}
