import { ReserveLink } from '#app/site/booking/reserve-link.tsx'
import { UnavailableBadge, UnavailableParking } from '#app/site/booking/unavailable-parking.tsx'
import type { ComparedParking } from '#domain/parking/comparison-row.ts'
import { whyNot } from '#domain/parking/listed-parking.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { columnLook, rowLook } from './compare-look.ts'

type CompareActionsProps = {
  parkings: ComparedParking[]
  stay: TimedStay | undefined
  look: string
}

const buttonLook =
  '[&_:is(a,button)]:max-lg:min-h-11 [&_:is(a,button)]:max-lg:whitespace-normal [&_:is(a,button)]:max-lg:px-1.5 [&_:is(a,button)]:max-lg:text-center [&_:is(a,button)]:max-lg:py-1 [&_:is(a,button)]:max-lg:text-[0.8125rem]/[1.15] [&_a>svg]:hidden'

/** A row of links to the providers, each in the column of its parking. */
export function CompareActions({ parkings, stay, look }: CompareActionsProps) {
  return (
    <tr className={`${rowLook(parkings.length)} ${look} print:hidden`}>
      <td className="max-md:hidden" />
      {parkings.map((parking, place) => (
        <td
          key={parking.id}
          className={`align-top max-md:min-w-0 md:px-4 md:pt-2 md:pb-4 ${columnLook(place)} ${buttonLook}`}
        >
          <Action parking={parking} stay={stay} position={place + 1} />
        </td>
      ))}
    </tr>
  )
}

type ActionProps = {
  parking: ComparedParking
  stay: TimedStay | undefined
  position: number
}

function Action({ parking, stay, position }: ActionProps) {
  const reason = whyNot(parking)
  if (reason === null) {
    return (
      <ReserveLink parking={parking} stay={stay} placeOf={() => ({ position, sort: 'price' })} />
    )
  }

  return (
    <div className="grid justify-items-start gap-2 [&>div]:w-full [&>span]:max-w-full [&>span]:whitespace-normal">
      <UnavailableBadge />
      <UnavailableParking reason={reason} />
    </div>
  )
}
