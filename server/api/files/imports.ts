import { z } from 'zod'
import { importKind } from '#domain/import/import-kinds.ts'
import type { ImportName } from '#domain/import/import-names.ts'
import type { ImportedLine } from '#domain/import/import-report.ts'
import { maxImportBytes, maxImportMegabytes } from '#domain/import/import-size.ts'
import { type KindTable, kinds } from '#domain/kinds.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatNumber } from '#domain/text/number.ts'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { notJson, problem, readJsonBytes } from '#server/api/json.ts'
import { refusals } from '#server/api/rows.ts'
import { noteEvent } from '#server/db/changes/note-event.ts'
import {
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

/** The columns of an export: those of one airport, or all. */
export const exportQuery = z.object({ airport: z.string().optional() })

/** The calls by which one kind goes to a file and comes back from one. */
function importCalls<Line extends ImportedLine>(name: ImportName, kind: Import<Line>) {
  const says = refusals(importKind(name).noun)
  // What is stored with a parking is refused if the parking changed.
  const changed = name === 'providers' ? says : refusals(kinds.parking.noun)

  async function readAndImport(call: AdminCall): Promise<Response> {
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
    const done = await runImport(call.get('admin'), kind, planned.planned as Line[])
    if (!done.ok) return changed.refuse(call, done.why)
    return json(call, 200, reportJson(planned.lines, done.value))
  }

  return {
    /** A dry run, or with `apply` all lines in one transaction. */
    importAll: async (call: AdminCall): Promise<Response> =>
      (await oneAtATime(() => readAndImport(call))) ?? refuseSecond(call),
  }
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

/** A file that can be imported again: of one airport, or of all. */
const exportCall =
  (subject: KindTable, name: string, csv: (airportCode?: string) => Promise<string>) =>
  async (call: AdminCall): Promise<Response> => {
    const airport = call.req.query('airport')?.slice(0, 3).toUpperCase() || undefined
    const parts = [name, airport?.toLowerCase(), amsterdamDay(new Date())].filter(Boolean)
    const file = `${parts.join('-')}.csv`
    const content = await csv(airport)
    await noteEvent(call.get('admin'), { action: 'export', subject, after: { file } })
    return call.body(content, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
    })
  }

export const imports = {
  parkings: importCalls('parkings', parkingImport),
  tariffs: {
    ...importCalls('tariffs', tariffImport),
    exportCsv: exportCall('tariffs', 'tarieven', exportTariffs),
  },
  surcharges: {
    ...importCalls('surcharges', surchargeImport),
    exportCsv: exportCall('surcharges', 'toeslagen', exportSurcharges),
  },
  facts: {
    ...importCalls('facts', factImport),
    exportCsv: exportCall('parkings', 'feiten', exportFacts),
  },
  providers: {
    ...importCalls('providers', providerImport),
    exportCsv: exportCall('providers', 'aanbieders', exportProviders),
  },
}
