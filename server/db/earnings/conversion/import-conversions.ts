import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ReportLine } from '#domain/earnings/conversion/import-report.ts'
import type { ToldConversion } from '#domain/earnings/conversion/told-conversion.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { type Database, db } from '#server/db/client.ts'
import { programmes } from '#server/db/earnings/tables.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import {
  isAdded,
  isChanged,
  type PlannedConversion,
  planConversions,
  savePlanned,
} from './store-conversions.ts'

export type ToldLine = { row: number; told: ToldConversion }

type Planned = { lines: ReportLine[]; seen: string }

type File = { programmeId: number; lines: ToldLine[]; now: Date }

/** What a file would do. */
export const planFile = async (file: File): Promise<Planned> => (await plan(db, file)).report

/** Does it: all of its lines or none, as one change. With `seen`, only if it does what was seen. */
export function saveFile(
  editor: Editor,
  file: File,
  seen: string | undefined,
): Promise<Result<Planned & { change: string }, { changed: Planned } | Clash>> {
  return edit(editor, async (tx, change) => {
    const { planned, report } = await plan(tx, file, true)
    if (seen !== undefined && seen !== report.seen) return refused({ changed: report })
    await savePlanned(tx, file.programmeId, planned)
    return ok({ ...report, change })
  })
}

async function plan(tx: Database, { programmeId, lines, now }: File, isHeld = false) {
  const told = lines.map((line) => line.told)
  const planned = await planConversions(tx, programmeId, told, 'file', now, { isHeld })
  const rows = new Map(lines.map((line) => [line.told.number, line.row]))
  const reported = planned.map((one) => reportLine(one, rows.get(one.told.number) ?? 0))
  // Not the moment: that of a state which the file does not tell is now.
  const seen = createHash('sha256').update(JSON.stringify(reported)).digest('base64url')
  return { planned, report: { lines: reported, seen } }
}

function reportLine(planned: PlannedConversion, row: number): ReportLine {
  const { former, next } = planned
  return {
    ...{ row, number: next.number, parkingName: next.parkingName, airportCode: next.airportCode },
    ...{ commission: next.commission, before: former?.commission ?? null },
    ...{ from: former?.state ?? null, to: next.state },
    outcome: isAdded(planned) ? 'added' : isChanged(planned) ? 'changed' : 'unchanged',
  }
}

export type FileProgramme = Pick<
  typeof programmes.$inferSelect,
  'id' | 'name' | 'network' | 'fileColumns'
>

export async function findFileProgramme(id: number): Promise<FileProgramme | undefined> {
  const { name, network, fileColumns } = programmes
  const [found] = await db
    .select({ id: programmes.id, name, network, fileColumns })
    .from(programmes)
    .where(eq(programmes.id, id))
  return found
}

/** Remembers what each column was. No change of the admin's: undoing the file must not undo it. */
export async function rememberColumns(
  { id, fileColumns }: FileProgramme,
  columns: Record<string, string>,
): Promise<void> {
  if (JSON.stringify(fileColumns) === JSON.stringify(columns)) return
  await db.update(programmes).set({ fileColumns: columns }).where(eq(programmes.id, id))
}
