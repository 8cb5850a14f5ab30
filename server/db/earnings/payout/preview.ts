import { sql } from 'drizzle-orm'
import type { PayoutLine, PayoutPreview } from '#domain/earnings/payout/payout.ts'
import type { PreviewInput } from '#domain/earnings/payout/payout-schema.ts'
import { suspectsOf } from '#domain/earnings/payout/suspects.ts'
import { db } from '#server/db/client.ts'
import { type CoveredLine, coveredBy, worth } from './covered.ts'

/** What a payout would cover, and what may explain the difference with what was received. */
export async function previewPayout(input: PreviewInput): Promise<PayoutPreview> {
  const { lines, unknown, notDue } = await coveredBy(db, input, input.covers)
  const { expected, taken, programmes } = totalsOf(lines)
  const difference = input.amount === null ? 0 : input.amount - expected
  return {
    conversions: lines.length,
    expected,
    programmes,
    takenBack: taken,
    saidPaid: lines.filter(({ isSaidPaid }) => isSaidPaid).length,
    unknown,
    notDue,
    lines: lines.map(payoutLine),
    suspects: difference === 0 ? [] : await suspects(input, lines, difference),
  }
}

async function suspects(payer: PreviewInput, lines: CoveredLine[], difference: number) {
  const covered = new Set(lines.map(({ id }) => id))
  const others = (await worth(db, payer, difference))
    .filter(({ id }) => !covered.has(id))
    .map(({ number, commission, settled }) => ({ number, amount: commission - settled }))
  const changed = await changedBy(lines, -difference)
  const asked = lines.map(({ id, number, amount }) => ({
    ...{ number, amount, changes: changed.has(id) ? [-difference] : [] },
  }))
  return suspectsOf(difference, asked, others)
}

/** Those of which the commission is that much above what it once was: the whole history is for the database to read. */
async function changedBy(lines: CoveredLine[], change: number): Promise<Set<number>> {
  const ids = lines.map(({ id }) => id)
  const { rows } = (await db.execute(sql`
    select distinct id from conversions, jsonb_array_elements(history) event
    where id = any(${sql.param(ids)}::int[])
      and commission - (event ->> 'commission')::int = ${change}`)) as unknown as {
    rows: { id: number }[]
  }
  return new Set(rows.map(({ id }) => id))
}

export function totalsOf(lines: CoveredLine[]) {
  const programmes = new Map<number, PayoutPreview['programmes'][number]>()
  const taken = { conversions: 0, amount: 0 }
  for (const { state, amount, programmeId: id, programme: name } of lines) {
    const own = programmes.get(id) ?? { id, name, conversions: 0, amount: 0 }
    if (state !== 'declined') programmes.set(id, own)
    const group = state === 'declined' ? taken : own
    group.conversions += 1
    group.amount += amount
  }
  const expected = lines.reduce((sum, { amount }) => sum + amount, 0)
  const byName = [...programmes.values()].toSorted((a, b) => a.name.localeCompare(b.name))
  return { expected, taken, programmes: byName }
}

export const payoutLine = ({
  id,
  number,
  programme,
  amount,
  parkingName,
  isSaidPaid,
}: CoveredLine): PayoutLine => ({
  ...{ conversionId: id, number, programme, amount, parkingName, isSaidPaid },
})
