import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { type Airport, type Country, countries } from '#domain/airport.ts'
import { AirportCardCompact } from './airport-card-compact.tsx'
import { airportGridLook } from './airport-grid-look.ts'
import { AirportMap } from './airport-map.tsx'
import { airportsLead } from './airports-lead.ts'
import { CountryChips } from './country-chips.tsx'
import { ListSection } from './list-section.tsx'
import { MapHead } from './map-head.tsx'

/** What a screen shows before it is scrolled. */
const eagerCards = 4

type AirportsOverviewProps = {
  airports: Omit<Airport, 'description' | 'officialParkings'>[]
}

/** The airports on the map and in a list; `?land=NL` narrows both. */
export function AirportsOverview({ airports }: AirportsOverviewProps) {
  const [search] = useSearchParams()
  const [pointed, setPointed] = useState<string>()
  const country = asCountry(search.get('land'))
  const shown = airports.filter((airport) => !country || airport.country === country)

  return (
    <>
      <MapHead
        lead={airportsLead(airports)}
        chips={airports.length > 0 && <CountryChips airports={airports} selected={country} />}
        map={<AirportMap airports={shown} pointed={pointed} onPoint={setPointed} />}
      />
      <ListSection>
        <p role="status" className="sr-only">
          {shown.length} {shown.length === 1 ? 'luchthaven' : 'luchthavens'}
        </p>
        {shown.length === 0 ? (
          <NoAirports country={country} />
        ) : (
          <ul className={airportGridLook}>
            {shown.map((airport, index) => (
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

function NoAirports({ country }: { country: Country | undefined }) {
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
      <Link to={{ search: '' }} className={buttonLook({ tone: 'secondary' })}>
        Toon alle luchthavens
      </Link>
    </State>
  )
}

function asCountry(text: string | null): Country | undefined {
  return Object.keys(countries).find((country): country is Country => country === text)
}
