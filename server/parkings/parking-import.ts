import { ok, type Result } from '#domain/form/result.ts'
import type { ImportLine, ImportReport } from '#domain/import/parking-import.ts'
import { type PlannedLine, planImport } from '#domain/import/plan-import.ts'
import type { AdminParking } from '#domain/parking/parking.ts'
import { listAirportsWithAliases } from '#server/db/airports.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { parkingRows } from '#server/db/parkings/parkings.ts'
import type { NotThere } from '#server/db/rows.ts'
import { findSettings } from '#server/db/settings.ts'

/** What a file would do. */
export async function planParkings(lines: ImportLine[], addTag = false): Promise<PlannedLine[]> {
  const [airports, parkings, { affiliateTag: tag }] = await Promise.all([
    listAirportsWithAliases(),
    parkingRows.list(),
    findSettings(),
  ])
  return planImport(lines, { airports, parkings, tag, addTag })
}

/** Does it: all lines or none, as one change. */
export async function importParkings(
  editor: Editor,
  planned: PlannedLine[],
): Promise<Result<{ change: string }, NotThere<AdminParking> | Clash>> {
  const done = planned.filter(({ outcome }) => outcome !== 'skip')
  const inputs = done.flatMap(({ input, existing }) => (input && !existing ? [input] : []))
  const writes = done.flatMap(({ input, existing }) =>
    input && existing ? [{ former: existing, input }] : [],
  )

  // A few statements for all lines: the embedded database answers nobody else meanwhile.
  return edit(editor, async (tx, change) => {
    const held = await parkingRows.holdAll(
      tx,
      writes.map(({ former }) => former),
    )
    if (!held.ok) return held
    await parkingRows.writeAll(tx, writes)
    await parkingRows.insertAll(tx, inputs)
    return ok({ change })
  })
}

/** What the admin is told of it. */
export function reportOf(planned: PlannedLine[], change?: string): ImportReport {
  const lines = planned.map(({ input: _, existing: __, ...line }) => line)
  return change === undefined ? { lines } : { lines, change }
}

export function isAllRight(planned: PlannedLine[]): boolean {
  return planned.every(({ outcome }) => outcome !== 'wrong')
}
