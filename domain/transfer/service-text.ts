import type { Transfer } from './transfer.ts'

/** When it runs: 'Rijdt van 04:30 tot 00:30'. A traveller who walks needs no service. */
export function serviceText({ mode, service }: Pick<Transfer, 'mode' | 'service'>) {
  if (mode === 'walk') return undefined
  const hours = service ? `van ${service.from} tot ${service.until}` : 'dag en nacht'
  return mode === 'valet' ? `Balie open ${hours}` : `Rijdt ${hours}`
}
