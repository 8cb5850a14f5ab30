import type { TableLine } from '#server/backup/dump.ts'
import { tailShape } from '#server/backup/dump.ts'
import { readLines } from '#server/backup/read-lines.ts'

/** How many rows of each table a copy has, by its own lines. */
export async function countRows(path: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  let table: string | undefined
  for await (const line of readLines(path)) {
    if (/^\{"table":"\w+","numbering":(\d+|null)\}$/.test(line)) {
      table = (JSON.parse(line) as TableLine).table
      counts.set(table, 0)
    } else if (table && !tailShape.test(line)) counts.set(table, (counts.get(table) ?? 0) + 1)
  }
  return counts
}
