import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'

/** The way to the departure planner, with the stay of the page. */
export function PlannerLink({ airport }: { airport?: string }) {
  const planner = `${href('/vertrekplanner')}${airport ? `?luchthaven=${airport}` : ''}`

  return (
    <Link to={useWithStay()(planner)} className={`${arrowLinkLook()} print:hidden`}>
      <ArrowLabel>Hoe laat moet je weg?</ArrowLabel>
    </Link>
  )
}
