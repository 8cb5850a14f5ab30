import { z } from 'zod'
import { parse } from '#domain/form/form.ts'
import { importKind } from '#domain/import/import-kinds.ts'
import { type ImportName, importNouns } from '#domain/import/import-names.ts'
import type {
  ImportChange,
  ImportedLine,
  ImportProblem,
  ImportReport,
} from '#domain/import/import-report.ts'
import { importSchema } from '#domain/import/import-schema.ts'
import { maxImportBytes, maxImportMegabytes } from '#domain/import/import-size.ts'
import { type KindTable, kinds } from '#domain/kinds.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatNumber } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { answerOf } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { invalidInput, notJson, problem, readJsonBytes } from '#server/api/json.ts'
import { unusualPriceAnswer } from '#server/api/prices/price-changes.ts'
import { refusals } from '#server/api/rows.ts'
import { noteEvent } from '#server/db/changes/note-event.ts'
import {
  closureImport,
  exportClosures,
  exportSurcharges,
  exportTariffs,
  surchargeImport,
  tariffImport,
} from '#server/imports/charge-import.ts'
import { exportFacts, factImport } from '#server/imports/fact-import.ts'
import { type Import, runImport } from '#server/imports/import.ts'
import { parkingImport } from '#server/imports/parking-import.ts'
import { oneAtATime, planLines } from '#server/imports/planning.ts'
import { exportProviders, providerImport } from '#server/imports/provider-import.ts'

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
        unusual: unusualPriceAnswer.optional(),
        tariffPrice: z.number().optional(),
      }),
    ),
    seen: z.string().optional(),
    change: z.uuid().optional(),
  })
}

/** Imports a file of one kind: a dry run, or with `apply` all lines in one transaction. */
const importCall = <const Name extends ImportName, Line extends ImportedLine>(
  name: Name,
  kind: Import<Line>,
) =>
  call({
    method: 'POST',
    path: `/api/admin/${name}/import`,
    does: `Zegt wat de regels van een bestand met ${importNouns[name].many} zouden doen, of voert ze uit: alle, of geen. Eén bestand tegelijk. Met seen van de proef gebeurt er alleen wat je zag; met skipWrong blijven regels met een fout achterwege.`,
    role: 'editor',
    reads: importSchema(name),
    answers: importReport(z.enum(keysOf(importKind(name).columns))),
    handle: async (call) =>
      (await oneAtATime(() => readAndImport(call, name, kind))) ?? refuseSecond(call),
  })

async function readAndImport<Line extends ImportedLine>(
  call: AdminCall,
  name: ImportName,
  kind: Import<Line>,
): Promise<Response> {
  const says = refusals(importKind(name).noun)
  const body = await readJsonBytes(call, maxImportBytes(name), tooLarge(name))
  if (!body.ok) return body.why
  const planned = await planLines(name, body.value, kind.known)
  if ('why' in planned) {
    if (planned.why === 'large') return problem(call, 413, tooLarge(name))
    return planned.why === 'broken' ? notJson(call) : says.invalid(call, planned.fields)
  }
  const report = reportJson(planned.lines, { seen: planned.seen })
  switch (planned.outcome) {
    case 'seen':
      return json(call, 200, report)
    case 'wrong':
      return notDone(call, 422, 'er zijn nog regels met een fout', report)
    case 'changed':
      return notDone(call, 409, 'er is intussen iets gewijzigd. Kijk de regels na.', report)
  }
  // Planned by this kind's own plan.
  const note = `${capitalized(importNouns[name].many)} geïmporteerd`
  const done = await runImport(call.get('admin'), kind, planned.planned as Line[], note)
  if (done.ok) return json(call, 200, reportJson(planned.lines, done.value))
  // What is stored with a parking is refused if the parking changed.
  return (name === 'providers' ? says : refusals(kinds.parking.noun)).refuse(call, done.why)
}

const tooLarge = (name: ImportName) =>
  `Dit is te veel voor één keer: met ${importKind(name).noun.many} tot ${maxImportMegabytes(name)} MB en ${formatNumber(importKind(name).maxLines)} regels. Verdeel het over meer bestanden.`

function refuseSecond(call: AdminCall): Response {
  call.header('retry-after', '5')
  const error = 'Er wordt al een bestand gecontroleerd of geïmporteerd. Probeer het zo nog eens.'
  return problem(call, 409, error)
}

// The lines are JSON already: to write those of a large file again would keep the pages waiting.

const json = (call: AdminCall, status: 200 | 409 | 422, body: Uint8Array<ArrayBuffer>) =>
  call.body(body, status, { 'content-type': 'application/json' })

/** An `ImportReport`. */
function reportJson(lines: Uint8Array, more: { seen: string } | { change: string }) {
  const rest = JSON.stringify(more).slice(1)
  return Buffer.concat([Buffer.from('{"lines":'), lines, Buffer.from(`,${rest}`)])
}

/** A `Problem` with the report. */
function notDone(call: AdminCall, status: 409 | 422, why: string, report: Uint8Array): Response {
  const error = JSON.stringify(`Er is niets geïmporteerd: ${why}`)
  const [start, end] = [`{"error":${error},"report":`, '}']
  return json(call, status, Buffer.concat([Buffer.from(start), report, Buffer.from(end)]))
}

/** The code becomes part of the file's name. */
const exportSchema = z.object({
  airport: z
    .string()
    .regex(/^([A-Za-z]{3})?$/, 'Geef de code van een luchthaven')
    .optional(),
})

type Export = { subject: KindTable; csv: (airportCode?: string) => Promise<string> }

/** Answers with a file that can be imported again. */
async function answerFile(
  call: AdminCall,
  name: ImportName,
  { subject, csv }: Export,
): Promise<Response> {
  const query = parse(exportSchema, call.req.query())
  if (!query.ok) return invalidInput(call, query.why)
  const airport = query.value.airport?.toUpperCase() || undefined
  const day = amsterdamDay(new Date())
  const parts = [importNouns[name].many, airport?.toLowerCase(), day].filter(Boolean)
  const file = `${parts.join('-')}.csv`
  const content = await csv(airport)
  await noteEvent(call.get('admin'), { action: 'export', subject, after: { file } })
  return call.body(content, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${file}"`,
  })
}

/** Exports one kind, of one airport or of all. */
const exportCall = <const Name extends ImportName>(
  name: Name,
  { what = `alle ${importNouns[name].many}`, ...file }: Export & { what?: string },
) =>
  call({
    method: 'GET',
    path: `/api/admin/${name}.csv`,
    does: `Geeft ${what} als bestand voor een spreadsheet, van één luchthaven of van alle. Hetzelfde bestand kun je weer importeren.`,
    role: 'reader',
    reads: exportSchema,
    gives: 'text/csv',
    handle: (call) => answerFile(call, name, file),
  })

export const importParkings = importCall('parkings', parkingImport)

export const tariffsCsv = exportCall('tariffs', { subject: 'tariffs', csv: exportTariffs })
export const importTariffs = importCall('tariffs', tariffImport)

export const surchargesCsv = exportCall('surcharges', {
  subject: 'surcharges',
  csv: exportSurcharges,
})
export const importSurcharges = importCall('surcharges', surchargeImport)

export const closuresCsv = exportCall('closures', {
  what: 'alle periodes waarin parkings niet te boeken zijn',
  subject: 'closures',
  csv: exportClosures,
})
export const importClosures = importCall('closures', closureImport)

export const factsCsv = exportCall('facts', {
  what: 'wat er van elke parking bekend is',
  subject: 'parkings',
  csv: exportFacts,
})
export const importFacts = importCall('facts', factImport)

export const providersCsv = call({
  method: 'GET',
  path: '/api/admin/providers.csv',
  does: 'Geeft alle aanbieders als bestand voor een spreadsheet. Hetzelfde bestand kun je weer importeren.',
  role: 'reader',
  gives: 'text/csv',
  handle: (call) => answerFile(call, 'providers', { subject: 'providers', csv: exportProviders }),
})
export const importProviders = importCall('providers', providerImport)
