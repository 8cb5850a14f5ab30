import {
  Bus,
  Clock,
  KeyRound,
  type LucideIcon,
  PlugZap,
  ShieldCheck,
  SquareParking,
  Umbrella,
} from 'lucide-react'
import type { featureLabels, ParkingType } from '#domain/parking/parking.ts'

export const typeIcons: Record<ParkingType, LucideIcon> = {
  shuttle: Bus,
  valet: KeyRound,
  self: SquareParking,
}

/** Of the features that a card names. */
export const featureIcons: Record<keyof typeof featureLabels, LucideIcon> = {
  security: ShieldCheck,
  keyDrop: KeyRound,
  covered: Umbrella,
  chargingPoint: PlugZap,
  shuttle24h: Clock,
}
