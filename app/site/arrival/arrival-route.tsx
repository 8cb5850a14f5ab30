import type { LucideIcon } from 'lucide-react'
import Bus from 'lucide-react/icons/bus'
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff'
import Signpost from 'lucide-react/icons/signpost'
import SquareParking from 'lucide-react/icons/square-letter-p'
import Timer from 'lucide-react/icons/timer'
import { Fragment } from 'react'
import { type ArrivingAt, routeOf, type Stop } from '#domain/arrival/arrival-card.ts'
import { CardTitle } from './card-title.tsx'

const icons: Record<Stop, LucideIcon> = {
  car: SquareParking,
  stop: Signpost,
  bus: Bus,
  hall: PlaneTakeoff,
}

/** From the car to the terminal, with what lies between. */
export function ArrivalRoute({ parking }: { parking: ArrivingAt }) {
  const { title, stops } = routeOf(parking)

  return (
    <section>
      <CardTitle icon={Timer}>{title}</CardTitle>
      <ol className="flex gap-2 text-[13px] max-md:flex-col max-md:gap-1 md:items-center">
        {stops.map(({ place, name, after }) => {
          const Icon = icons[place]
          return (
            <Fragment key={place}>
              <li className="inline-flex items-center gap-1.5 font-semibold">
                <Icon size="1.125rem" className="flex-none" aria-hidden />
                {name}
              </li>
              {after && (
                <li className="border-[#8a94a3] text-[#2b3747] leading-[1.3] max-md:ml-2 max-md:border-l-[3px] max-md:border-dotted max-md:py-1 max-md:pl-4.5 md:mt-6 md:flex-1 md:border-t-[3px] md:border-dotted md:pt-1.5 md:text-center">
                  {after}
                </li>
              )}
            </Fragment>
          )
        })}
      </ol>
    </section>
  )
}
