import type { LucideIcon } from 'lucide-react'
import BusIcon from 'lucide-react/icons/bus'
import Car from 'lucide-react/icons/car'
import Footprints from 'lucide-react/icons/footprints'
import House from 'lucide-react/icons/house'
import Luggage from 'lucide-react/icons/luggage'
import PlaneLanding from 'lucide-react/icons/plane-landing'
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff'
import SquareParking from 'lucide-react/icons/square-letter-p'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Link } from '#app/site/page/link.tsx'
import { minutesShort } from '#domain/planner/minutes-text.ts'
import type { Place } from '#domain/planner/time-line.ts'
import type { BoardStep, BoardWarning } from '#domain/planner/trip-plan.ts'
import { withStay } from '#domain/stay/stay-address.ts'
import { writeStay } from '#domain/stay/timed-stay.ts'

/** Yellow on ink, as on a departures board. On paper ink on white. */
export const boardLook =
  'focus-inverse overflow-hidden rounded-[14px] bg-(--ink-900) text-white shadow-3 print:border print:border-(--ink-900) print:bg-white print:text-(--ink-900) print:shadow-none'

export const boardHeadLook =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4 text-on-inverse-soft text-sm print:text-(--ink-900)'

const icons: Record<Place, LucideIcon> = {
  home: House,
  road: Car,
  gate: SquareParking,
  bus: BusIcon,
  walk: Footprints,
  hall: Luggage,
  takeoff: PlaneTakeoff,
  landing: PlaneLanding,
  car: Car,
}

export function BoardRows({ steps }: { steps: BoardStep[] }) {
  return (
    <ol className="py-3">
      {steps.map((step) => (
        <BoardRow key={step.what} {...step} />
      ))}
    </ol>
  )
}

const soft = 'text-on-inverse-soft print:text-(--ink-900)'

function BoardRow({ place, time, day, what, note, minutes }: BoardStep) {
  const Icon = icons[place]

  return (
    <li className="grid min-h-14 grid-cols-[4.25rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1.5 not-first:border-line-inverse not-first:border-t md:grid-cols-[5.25rem_2.25rem_minmax(0,1fr)_auto] md:px-5 print:not-first:border-(--ink-300)">
      <span className="font-extrabold font-heading text-(--yellow-500) text-[1.1875rem]/none tabular-nums tracking-[-0.01em] md:text-[1.375rem]/none print:text-(--ink-900)">
        {time}
      </span>
      <Icon size="1.25rem" className={`justify-self-center max-md:hidden ${soft}`} aria-hidden />
      <span className="font-semibold leading-[1.35]">
        {what}
        {day && <small className={smallLook}>{day}</small>}
        {note && <small className={smallLook}>{note}</small>}
      </span>
      <span className={`whitespace-nowrap text-sm tabular-nums ${soft}`}>
        {minutes !== null && minutesShort(minutes)}
      </span>
    </li>
  )
}

const smallLook = `block font-normal text-xs/[1.4] ${soft}`

type BoardWarningsProps = {
  warnings: BoardWarning[]
  /** The address of the parking, without a stay. */
  parkingPath: string
}

export function BoardWarnings({ warnings, parkingPath }: BoardWarningsProps) {
  if (warnings.length === 0) return null

  return (
    <div className="grid justify-items-start gap-2 px-4 pb-4 md:px-5">
      {warnings.map(({ text, advice, stay }) => (
        <p
          key={text}
          className="flex items-start gap-2 rounded-sm bg-caution-soft px-3 py-1.75 font-medium text-caution-ink text-sm/[1.4]"
        >
          <TriangleAlert size="1.0625rem" className="mt-[0.05rem] flex-none" aria-hidden />
          <span>
            {text}
            {advice && ' '}
            {stay ? (
              <Link
                to={withStay(parkingPath, writeStay(stay))}
                className="font-bold underline underline-offset-[0.18em]"
              >
                {advice}
              </Link>
            ) : (
              advice && `${advice}.`
            )}
          </span>
        </p>
      ))}
    </div>
  )
}
