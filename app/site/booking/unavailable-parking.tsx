import CalendarOff from 'lucide-react/icons/calendar-off'
import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'

type UnavailableParkingProps = {
  reason: string
  /** The way to days on which it can. */
  children?: ReactNode
}

/** Takes the place of the link to the provider: why the parking cannot be booked now. */
export function UnavailableParking({ reason, children }: UnavailableParkingProps) {
  return (
    <>
      <div className="wrap-anywhere text-ink-muted text-sm/[1.45]">
        <p>{reason}</p>
        {children}
      </div>
      <div className="print:hidden">
        <Button block disabled>
          Bekijk & reserveer
        </Button>
      </div>
    </>
  )
}

export function UnavailableBadge() {
  return (
    <Badge tone="open" icon={CalendarOff}>
      Niet beschikbaar
    </Badge>
  )
}
