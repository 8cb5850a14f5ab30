import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { AirportMap } from '#app/site/map/airport-map.tsx'
import { CountryChips } from '#app/site/map/country-chips.tsx'
import { MapHead } from '#app/site/map/map-head.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { type Airport, type Country, countries } from '#domain/airport/airport.ts'
import { type AirportSuggestion, searchAirports } from '#domain/airport/airport-search.ts'
import { nearText } from '#domain/airport/near-text.ts'
import { keysOf } from '#domain/text/keys.ts'
import { counted } from '#domain/text/number.ts'
import { AirportCardCompact } from './airport-card-compact.tsx'
import { airportGridLook } from './airport-grid-look.ts'
import { airportsLead } from './airports-lead.ts'
import { ListSection } from './list-section.tsx'

/** About as many as the first screen shows. */
const eagerCards = 4

type AirportsOverviewProps = {
  /** What the server suggests for a search that no name matches. */
  suggested?: AirportSuggestion[]
  airports: (Omit<Airport, 'description' | 'officialParkings'> & { aliases?: string[] })[]
}

/** The airports on the map and in a list; `?land=NL` and `?zoek=keulen` narrow both. */
export function AirportsOverview({ airports, suggested = [] }: AirportsOverviewProps) {
  const [search] = useSearchParams()
  const [pointed, setPointed] = useState<string>()
  const country = asCountry(search.get('land'))
  const typed = search.get('zoek')?.trim() ?? ''
  const named = searchAirports(airports, typed)
  const found = named.length > 0 ? named : inOrder(airports, suggested)
  const place = named.length > 0 ? undefined : suggested[0]?.near?.place
  const matches = found.filter((airport) => !country || airport.country === country)
  const chip = country ?? (typed === '' ? 'all' : undefined)

  return (
    <>
      <MapHead
        lead={airportsLead(airports)}
        chips={airports.length > 0 && <CountryChips airports={airports} selected={chip} />}
        map={<AirportMap airports={matches} pointed={pointed} onPoint={setPointed} />}
      />
      <ListSection>
        <Found count={matches.length} typed={typed} place={place} />
        {matches.length === 0 ? (
          <NoAirports country={country} typed={typed} />
        ) : (
          <ul className={airportGridLook}>
            {matches.map((airport, index) => (
              <li
                key={airport.code}
                onPointerEnter={() => setPointed(airport.code)}
                onPointerLeave={() => setPointed(undefined)}
                className="grid"
              >
                <AirportCardCompact
                  airport={airport}
                  loading={index < eagerCards ? 'eager' : 'lazy'}
                />
              </li>
            ))}
          </ul>
        )}
      </ListSection>
    </>
  )
}

/** The suggested airports, the nearest first. */
function inOrder<Found extends { code: string }>(
  airports: Found[],
  suggested: AirportSuggestion[],
) {
  return suggested.flatMap(({ code }) => airports.find((airport) => airport.code === code) ?? [])
}

/** Visible only after a search; always announced to screen readers. */
type FoundProps = { count: number; typed: string; place: string | undefined }

function Found({ count, typed, place }: FoundProps) {
  const all = useAllAirports()
  const found = counted(count, 'luchthaven', 'luchthavens')
  if (typed === '' || count === 0) {
    return (
      <p role="status" className="sr-only">
        {found}
      </p>
    )
  }

  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <p role="status" className="font-semibold">
        {place ? nearText(place) : `${found} gevonden voor ‘${typed}’`}
      </p>
      <Link to={all} preventScrollReset className={arrowLinkLook()}>
        <ArrowLabel>Toon alle luchthavens</ArrowLabel>
      </Link>
    </div>
  )
}

type NoAirportsProps = { country: Country | undefined; typed: string }

function NoAirports({ country, typed }: NoAirportsProps) {
  if (typed !== '') {
    return (
      <State image="/images/leeg-lijst.svg" title={`Geen luchthaven gevonden voor ‘${typed}’`}>
        <p>Zoek op naam, code of een grotere plaats in de buurt, of kies er een uit de lijst.</p>
        <ShowAll />
      </State>
    )
  }
  if (!country) {
    return (
      <State image="/images/leeg-lijst.svg" title="Nog geen luchthavens">
        <p>Zodra er luchthavens zijn, vind je ze hier.</p>
      </State>
    )
  }

  return (
    <State image="/images/leeg-lijst.svg" title={`Geen luchthavens in ${countries[country]}`}>
      <p>In de andere landen vind je er wel.</p>
      <ShowAll />
    </State>
  )
}

function ShowAll() {
  return (
    <Link to={useAllAirports()} className={buttonLook({ tone: 'secondary' })}>
      Toon alle luchthavens
    </Link>
  )
}

/** The address of this page without its filters. */
function useAllAirports(): string {
  const { pathname } = useLocation()
  return useWithStay()(pathname)
}

function asCountry(text: string | null): Country | undefined {
  return keysOf(countries).find((country) => country === text)
}
