import type { LucideIcon } from 'lucide-react'
import Building from 'lucide-react/icons/building-complex'
import Bus from 'lucide-react/icons/bus'
import CalendarCheck from 'lucide-react/icons/calendar-check-2'
import Car from 'lucide-react/icons/car'
import MapPin from 'lucide-react/icons/map-pin'
import PlugZap from 'lucide-react/icons/plug-zap'
import type { FactGroup } from '#domain/fact/fact-fields.ts'

export const factIcons: Record<FactGroup, LucideIcon> = {
  who: Building,
  where: MapPin,
  car: Car,
  booking: CalendarCheck,
  travel: Bus,
  charging: PlugZap,
}
