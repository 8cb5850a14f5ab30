import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { AirportSearch } from '#app/site/search/airport-search.tsx'
import { Crumbs } from '#app/site/ui/crumbs.tsx'

type MapHeadProps = {
  lead?: ReactNode
  /** What the search found, under its field. */
  answer?: ReactNode
  chips?: ReactNode
  map: ReactNode
  /** Under the map. */
  below?: ReactNode
}

/** The head of the overview, which is the map itself. */
export function MapHead({ lead, answer, chips, map, below }: MapHeadProps) {
  const [search] = useSearchParams()
  const withStay = useWithStay()
  const typed = search.get('zoek') ?? ''

  return (
    <section className="overflow-hidden border-line border-b bg-map-sea">
      <div className="container-page grid items-center xl:grid-cols-[minmax(0,1fr)_40rem] xl:gap-8">
        <div className="relative z-1 pt-10 xl:pb-10">
          <div className="mb-4">
            <Crumbs items={[{ label: 'Home', to: withStay('/') }, { label: 'Luchthavens' }]} />
          </div>
          <h1>Alle Luchthavens</h1>
          <p className="mt-3 max-w-[40rem] text-ink-soft text-lead">{lead}</p>
          <div className="mt-6 max-w-[26rem]">
            <AirportSearch key={typed} initial={typed} />
          </div>
          {answer}
          <div className="mt-4 min-h-11">{chips}</div>
        </div>
        {map}
      </div>
      {below}
    </section>
  )
}
