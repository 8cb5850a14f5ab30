import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { CodeTile } from '#app/ui/code-tile.tsx'
import type { Airport } from '#domain/airport/airport.ts'
import type { WithLowestStay } from '#domain/airport/lowest-stay.ts'
import { underPrice } from '#domain/airport/lowest-stay-text.ts'
import { type MapPoint, mapSize } from '#domain/airport/map-projection.ts'
import { formatEuro } from '#domain/text/money.ts'
import type { PinSide } from './pin-side.ts'

const tilePlaces: Record<PinSide, string> = {
  left: 'right-[11px] -top-[11px] sm:-top-[13px]',
  right: 'left-[11px] -top-[11px] sm:-top-[13px]',
  below: 'top-[11px] -left-[21px]',
}

const signPlaces: Record<PinSide, string> = {
  left: 'left-3.5 -top-4.5',
  right: 'left-15.5 -top-4.5',
  below: 'left-3.5 -top-4.5',
}

const nearTheEdge = 'max-sm:top-auto max-sm:right-[-3.5rem] max-sm:bottom-6 max-sm:left-auto'

type AirportPinProps = {
  airport: Pick<Airport, 'code' | 'name' | 'slug' | 'lowestPrice'> & WithLowestStay
  point: MapPoint
  side: PinSide
  pointed: boolean
  onPoint?: (code: string | undefined) => void
}

/** A dot of 44 px with the airport's code; name and price show on hover. */
export function AirportPin({ airport, point, side, pointed, onPoint }: AirportPinProps) {
  const { code, name, slug, lowestPrice } = airport
  const checked = underPrice(airport, undefined)
  const withStay = useWithStay()
  const signPlace = `${signPlaces[side]} ${point.x > mapSize.width / 2 ? nearTheEdge : ''}`

  return (
    <Link
      to={withStay(href('/parkeren/:slug', { slug }))}
      style={{
        left: `${(point.x / mapSize.width) * 100}%`,
        top: `${(point.y / mapSize.height) * 100}%`,
      }}
      onPointerEnter={() => onPoint?.(code)}
      onPointerLeave={() => onPoint?.(undefined)}
      className="group absolute hover:z-1 focus-visible:z-1 focus-visible:shadow-none focus-visible:outline-none"
    >
      <span className="absolute -top-1.5 -left-1.5 size-3 rounded-full border-3 border-(--pin-edge) bg-(--ink-900)" />
      <span
        className={`absolute flex rounded-sm shadow-[0_1px_3px_rgb(14_27_44/0.3)] outline-(--focus-outer) outline-offset-2 before:absolute before:-inset-2.5 within-focus:outline-3 max-sm:[&>span]:text-[0.6875rem] max-[20rem]:[&>span]:text-[11px] ${tilePlaces[side]}`}
      >
        <CodeTile size="sm" tone={pointed ? 'ink' : 'signal'}>
          {code}
        </CodeTile>
      </span>
      <span
        className={`pointer-events-none absolute whitespace-nowrap rounded-md bg-(--ink-900) px-3 py-2 font-semibold text-sm/[1.3] text-white opacity-0 transition-opacity duration-(--fast) within-hover:opacity-100 within-focus:opacity-100 ${signPlace}`}
      >
        {name}
        <span className="font-normal text-on-inverse-soft tabular-nums">
          {' '}
          {lowestPrice === null ? 'nog geen aanbieders' : `vanaf ${formatEuro(lowestPrice)}`}
        </span>
        {checked && (
          <span className="block font-normal text-on-inverse-soft text-xs"> {checked}</span>
        )}
      </span>
    </Link>
  )
}
