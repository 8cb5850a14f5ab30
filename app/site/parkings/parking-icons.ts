import type { LucideIcon } from 'lucide-react'
import Bus from 'lucide-react/icons/bus'
import Clock from 'lucide-react/icons/clock'
import KeyRound from 'lucide-react/icons/key-round'
import PlugZap from 'lucide-react/icons/plug-zap'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SquareParking from 'lucide-react/icons/square-letter-p'
import Umbrella from 'lucide-react/icons/umbrella'
import type { CardFeature, ParkingType } from '#domain/parking/parking.ts'

export const typeIcons: Record<ParkingType, LucideIcon> = {
  shuttle: Bus,
  valet: KeyRound,
  self: SquareParking,
}

/** For the features that a card names. */
export const featureIcons: Record<CardFeature, LucideIcon> = {
  security: ShieldCheck,
  keyDrop: KeyRound,
  covered: Umbrella,
  chargingPoint: PlugZap,
  shuttle24h: Clock,
}
