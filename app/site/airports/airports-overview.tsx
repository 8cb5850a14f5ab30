import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AirportMap } from '#app/site/map/airport-map.tsx'
import { CountryChips } from '#app/site/map/country-chips.tsx'
import { MapHead } from '#app/site/map/map-head.tsx'
import { OffTheMap } from '#app/site/map/off-the-map.tsx'
import { useStay } from '#app/site/stay/use-stay.ts'
import { State } from '#app/ui/state.tsx'
import type { Airport } from '#domain/airport/airport.ts'
import { type AirportSuggestion, searchAirports } from '#domain/airport/airport-search.ts'
import { type Country, countries } from '#domain/airport/country.ts'
import type { WithLowestStay } from '#domain/airport/lowest-stay.ts'
import { keysOf } from '#domain/text/keys.ts'
import { AirportCardCompact } from './airport-card-compact.tsx'
import { airportGridLook } from './airport-grid-look.ts'
import { AirportsFound } from './airports-found.tsx'
import { airportsLead } from './airports-lead.ts'
import { ListSection } from './list-section.tsx'

/** About as many as the first screen shows. */
const eagerCards = 4

type AirportsOverviewProps = {
  /** What the server suggests for a search that no name matches. */
  suggested?: AirportSuggestion[]
  airports: (Omit<Airport, 'description' | 'officialParkings'> &
    WithLowestStay & { aliases?: string[] })[]
  /** The day on which the server rendered the page. */
  today: string
}

/** The airports on the map and in a list; `?land=NL` and `?zoek=keulen` narrow both. */
export function AirportsOverview({ airports, suggested = [], today }: AirportsOverviewProps) {
  const { stay } = useStay(today)
  const [search] = useSearchParams()
  const [pointed, setPointed] = useState<string>()
  const country = asCountry(search.get('land'))
  const typed = search.get('zoek')?.trim() ?? ''
  const named = searchAirports(airports, typed)
  const found = named.length > 0 ? named : inOrder(airports, suggested)
  const matches = found.filter((airport) => !country || airport.country === country)
  const chip = country ?? (typed === '' ? 'all' : undefined)
  const shown = new Set(matches.map(({ code }) => code))

  if (airports.length === 0) {
    return (
      <>
        <MapHead lead={airportsLead([])} map={<AirportMap airports={[]} />} />
        <ListSection>
          <State image="/images/leeg-lijst.svg" title="Nog geen luchthavens">
            <p>Zodra er luchthavens zijn, vind je ze hier.</p>
          </State>
        </ListSection>
      </>
    )
  }

  return (
    <>
      <MapHead
        lead={airportsLead(airports)}
        answer={
          <AirportsFound
            count={matches.length}
            typed={typed}
            country={country}
            near={named.length > 0 ? [] : suggested.filter(({ code }) => shown.has(code))}
          />
        }
        chips={<CountryChips airports={airports} selected={chip} />}
        map={
          // An empty map would say nothing.
          <AirportMap
            airports={matches.length > 0 ? matches : airports}
            pointed={pointed}
            onPoint={setPointed}
          />
        }
        below={<OffTheMap airports={matches.length > 0 ? matches : airports} />}
      />
      {matches.length > 0 && (
        <ListSection>
          <ul className={airportGridLook}>
            {matches.map((airport, index) => (
              <li
                key={airport.code}
                onPointerEnter={() => setPointed(airport.code)}
                onPointerLeave={() => setPointed(undefined)}
                className="grid"
              >
                <AirportCardCompact
                  stay={stay}
                  airport={airport}
                  loading={index < eagerCards ? 'eager' : 'lazy'}
                />
              </li>
            ))}
          </ul>
        </ListSection>
      )}
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

function asCountry(text: string | null): Country | undefined {
  return keysOf(countries).find((country) => country === text)
}
