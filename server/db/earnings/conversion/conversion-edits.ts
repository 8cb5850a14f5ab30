import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { changed, type HeldConversion } from '#domain/earnings/conversion/conversion-change.ts'
import type { CorrectionInput, HandInput } from '#domain/earnings/conversion/hand-input.ts'
import { ofParking } from '#domain/earnings/conversion/match.ts'
import type { PaidWith } from '#domain/earnings/conversion/paid-with.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { dayStart } from '#domain/text/date.ts'
import { conversions, payoutLines, payouts, programmes } from '#server/db/earnings/tables.ts'
import { type Clash, type Editor, edit, isStale } from '#server/db/editing.ts'
import { asKnown, listMatchable, planConversions, savePlanned } from './store-conversions.ts'

/** Why bookings that are typed are not saved: `known` are the numbers that are there already. */
type HandRefusal = 'programme' | 'network' | 'parking' | { known: string[] }

/** Saves bookings that a provider told by mail, as one change. */
export function addByHand(
  editor: Editor,
  { programmeId, parkingId, day, state, reason, bookings }: HandInput,
  now: Date,
): Promise<Result<{ change: string; added: number }, HandRefusal | Clash>> {
  return edit(editor, async (tx, change) => {
    const [programme] = await tx
      .select({ network: programmes.network })
      .from(programmes)
      .where(eq(programmes.id, programmeId))
    if (!programme) return refused('programme')
    if (programme.network !== 'direct') return refused('network')
    const [parking] = await listMatchable(tx, [parkingId])
    if (!parking) return refused('parking')

    const none = { reference: null, clickAt: null, changedAt: null, arrival: null, days: null }
    const told = bookings.map(({ number, commission, value }) => ({
      ...none,
      ...{ number: number ?? newNumber(day), bookedAt: new Date(dayStart(day)).toISOString() },
      ...{ itemName: null, value, commission, state, isSaidPaid: false },
      reason: state === 'declined' ? (reason ?? null) : null,
    }))
    const planned = await planConversions(tx, programmeId, told, 'hand', now, { isHeld: true })
    const known = planned.filter(({ former }) => former).map(({ next }) => next.number)
    if (known.length > 0) return refused({ known })
    const { clickAt: _, ...matched } = ofParking(parking, 'hand')
    const all = planned.map((one) => ({ ...one, next: { ...one.next, ...matched } }))
    await savePlanned(tx, programmeId, all)
    return ok({ change, added: all.length })
  })
}

/** For a booking that the provider gave no number: 'HAND-20261128-k3f9a2'. */
const newNumber = (day: string) =>
  `HAND-${day.replaceAll('-', '')}-${randomBytes(4).toString('hex')}`

/** Corrects what a conversion is worth, or its state, with the reason. */
export function correctConversion(
  editor: Editor,
  id: number,
  { version, commission, state, reason }: CorrectionInput,
  now: Date,
): Promise<Result<{ change: string }, 'missing' | 'stale' | 'same' | Clash>> {
  return edit(editor, async (tx, change) => {
    const [row] = await tx.select().from(conversions).where(eq(conversions.id, id)).for('update')
    if (!row) return refused('missing')
    if (isStale(row, version)) return refused('stale')
    const { matchedBy: _by, id: _id, ...known } = asKnown(row)
    const former: HeldConversion = known
    // What was paid is taken back only by a decline.
    const isSame = commission === former.commission && (state === null || state === former.state)
    if (isSame) return refused('same')
    const decided = state ?? (former.state === 'paid' ? 'approved' : former.state)
    const told = { ...former, changedAt: null, commission, state: decided, reason }
    const next = changed(former, told, 'hand', now)
    if (!next) return refused('same')
    await tx
      .update(conversions)
      .set({
        commission: next.commission,
        state: next.state,
        reason: next.reason,
        stateAt: new Date(next.stateAt),
        history: next.history,
      })
      .where(sql`${conversions.id} = ${id}`)
    return ok({ change })
  })
}

/** Deletes a conversion that no payout covers. */
export function removeConversion(
  editor: Editor,
  id: number,
): Promise<Result<{ change: string }, 'missing' | PaidWith | Clash>> {
  return edit(editor, async (tx, change) => {
    const [row] = await tx
      .select({ id: conversions.id })
      .from(conversions)
      .where(eq(conversions.id, id))
      .for('update')
    if (!row) return refused('missing')
    const paid = await tx
      .select({ number: payouts.number })
      .from(payoutLines)
      .innerJoin(payouts, eq(payouts.id, payoutLines.payoutId))
      .where(eq(payoutLines.conversionId, id))
    if (paid.length > 0) return refused({ count: 1, numbers: paid.map(({ number }) => number) })
    await tx.delete(conversions).where(eq(conversions.id, id))
    return ok({ change })
  })
}
