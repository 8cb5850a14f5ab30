import type { TransferMode } from '#domain/transfer/transfer.ts'
import type { MinutesName } from '#domain/transfer/typed-transfer.ts'

const ways: Record<TransferMode, string> = {
  shuttle: 'Lopen naar de halte (min)',
  valet: 'Lopen naar de hal (min)',
  walk: 'Lopen naar de terminal (min)',
}

export function minutesLabel(mode: TransferMode, name: MinutesName): string {
  switch (name) {
    case 'walk':
      return ways[mode]
    case 'every':
      return 'Bus elke (min)'
    case 'wait':
      return mode === 'valet' ? 'Wachten op de chauffeur (min)' : 'Wachten op de bus (min)'
    case 'ride':
      return 'Rijden (min)'
    case 'handover':
      return 'Overdracht (min)'
  }
}

export const serviceLabel = (mode: TransferMode) => (mode === 'valet' ? 'Balie open' : 'Rijdt')
