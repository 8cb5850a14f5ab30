import { importKind } from './import-kinds.ts'
import type { ImportName } from './import-names.ts'

/** Room for the most lines, each as long as the longest that makes sense. */
export function maxImportBytes(name: ImportName): number {
  const { maxLines, longestLine } = importKind(name)
  return maxLines * longestLine
}

export const maxImportMegabytes = (name: ImportName) =>
  Math.floor(maxImportBytes(name) / 1024 / 1024)

/** `{ lines: [{ values: {} }] }` */
const maxDepth = 4

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/**
 * Whether JSON has no more values than the most lines have, nor deeper ones. Looked at before it is parsed:
 * eight million values fit in as many bytes as an honest file has, and take a hundred times as many as objects.
 */
export function fitsImport(name: ImportName, json: Uint8Array): boolean {
  const { maxLines, columns } = importKind(name)
  let left = maxLines * (Object.keys(columns).length + 4)
  let depth = 0
  let isText = false

  for (let at = 0; at < json.length; at++) {
    const sign = json[at] ?? 0
    if (isText) {
      if (sign === backslash) at++
      else if (sign === quote) isText = false
    } else if (sign === quote) isText = true
    else if (opening.has(sign)) {
      depth++
      left--
    } else if (closing.has(sign)) depth--
    else if (sign === comma) left--
    if (depth > maxDepth || left < 0) return false
  }
  return true
}
