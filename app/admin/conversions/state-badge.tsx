import { Badge } from '#app/ui/badge.tsx'
import { type ConversionState, conversionStates } from '#domain/earnings/conversion/conversion.ts'

const tones = { open: 'plain', approved: 'blue', paid: 'done', declined: 'error' } as const

export function StateBadge({ state }: { state: ConversionState }) {
  return <Badge tone={tones[state]}>{conversionStates[state]}</Badge>
}
