import type { Parking } from '#domain/parking/parking.ts'
import { worstMinutes } from './transfer.ts'

/** 'hooguit 19, bus elke 15 min'; undefined if the minutes are the same for everyone. */
export function worstText({ transfer }: Pick<Parking, 'transfer'>): string | undefined {
  if (transfer?.mode !== 'shuttle') return undefined
  const bus = transfer.every === null ? 'bus op afroep' : `bus elke ${transfer.every} min`
  return `hooguit ${worstMinutes(transfer)}, ${bus}`
}
