import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { Airport } from '#domain/airport/airport.ts'
import { mapPoint } from '#domain/airport/map-projection.ts'

type OffTheMapProps = {
  airports: Pick<Airport, 'code' | 'name' | 'slug' | 'latitude' | 'longitude'>[]
}

/** The airports that lie outside the canvas, or of which we don't know where they are. */
export function OffTheMap({ airports }: OffTheMapProps) {
  const withStay = useWithStay()
  const elsewhere = airports.filter((airport) => !mapPoint(airport))
  if (elsewhere.length === 0) return null

  return (
    <nav aria-labelledby="buiten-de-kaart" className="relative border-line border-t bg-card">
      <div className="container-page flex flex-wrap items-center gap-x-4 py-2">
        <h2
          id="buiten-de-kaart"
          className="font-sans font-semibold text-ink-soft text-sm tracking-normal"
        >
          Buiten de kaart
        </h2>
        <ul className="flex flex-wrap gap-x-4">
          {elsewhere.map(({ code, name, slug }) => (
            <li key={code}>
              <Link
                to={withStay(href('/parkeren/:slug', { slug }))}
                className={`inline-flex min-h-11 items-center ${textLinkLook}`}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
