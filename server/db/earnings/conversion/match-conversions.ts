import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { ofParking } from '#domain/earnings/conversion/match.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import type { Database } from '#server/db/client.ts'
import { conversions, matchRules } from '#server/db/earnings/tables.ts'
import { type Clash, type Editor, edit, isStale } from '#server/db/editing.ts'
import { listMatchable } from './store-conversions.ts'

type Done = { change: string; matched: number }

/**
 * Who has it: one conversion, or all of a programme that have this name and no parking, also the next. With its version,
 * one that has a parking gets another.
 */
export type MatchWith =
  | { id: number; version?: number | undefined }
  | { programmeId: number; name: string }

/** Couples to a parking, as one change; without a parking, one that has one is uncoupled. */
export function matchByHand(
  editor: Editor,
  what: MatchWith,
  parkingId: number | null,
): Promise<Result<Done, 'parking' | 'missing' | 'stale' | Clash>> {
  return edit(editor, async (tx, change) => {
    const [parking] = parkingId === null ? [] : await listMatchable(tx, [parkingId])
    if (parkingId !== null && !parking) return refused('parking')
    const isRule = !('id' in what)
    if (isRule && parking) await keepRule(tx, what, parking.id)
    if (!isRule && what.version !== undefined) {
      const [row] = await tx
        .select({ version: conversions.version })
        .from(conversions)
        .where(eq(conversions.id, what.id))
        .for('update')
      if (row && isStale(row, what.version)) return refused('stale')
    }
    const rows = await tx
      .update(conversions)
      .set(parking ? placeOf(parking, isRule ? 'rule' : 'hand') : noPlace)
      .where(coupledBy(what))
      .returning({ id: conversions.id })
    return rows.length === 0 ? refused('missing') : ok({ change, matched: rows.length })
  })
}

async function keepRule(
  tx: Database,
  { programmeId, name }: { programmeId: number; name: string },
  parkingId: number,
): Promise<void> {
  await tx
    .insert(matchRules)
    .values({ programmeId, name, parkingId })
    .onConflictDoUpdate({
      target: [matchRules.programmeId, matchRules.name],
      set: { parkingId },
    })
}

/** What is known of its click stays, also for another parking. */
function placeOf(...given: Parameters<typeof ofParking>) {
  const { matchedBy, parkingId, parkingName, airportCode } = ofParking(...given)
  return { matchedBy, parkingId, parkingName, airportCode }
}

/** By hand, so that what is told of it later does not couple it again. */
const noPlace = {
  ...{ matchedBy: 'hand' as const, parkingId: null, parkingName: null, airportCode: null },
}

function coupledBy(what: MatchWith): SQL | undefined {
  if (!('id' in what)) {
    const { programmeId, name } = what
    const isNamed = and(eq(conversions.programmeId, programmeId), eq(conversions.itemName, name))
    return and(isNull(conversions.matchedBy), isNamed)
  }
  const isThis = eq(conversions.id, what.id)
  return what.version === undefined ? and(isThis, isNull(conversions.matchedBy)) : isThis
}
