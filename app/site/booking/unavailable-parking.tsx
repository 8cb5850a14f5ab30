import CalendarOff from 'lucide-react/icons/calendar-off'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'

/** Takes the place of the link to the provider: why the parking cannot be booked now. */
export function UnavailableParking({ reason }: { reason: string }) {
  return (
    <>
      <p className="wrap-anywhere text-ink-muted text-sm/[1.45]">{reason}</p>
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
