import { href, Link } from 'react-router'
import { PriceAgeCell } from '#app/admin/price-checks/price-age-cell.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { isBookable, type ListedParking, parkingTypes } from '#domain/parking/parking.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'

type ProviderParkingRowProps = {
  parking: ListedParking
  /** Undefined while they are not known. */
  clicks: number | undefined
}

/** On a phone a row is a block, in which its cells wrap. */
export const rowLook =
  'max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-1 max-md:px-5 max-md:py-3'

/** In the place of clicks that are not known. */
export const unknown = (
  <span className="font-normal text-ink-muted">
    <span aria-hidden>–</span>
    <span className="sr-only">onbekend</span>
  </span>
)

const cellLook = 'px-2 py-2.5 max-md:p-0'

export function ProviderParkingRow({ parking, clicks }: ProviderParkingRowProps) {
  const { id, name, airportCode, type, priceToday, isPriceOfTariff } = parking

  return (
    <tr className={`border-line not-last:border-b hover:bg-hover ${rowLook}`}>
      <td className={`${cellLook} pl-5 max-md:w-full`}>
        <span className="flex items-center gap-3">
          <CodeTile size="xs">{airportCode}</CodeTile>
          <span className="min-w-0">
            <Link
              to={href('/admin/parkings/:id/edit', { id: `${id}` })}
              className="wrap-anywhere font-semibold underline-offset-[0.2em] hover:underline"
            >
              {name}
            </Link>
            <span className="block text-ink-muted text-sm">{parkingTypes[type]}</span>
            {!isBookable(parking) && <Badge tone="open">Niet beschikbaar</Badge>}
          </span>
        </span>
      </td>
      <td className={`${cellLook} max-md:w-full`}>
        <b className="block whitespace-nowrap font-extrabold font-heading tabular-nums max-md:inline">
          {formatEuro(priceToday)}
        </b>{' '}
        <span className="block text-ink-muted text-xs max-md:inline">
          {isPriceOfTariff ? 'uit tarief, bij 8 dagen' : 'zonder tarief, schatting'}
        </span>
      </td>
      <td className={`${cellLook} text-sm`}>
        <span className="mr-1 text-ink-muted md:hidden">gecontroleerd</span>
        <PriceAgeCell parking={parking} />
      </td>
      <td className={`${cellLook} text-right tabular-nums max-md:ml-auto max-md:text-sm md:pr-5`}>
        <span className="mr-1 text-ink-muted md:hidden">clicks</span>
        {clicks === undefined ? unknown : formatNumber(clicks)}
      </td>
    </tr>
  )
}
