import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Match } from '#domain/earnings/conversion/conversion.ts'
import { ofParking } from '#domain/earnings/conversion/match.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { conversions, matchRules } from '#server/db/earnings/tables.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { listMatchable } from './store-conversions.ts'

type Done = { change: string; matched: number }

/** Who has it: one conversion, or all of a programme that have this name, also the next. */
export type MatchWith = { id: number } | { programmeId: number; name: string }

/** Couples what is not matched to a parking, as one change. */
export function matchByHand(
  editor: Editor,
  what: MatchWith,
  parkingId: number,
): Promise<Result<Done, 'parking' | 'missing' | Clash>> {
  return edit(editor, async (tx, change) => {
    const [parking] = await listMatchable(tx, [parkingId])
    if (!parking) return refused('parking')
    const isRule = !('id' in what)
    const by: Match = isRule ? 'rule' : 'hand'
    if (isRule) {
      const { programmeId, name } = what
      await tx
        .insert(matchRules)
        .values({ programmeId, name, parkingId })
        .onConflictDoUpdate({
          target: [matchRules.programmeId, matchRules.name],
          set: { parkingId },
        })
    }
    // What is known of its click stays: a parking alone gives no moment.
    const { clickAt: _, ...matched } = ofParking(parking, by)
    const rows = await tx
      .update(conversions)
      .set(matched)
      .where(
        isRule
          ? and(
              isNull(conversions.matchedBy),
              eq(conversions.programmeId, what.programmeId),
              eq(conversions.itemName, what.name),
            )
          : and(
              eq(conversions.id, what.id),
              sql`${conversions.matchedBy} is distinct from 'reference'`,
            ),
      )
      .returning({ id: conversions.id })
    return rows.length === 0 ? refused('missing') : ok({ change, matched: rows.length })
  })
}
