import type { Features } from '#domain/parking/fields.ts'
import { type Transfer, typicalMinutes } from './transfer.ts'

// Apart from transfer.ts, so that public pages don't load it.

/** What a transfer says of two other fields of its parking. */
export function followsFrom(transfer: Transfer): { distance: number; shuttle24h: boolean } {
  const { mode, service } = transfer
  const isAlways = service === null || service.from === service.until
  return { distance: typicalMinutes(transfer), shuttle24h: mode === 'shuttle' && isAlways }
}

/** The same parking, with those two as its transfer says. While that is unknown, they stay. */
export function inStep<Values extends { distance: number; features: Partial<Features> }>(
  parking: Values,
  transfer: Transfer | null | undefined,
): Values {
  if (!transfer) return parking
  const { distance, shuttle24h } = followsFrom(transfer)
  return { ...parking, distance, features: { ...parking.features, shuttle24h } }
}
