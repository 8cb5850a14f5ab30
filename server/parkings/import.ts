import { createHash } from 'node:crypto'
import { ok, type Result } from '#domain/form/result.ts'
import type { ImportedLine, ImportLine, ImportReport } from '#domain/import/import-report.ts'
import type { AdminParking } from '#domain/parking/parking.ts'
import type { Database } from '#server/db/client.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { parkingRows } from '#server/db/parkings/parkings.ts'
import type { NotThere } from '#server/db/rows.ts'

/** How one kind of record is imported. */
export type Import<Planned extends ImportedLine> = {
  /** What a file would do. */
  plan: (lines: ImportLine[], options: { addTag?: boolean | undefined }) => Promise<Planned[]>
  /** The parkings that these lines change, as they were when it was planned. */
  parkings: (planned: Planned[]) => { id: number; version: number }[]
  /** Saves it in a few statements: the embedded database answers nobody else meanwhile. */
  save: (tx: Database, planned: Planned[]) => Promise<void>
}

/** Does it: all lines or none, as one change. */
export function runImport<Planned extends ImportedLine>(
  editor: Editor,
  { parkings, save }: Import<Planned>,
  planned: Planned[],
): Promise<Result<{ change: string }, NotThere<AdminParking> | Clash>> {
  const done = planned.filter(({ outcome }) => outcome !== 'skip')

  return edit(editor, async (tx, change) => {
    const held = await parkingRows.holdAll(tx, parkings(done))
    if (!held.ok) return held
    await save(tx, done)
    return ok({ change })
  })
}

/** What the admin is told of it. */
export function reportOf(planned: ImportedLine[], change?: string): ImportReport {
  const lines = planned.map(({ row, name, outcome, problems, changed, tag }) => {
    return { row, name, outcome, problems, changed, tag }
  })
  if (change !== undefined) return { lines, change }
  const seen = createHash('sha256').update(JSON.stringify(lines)).digest('base64url')
  return { lines, seen }
}

export function isAllRight(planned: ImportedLine[]): boolean {
  return planned.every(({ outcome }) => outcome !== 'wrong')
}

/** Each once. */
export function onlyOnce<Place extends { id: number }>(places: Place[]): Place[] {
  return [...new Map(places.map((place) => [place.id, place])).values()]
}
