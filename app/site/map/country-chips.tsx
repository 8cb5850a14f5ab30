import { useLocation } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { chipLook } from '#app/ui/chip-look.ts'
import type { Airport } from '#domain/airport/airport.ts'
import { type Country, countries } from '#domain/airport/country.ts'
import { keysOf } from '#domain/text/keys.ts'

type CountryChipsProps = { airports: Pick<Airport, 'country'>[]; selected?: Country | 'all' }

/** One chip for each country that has an airport. */
export function CountryChips({ airports, selected }: CountryChipsProps) {
  const present = keysOf(countries)
    .map((country) => ({
      country,
      count: airports.filter((airport) => airport.country === country).length,
    }))
    .filter(({ count }) => count > 0)

  return (
    <nav aria-label="Filter op land">
      <ul className="flex flex-wrap gap-2">
        <li>
          <CountryChip
            search=""
            isSelected={selected === 'all'}
            label="Alle"
            count={airports.length}
          />
        </li>
        {present.map(({ country, count }) => (
          <li key={country}>
            <CountryChip
              search={`?land=${country}`}
              isSelected={country === selected}
              label={countries[country]}
              count={count}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CountryChipProps = { search: string; isSelected: boolean; label: string; count: number }

function CountryChip({ search, isSelected, label, count }: CountryChipProps) {
  const { pathname } = useLocation()
  const withStay = useWithStay()

  return (
    <Link
      to={withStay(pathname + search)}
      replace
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      className={chipLook(isSelected)}
    >
      {label} <span className="tabular-nums opacity-72">{count}</span>
    </Link>
  )
}
