import type { Parking } from '#domain/parking/parking.ts'
import { worstMinutes } from './transfer.ts'

/**
 * After the minutes: 'hooguit 19, bus elke 15 min'; undefined if they are the same for everyone.
 */
export function worstText({
  transfer,
  distance,
}: Pick<Parking, 'transfer' | 'distance'>): string | undefined {
  if (transfer?.mode !== 'shuttle') return undefined
  const bus = transfer.every === null ? 'bus op afroep' : `bus elke ${transfer.every} min`
  const worst = worstMinutes(transfer)
  return worst > distance ? `hooguit ${worst}, ${bus}` : bus
}
