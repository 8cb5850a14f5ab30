import type { PayoutLine, PayoutPreview } from '#domain/earnings/payout/payout.ts'
import type { PreviewInput } from '#domain/earnings/payout/payout-schema.ts'
import { suspectsOf } from '#domain/earnings/payout/suspects.ts'
import { db } from '#server/db/client.ts'
import { type Candidate, type CoveredLine, coveredBy, uncovered } from './covered.ts'

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
  const others = (await uncovered(db, payer))
    .filter(({ id }) => !covered.has(id))
    .map(({ number, commission, settled }) => ({ number, amount: commission - settled }))
  const asked = lines.map((line) => ({
    number: line.number,
    amount: line.amount,
    changes: changesOf(line),
  }))
  return suspectsOf(difference, asked, others)
}

/** How much the commission is now above what it was, for each that it was. */
const changesOf = ({ history, commission }: Candidate): number[] =>
  history.map((event) => commission - event.commission).filter((change) => change !== 0)

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
