import CalendarOff from 'lucide-react/icons/calendar-off'
import { href } from 'react-router'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { Link } from '#app/site/page/link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import type { ParkingPage } from '#domain/parking/parking-page.ts'
import { panelLook } from './buy-panel.tsx'

type UnavailableBoxProps = Pick<ParkingPage, 'airport' | 'parking' | 'others'> & { reason: string }

/** Takes the place of the price: why it can't be booked now, and where else to look. */
export function UnavailableBox({ airport, parking, reason, others }: UnavailableBoxProps) {
  const withFilter = useWithFilter()

  return (
    <aside aria-label="Prijs" className={panelLook}>
      <div className="p-5 print:p-0">
        <Badge tone="open" icon={CalendarOff}>
          Niet te boeken
        </Badge>
        <p className="mt-3 font-semibold">{parking.name} neemt nu geen reserveringen aan.</p>
        <p className="wrap-anywhere mt-1.5 text-ink-soft text-sm">{reason}</p>
        <p className="mt-4 print:hidden">
          <Link
            to={withFilter(href('/parkeren/:slug', { slug: airport.slug }))}
            className={`${buttonLook({ block: true })} whitespace-normal!`}
          >
            {othersText(others, airport.name)}
          </Link>
        </p>
      </div>
    </aside>
  )
}

function othersText(others: number, airport: string): string {
  if (others === 0) return `Naar parkeren bij ${airport}`
  return others === 1 ? 'Bekijk het andere terrein' : `Bekijk de andere ${others} terreinen`
}
