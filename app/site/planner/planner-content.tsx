import { href } from 'react-router'
import { useKeptFilter } from '#app/site/filter/use-with-filter.ts'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { withPairs } from '#domain/page/with-pairs.ts'
import { Planner, type PlannerProps } from './planner.tsx'

type PlannerContentProps = Omit<PlannerProps, 'airport'> & {
  airport: { code: string; name: string; slug: string } | undefined
}

export function PlannerContent({ airport, ...planner }: PlannerContentProps) {
  const filter = useKeptFilter()

  return (
    <>
      <div className="print:hidden">
        <PageHead
          title="Vertrekplanner"
          under={
            airport && {
              label: airport.name,
              to: withPairs(href('/parkeren/:slug', { slug: airport.slug }), filter),
            }
          }
          lead="Hoe laat rijd je weg om rustig bij de gate te zijn? We rekenen met de langste wachttijd op de bus."
        />
      </div>
      <div className="container-page pt-[clamp(2.5rem,1.8rem+2.8vw,4rem)] pb-(--section-y)">
        <Planner airport={airport} {...planner} />
      </div>
    </>
  )
}
