import type { ReactNode } from 'react'
import { resultsId } from '#app/site/page/results-id.ts'
import { StayBar } from '#app/site/stay/stay-bar.tsx'
import type { AskedStay } from '#app/site/stay/use-stay.ts'
import { HowList } from '#app/site/ui/how-list.tsx'
import { SharePage } from '#app/site/ui/share-page.tsx'
import { State } from '#app/ui/state.tsx'
import type { RankedAirport } from '#domain/airport/rank-airports.ts'
import { dayCount } from '#domain/stay/stay.ts'
import { AirportRanking } from './airport-ranking.tsx'

type WhichAirportProps = {
  asked: AskedStay
  /** Without a stay there is nothing to rank. */
  ranked: RankedAirport[] | null
  /** Below the ranking. */
  note?: ReactNode
}

/** The same stay at every airport. */
export function WhichAirport({ asked, ranked, note }: WhichAirportProps) {
  const { stay } = asked

  return (
    <>
      <div className="container-page relative z-2 -mt-10 md:-mt-14 print:hidden">
        <StayBar {...asked} />
      </div>
      <section
        aria-labelledby={resultsId}
        className="container-page pt-6 pb-(--section-y) md:pt-10"
      >
        <h2 id={resultsId} tabIndex={-1} className="sr-only">
          Uitkomst
        </h2>
        {stay && ranked ? (
          <AirportRanking airports={ranked} length={dayCount(stay.days)} />
        ) : (
          <div className="rounded-lg bg-card shadow-hairline">
            <State image="/images/leeg-resultaten.svg" title="Kies eerst je dagen" level={3}>
              <p>
                Vul in wanneer je je auto brengt en ophaalt. Dan zie je wat hetzelfde verblijf bij
                elke luchthaven kost.
              </p>
            </State>
          </div>
        )}
        {note && <div className="mt-3">{note}</div>}
        {stay && (
          <div className="mt-3 -ml-3">
            <SharePage title={`Welke luchthaven is het voordeligst voor ${dayCount(stay.days)}?`} />
          </div>
        )}
        <HowList
          level={2}
          items={[
            {
              title: 'Goedkoopste totaal',
              text: 'Het laagste totaal van de terreinen die je kunt boeken, met alle verplichte kosten erin. Een prijs die lang niet is gecontroleerd, telt alleen mee als er geen andere is.',
            },
            {
              title: 'Middelste totaal',
              text: 'Van dezelfde terreinen kost de helft hooguit zoveel, en de helft minstens zoveel. Zo zie je wat gewoon is.',
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
