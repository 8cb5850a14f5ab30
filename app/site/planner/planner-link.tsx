import { Link } from '#app/site/page/link.tsx'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'

/** The way to the departure planner. */
export function PlannerLink({ to }: { to: string }) {
  return (
    <Link to={to} className={`${arrowLinkLook()} print:hidden`}>
      <ArrowLabel>Hoe laat moet je weg?</ArrowLabel>
    </Link>
  )
}
