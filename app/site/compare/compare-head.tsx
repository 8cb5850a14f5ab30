import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { ReserveLink } from '#app/site/booking/reserve-link.tsx'
import { UnavailableBadge, UnavailableParking } from '#app/site/booking/unavailable-parking.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { pictureOf } from '#domain/media/picture.ts'
import type { ComparedParking } from '#domain/parking/comparison.ts'

type CompareHeadProps = {
  parkings: ComparedParking[]
  rowLook: string
  /** The address of the comparison without a parking. */
  without: (id: number) => string
  onRemove: () => void
}

const buttonLook =
  '[&_:is(a,button)]:max-md:min-h-11 [&_:is(a,button)]:max-md:whitespace-normal [&_:is(a,button)]:max-md:px-1.5 [&_:is(a,button)]:max-md:py-1 [&_:is(a,button)]:max-md:text-[0.8125rem]/[1.15] [&_a>svg]:hidden'

/** The names of the parkings, each with its way out: to the provider, or out of the comparison. */
export function CompareHead({ parkings, rowLook, without, onRemove }: CompareHeadProps) {
  return (
    <>
      <tr className={rowLook}>
        <td className="max-md:hidden md:w-52" />
        {parkings.map(({ id, name, imageUrl }) => (
          <th
            key={id}
            scope="col"
            className="px-2.5 pt-2 text-left align-top font-normal max-md:first-of-type:pl-4 md:px-4 md:pt-4"
          >
            <span className="flex items-start gap-1 md:gap-3">
              <span className="contents max-lg:hidden">
                <Picture
                  {...pictureOf(imageUrl)}
                  sizes="5rem"
                  look="h-14 w-20 flex-none rounded-sm object-cover"
                />
              </span>
              <span className="min-w-0 flex-1 pt-2.5 font-bold font-heading text-[0.875rem]/[1.25] tracking-[-0.01em] [overflow-wrap:anywhere] max-md:line-clamp-3 md:text-[1.0625rem]/[1.25]">
                {name}
              </span>
              <Link
                to={without(id)}
                preventScrollReset
                onClick={onRemove}
                aria-label={`${name} uit de vergelijking halen`}
                className="-mr-2 grid size-11 flex-none place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink max-md:w-8 print:hidden"
              >
                <X size={18} aria-hidden />
              </Link>
            </span>
          </th>
        ))}
      </tr>
      <tr className={`${rowLook} print:hidden`}>
        <td className="max-md:hidden" />
        {parkings.map((parking, place) => (
          <td
            key={parking.id}
            className={`px-1.5 pt-1 align-top max-md:first-of-type:pl-4 max-md:last-of-type:pr-4 md:px-4 md:pt-3 ${buttonLook}`}
          >
            {parking.unavailable === null ? (
              <ReserveLink parking={parking} position={place + 1} sortBy="price" />
            ) : (
              <div className="grid justify-items-start gap-2 [&>div]:w-full">
                <UnavailableBadge />
                <UnavailableParking reason={parking.unavailable} />
              </div>
            )}
          </td>
        ))}
      </tr>
    </>
  )
}
