import { z } from 'zod'
import { importKind } from '#domain/import/import-kinds.ts'
import type { ImportName } from '#domain/import/import-names.ts'
import type { ImportedLine } from '#domain/import/import-report.ts'
import { kinds } from '#domain/kinds.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatNumber } from '#domain/text/number.ts'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { problem, readInput } from '#server/api/json.ts'
import { refusals } from '#server/api/rows.ts'
import {
  exportSurcharges,
  exportTariffs,
  surchargeImport,
  tariffImport,
} from '#server/parkings/charge-import.ts'
import { exportFacts, factImport } from '#server/parkings/fact-import.ts'
import { type Import, isAllRight, reportOf, runImport } from '#server/parkings/import.ts'
import { parkingImport } from '#server/parkings/parking-import.ts'
import { exportProviders, providerImport } from '#server/parkings/provider-import.ts'

/** Room for 40,000 imported lines as JSON. */
const maxImportBytes = 16 * 1024 * 1024

export function importSchema(name: ImportName) {
  const { columns, maxLines } = importKind(name)
  const line = z.object({
    row: z.int().positive(),
    values: z.partialRecord(z.enum(keysOf(columns)), z.string().max(5_000)),
  })
  return z.object({
    lines: z
      .array(line)
      .min(1, 'Er staan geen regels in dit bestand')
      .max(maxLines, `Maximaal ${formatNumber(maxLines)} regels`),
    apply: z.boolean(),
    /** Of the dry run: what has been seen is what is done. */
    seen: z.string().optional(),
    /** Only for parkings: adds the affiliate tag to the links that lack it. */
    addTag: z.boolean().optional(),
  })
}

/** The columns of an export: those of one airport, or all. */
export const exportQuery = z.object({ airport: z.string().optional() })

/** The calls by which one kind goes to a file and comes back from one. */
function importCalls<Planned extends ImportedLine>(name: ImportName, kind: Import<Planned>) {
  const schema = importSchema(name)
  const says = refusals(importKind(name).noun)
  // What is stored with a parking is refused if the parking changed.
  const changed = name === 'providers' ? says : refusals(kinds.parking.noun)

  return {
    /** A dry run, or with `apply` all lines in one transaction. */
    importAll: async (call: AdminCall): Promise<Response> => {
      const input = await readInput(call, schema, says.invalid, maxImportBytes)
      if (!input.ok) return input.why

      const { lines, apply, seen, addTag } = input.value
      const planned = await kind.plan(lines, { addTag })
      const report = reportOf(planned)
      if (!apply) return call.json(report)
      if (!isAllRight(planned)) {
        const error = 'Er is niets geïmporteerd: er zijn nog regels met een fout'
        return problem(call, 422, error, { report })
      }
      if (seen !== undefined && seen !== report.seen) {
        const error = 'Er is niets geïmporteerd: er is intussen iets gewijzigd. Kijk de regels na.'
        return problem(call, 409, error, { report })
      }
      const done = await runImport(call.get('admin'), kind, planned)
      if (!done.ok) return changed.refuse(call, done.why)
      return call.json(reportOf(planned, done.value.change))
    },
  }
}

/** A file that can be imported again: of one airport, or of all. */
const exportCall =
  (name: string, csv: (airportCode?: string) => Promise<string>) =>
  async (call: AdminCall): Promise<Response> => {
    const airport = call.req.query('airport')?.slice(0, 3).toUpperCase() || undefined
    const parts = [name, airport?.toLowerCase(), amsterdamDay(new Date())].filter(Boolean)
    return call.body(await csv(airport), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${parts.join('-')}.csv"`,
    })
  }

export const imports = {
  parkings: importCalls('parkings', parkingImport),
  tariffs: {
    ...importCalls('tariffs', tariffImport),
    exportCsv: exportCall('tarieven', exportTariffs),
  },
  surcharges: {
    ...importCalls('surcharges', surchargeImport),
    exportCsv: exportCall('toeslagen', exportSurcharges),
  },
  facts: { ...importCalls('facts', factImport), exportCsv: exportCall('feiten', exportFacts) },
  providers: {
    ...importCalls('providers', providerImport),
    exportCsv: exportCall('aanbieders', exportProviders),
  },
}
