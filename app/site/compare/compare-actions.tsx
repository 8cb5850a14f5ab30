import { ReserveLink } from '#app/site/booking/reserve-link.tsx'
import { UnavailableBadge, UnavailableParking } from '#app/site/booking/unavailable-parking.tsx'
import { QueryLink, type QueryTo } from '#app/site/ui/query-link.tsx'
import type { ComparedParking } from '#domain/parking/comparison.ts'

type CompareActionsProps = { parkings: ComparedParking[]; look: string; removal?: Removal }

export type Removal = {
  /** The address of the comparison without a parking. */
  without: (id: number) => QueryTo
  onRemove: () => void
}

const buttonLook =
  '[&_:is(a,button)]:max-lg:min-h-11 [&_:is(a,button)]:max-lg:whitespace-normal [&_:is(a,button)]:max-lg:px-1.5 [&_:is(a,button)]:max-lg:py-1 [&_:is(a,button)]:max-lg:text-[0.8125rem]/[1.15] [&_a>svg]:hidden'

/** A row of links to the providers, and if asked of links that remove a parking. */
export function CompareActions({ parkings, look, removal }: CompareActionsProps) {
  return (
    <tr className={`${look} print:hidden`}>
      <td className="max-md:hidden" />
      {parkings.map((parking, place) => (
        <td
          key={parking.id}
          className={`px-1.5 pt-1 align-top max-md:first-of-type:pl-4 max-md:last-of-type:pr-4 md:px-4 md:pt-3 ${buttonLook}`}
        >
          {parking.unavailable === null ? (
            <ReserveLink
              parking={parking}
              placeOf={() => ({ position: place + 1, sort: 'price' })}
            />
          ) : (
            <div className="grid justify-items-start gap-2 [&>div]:w-full">
              <UnavailableBadge />
              <UnavailableParking reason={parking.unavailable} />
            </div>
          )}
          {removal && (
            <QueryLink
              to={removal.without(parking.id)}
              preventScrollReset
              onClick={removal.onRemove}
              className="mt-1 flex min-h-11 items-center justify-center text-link text-sm underline"
            >
              Haal weg <span className="sr-only">{parking.name}</span>
            </QueryLink>
          )}
        </td>
      ))}
    </tr>
  )
}
