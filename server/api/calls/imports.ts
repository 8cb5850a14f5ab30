import { z } from 'zod'
import { importKind } from '#domain/import/import-kinds.ts'
import type { ImportName } from '#domain/import/import-names.ts'
import type {
  ImportChange,
  ImportedLine,
  ImportProblem,
  ImportReport,
} from '#domain/import/import-report.ts'
import { importSchema } from '#domain/import/import-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { exportQuery } from '#server/api/files/imports.ts'
import { answerOf, type Descriptions } from './description.ts'

/** The response of an import, with these names of fields. */
export function importReport(field: z.ZodType<string>): z.ZodType<ImportReport> {
  return answerOf<ImportReport>({
    lines: z.array(
      answerOf<ImportedLine>({
        row: z.int().positive(),
        name: z.string(),
        outcome: z.enum(['create', 'update', 'skip', 'wrong']),
        problems: z.array(
          answerOf<ImportProblem>({ field, value: z.string(), reason: z.string() }),
        ),
        changed: z.array(answerOf<ImportChange>({ field, before: z.string(), after: z.string() })),
        tag: z.enum(['missing', 'added']).nullable(),
      }),
    ),
    seen: z.string().optional(),
    change: z.uuid().optional(),
  })
}

const anImport = (name: ImportName, of: string) =>
  ({
    does: `Zegt wat de regels van een bestand met ${of} zouden doen, of voert ze uit: alle, of geen. Eén bestand tegelijk. Met seen van de proef gebeurt er alleen wat je zag.`,
    status: 200,
    reads: importSchema(name),
    answers: importReport(z.enum(keysOf(importKind(name).columns))),
  }) as const

const anExport = (what: string) =>
  ({
    does: `Geeft ${what} als bestand voor een spreadsheet, van één luchthaven of van alle. Hetzelfde bestand kun je weer importeren.`,
    status: 200,
    reads: exportQuery,
    gives: 'text/csv',
  }) as const

export const importCalls = {
  'POST /api/admin/parkings/import': anImport('parkings', 'parkings'),
  'GET /api/admin/tariffs.csv': anExport('alle tarieven'),
  'POST /api/admin/tariffs/import': anImport('tariffs', 'tarieven'),
  'GET /api/admin/surcharges.csv': anExport('alle toeslagen'),
  'POST /api/admin/surcharges/import': anImport('surcharges', 'toeslagen'),
  'GET /api/admin/facts.csv': anExport('wat er van elke parking bekend is'),
  'POST /api/admin/facts/import': anImport('facts', 'feiten'),
  'GET /api/admin/providers.csv': {
    does: 'Geeft alle aanbieders als bestand voor een spreadsheet. Hetzelfde bestand kun je weer importeren.',
    status: 200,
    gives: 'text/csv',
  },
  'POST /api/admin/providers/import': anImport('providers', 'aanbieders'),
} satisfies Partial<Descriptions>
