import { href, useLocation } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import { type Country, countries } from '#domain/airport/country.ts'
import { nearText } from '#domain/airport/near-text.ts'
import { counted } from '#domain/text/number.ts'

type AirportsFoundProps = {
  count: number
  typed: string
  country: Country | undefined
  /** The airports near the place that was searched for. */
  near: AirportSuggestion[]
}

/**
 * What the search found. Visible only if the list is narrowed by a search, or empty; always announced
 * to screen readers.
 */
export function AirportsFound({ count, typed, country, near }: AirportsFoundProps) {
  const withStay = useWithStay()
  const { pathname } = useLocation()
  const found = counted(count, 'luchthaven', 'luchthavens')
  const place = near[0]?.near?.place
  if (count > 0 && typed === '') {
    return (
      <p role="status" className="sr-only">
        {found}
      </p>
    )
  }

  return (
    <div className="mt-4 grid max-w-[40rem] gap-1">
      {count === 0 ? (
        <NoAirports country={country} typed={typed} />
      ) : (
        <p role="status" className="font-semibold">
          {place ? nearText(place) : `${found} gevonden voor ‘${typed}’`}
        </p>
      )}
      {count > 0 && place && (
        <ul aria-label={`Dicht bij ${place}`} className="flex flex-wrap gap-x-5">
          {near.map(({ code, name, slug, near }) => (
            <li key={code} className="text-ink-muted tabular-nums">
              <Link
                to={withStay(href('/parkeren/:slug', { slug }))}
                className={`inline-flex min-h-11 items-center ${textLinkLook}`}
              >
                {name}
              </Link>
              {near && ` ${near.km} km`}
            </li>
          ))}
        </ul>
      )}
      <Link to={withStay(pathname)} preventScrollReset className={arrowLinkLook()}>
        <ArrowLabel>Toon alle luchthavens</ArrowLabel>
      </Link>
    </div>
  )
}

type NoAirportsProps = { country: Country | undefined; typed: string }

function NoAirports({ country, typed }: NoAirportsProps) {
  const [title, text] =
    typed === '' && country
      ? [`Geen luchthavens in ${countries[country]}`, 'In de andere landen vind je er wel.']
      : [
          `Geen luchthaven gevonden voor ‘${typed}’`,
          'Zoek op naam, code of een grotere plaats in de buurt, of kies er een op de kaart.',
        ]
  return (
    <div role="status">
      <h2 className="text-[1.25rem]">{title}</h2>
      <p className="mt-1 text-ink-soft">{text}</p>
    </div>
  )
}
