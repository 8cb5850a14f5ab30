import type { ReactNode } from 'react'
import { HowList } from '#app/site/ui/how-list.tsx'
import { State } from '#app/ui/state.tsx'
import type { RankedAirport } from '#domain/airport/rank-airports.ts'
import { carriedStay, type GivenTimedStay } from '#domain/stay/carried-stay.ts'
import { dayCount } from '#domain/stay/stay.ts'
import type { TimedStayErrors } from '#domain/stay/timed-stay.ts'
import { AirportRanking } from './airport-ranking.tsx'
import { WhichStay } from './which-stay.tsx'

export type WhichAirportProps = {
  given: GivenTimedStay
  errors: TimedStayErrors
  today: string
  /** Without a stay there is nothing to rank. */
  ranking: { airports: RankedAirport[]; days: number } | null
  /** Below the ranking. */
  note?: ReactNode
}

/** The same stay at every airport. */
export function WhichAirport({ given, errors, today, ranking, note }: WhichAirportProps) {
  const length = ranking ? dayCount(ranking.days) : undefined

  return (
    <>
      <div className="container-page relative -mt-10 md:-mt-14">
        <WhichStay given={given} errors={errors} today={today} length={length} />
      </div>
      <section aria-label="Uitkomst" className="container-page pt-6 pb-(--section-y) md:pt-10">
        <p role="status" className="sr-only">
          {length && `Parkeren voor ${length} per luchthaven, goedkoopste eerst.`}
        </p>
        {ranking ? (
          <AirportRanking
            airports={ranking.airports}
            length={dayCount(ranking.days)}
            stay={carriedStay(given)}
          />
        ) : (
          <div className="rounded-lg bg-card shadow-hairline">
            <State image="/images/leeg-resultaten.svg" title="Wanneer ben je weg?">
              <p>
                Kies de dagen waarop je je auto brengt en ophaalt. Dan zie je wat hetzelfde verblijf
                bij elke luchthaven kost.
              </p>
            </State>
          </div>
        )}
        {note && <div className="mt-3">{note}</div>}
        <HowList
          level={2}
          items={[
            {
              title: 'Goedkoopste totaal',
              text: 'Het laagste totaal van een terrein dat je kunt boeken, met alle verplichte kosten erin.',
            },
            {
              title: 'Middelste totaal',
              text: 'De helft van de terreinen is goedkoper, de helft duurder. Zo zie je wat gewoon is.',
            },
            {
              title: 'Officiële parking',
              text: 'Het tarief van de luchthaven zelf, als we dat op de website konden lezen.',
            },
          ]}
        />
      </section>
    </>
  )
}
