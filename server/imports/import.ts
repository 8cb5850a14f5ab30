import { ok, type Result } from '#domain/form/result.ts'
import type { ImportedLine } from '#domain/import/import-report.ts'
import type { Database } from '#server/db/client.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { parkingRows } from '#server/db/parkings/parkings.ts'
import type { NotThere } from '#server/db/rows.ts'
import { noteToday } from '#server/db/statistics/day-notes.ts'

type Held = Result<unknown, NotThere<unknown>>

/** How one kind of record is imported. It is planned in import-thread.ts. */
export type Import<Planned extends ImportedLine> = {
  /** What its plan needs to know of the database. */
  known: () => Promise<object>
  /** Locks the records that these lines change, if they are as they were when it was planned. */
  hold: (tx: Database, planned: Planned[]) => Promise<Held>
  /** Saves it in a few statements: the embedded database answers nobody else meanwhile. */
  save: (tx: Database, planned: Planned[], editor: Editor) => Promise<void>
}

/** Does it: all lines or none, as one change. */
export function runImport<Planned extends ImportedLine>(
  editor: Editor,
  { hold, save }: Import<Planned>,
  planned: Planned[],
  /** For the days of the statistics. */
  note: string,
): Promise<Result<{ change: string }, NotThere<unknown> | Clash>> {
  return edit(editor, async (tx, change) => {
    const held = await hold(tx, planned)
    if (!held.ok) return held
    await save(tx, planned, editor)
    await noteToday(tx, note)
    return ok({ change })
  })
}

type Place = { id: number; version: number }

/** Locks the parkings whose tariffs, surcharges or facts these lines change. */
export function holdPlaces(tx: Database, planned: { write?: { place: Place } }[]): Promise<Held> {
  const places = planned.flatMap(({ write }) => write?.place ?? [])
  return parkingRows.holdAll(tx, onlyOnce(places))
}

/** Each once. */
export function onlyOnce<Row extends { id: number }>(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
