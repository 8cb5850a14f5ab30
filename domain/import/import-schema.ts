import { z } from 'zod'
import { keysOf } from '#domain/text/keys.ts'
import { formatNumber } from '#domain/text/number.ts'
import { importKind } from './import-kinds.ts'
import type { ImportName } from './import-names.ts'

/** The lines of a file, and what to do with them. */
export function importSchema(name: ImportName) {
  const line = z.object({
    row: z.int().positive(),
    values: z.partialRecord(z.enum(keysOf(importKind(name).columns)), z.string().max(5_000)),
  })
  return z.object({
    lines: someLines(name, line),
    apply: z.boolean(),
    /** Of the dry run: what has been seen is what is done. */
    seen: z.string().optional(),
    /** Only for parkings: adds the affiliate tag to the links that lack it. */
    addTag: z.boolean().optional(),
    /** Imports the other lines if some are wrong. */
    skipWrong: z.boolean().optional(),
  })
}

/** Then only `linesSchema` says so: the whole schema would look into all of them first. */
export function hasTooManyLines(name: ImportName, sent: unknown): boolean {
  const { lines } = (sent ?? {}) as { lines?: unknown }
  return Array.isArray(lines) && lines.length > importKind(name).maxLines
}

export const linesSchema = (name: ImportName) => z.object({ lines: someLines(name, z.unknown()) })

function someLines<Line extends z.ZodType>(name: ImportName, line: Line) {
  const { maxLines } = importKind(name)
  return z
    .array(line)
    .min(1, 'Er staan geen regels in dit bestand')
    .max(maxLines, `Maximaal ${formatNumber(maxLines)} regels`)
}
