import type { ConversionState } from '#domain/earnings/conversion/conversion.ts'
import type { Network } from '#domain/earnings/programme/network.ts'
import { db } from '#server/db/client.ts'
import {
  conversions,
  couplings,
  paymentTerms,
  payoutLines,
  payouts,
  programmes,
} from '#server/db/earnings/tables.ts'

/** Empties what programmes brought, also the sample. */
export async function withoutEarnings(): Promise<void> {
  await db.delete(payoutLines)
  await db.delete(payouts)
  await db.delete(paymentTerms)
  await db.delete(conversions)
  await db.delete(couplings)
  await db.delete(programmes)
}

export async function addTestProgramme(
  name: string,
  network: Network = 'awin',
  more: Partial<typeof programmes.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(programmes)
    .values({ name, network, statusSince: '2026-01-01', ...more })
    .returning({ id: programmes.id })
  return row?.id ?? 0
}

type TestConversion = {
  number: string
  state?: ConversionState
  commission?: number
  /** The day on which it became so. */
  day?: string
}

export async function addTestConversions(
  programmeId: number,
  given: TestConversion[],
): Promise<number[]> {
  const rows = given.map(({ number, state = 'approved', commission = 450, day = '2026-10-01' }) => {
    const at = `${day}T12:00:00.000Z`
    const event = { at, state, commission, value: null, by: 'file' as const }
    const stateAt = new Date(at)
    return { programmeId, number, state, commission, stateAt, bookedAt: stateAt, history: [event] }
  })
  const added = await db.insert(conversions).values(rows).returning({ id: conversions.id })
  return added.map(({ id }) => id)
}
