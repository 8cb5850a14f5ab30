import type { Airport } from '#domain/airport/airport.ts'
import { mapPoint, mapSize } from '#domain/airport/map-projection.ts'
import { AirportPin } from './airport-pin.tsx'
import { mapOutline } from './map-outline.ts'
import { pinSide } from './pin-side.ts'

const countryNames = [
  { name: 'Nederland', left: '55.41%', top: '21.37%' },
  { name: 'België', left: '42.85%', top: '80.97%' },
  { name: 'Duitsland', left: '89.43%', top: '44.41%' },
]

type PinnedAirport = Pick<
  Airport,
  'code' | 'name' | 'slug' | 'lowestPrice' | 'latitude' | 'longitude'
>

type AirportMapProps = {
  airports: PinnedAirport[]
  /** The code of the airport under the pointer, here or in the list. */
  pointed?: string
  onPoint?: (code: string | undefined) => void
}

/** The land extends beyond the canvas on both sides; airports inside it are links. */
export function AirportMap({ airports, pointed, onPoint }: AirportMapProps) {
  const pins = airports.flatMap((airport) => {
    const point = mapPoint(airport)
    return point ? [{ airport, point }] : []
  })
  const points = pins.map(({ point }) => point)

  return (
    <div className="relative mx-auto aspect-640/600 w-full max-w-[40rem]">
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className="absolute inset-0 size-full overflow-visible"
        aria-hidden="true"
      >
        <path className="fill-map-far" d={mapOutline.far} />
        <path
          className="fill-map-land stroke-[1.5] stroke-map-border"
          strokeLinejoin="round"
          d={mapOutline.land}
        />
      </svg>
      {countryNames.map(({ name, ...place }) => (
        <span
          key={name}
          aria-hidden="true"
          style={place}
          className="pointer-events-none absolute -translate-1/2 max-[20rem]:hidden font-heading font-semibold text-[0.6875rem]/none text-ink-muted tracking-[0.04em] sm:text-[0.8125rem]/none"
        >
          {name}
        </span>
      ))}
      {pins.length > 0 && (
        <nav aria-label="Kaart van de luchthavens">
          <ul>
            {pins.map(({ airport, point }) => (
              <li key={airport.code}>
                <AirportPin
                  airport={airport}
                  point={point}
                  side={pinSide(point, points)}
                  pointed={airport.code === pointed}
                  onPoint={onPoint}
                />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
