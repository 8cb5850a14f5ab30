import { href, Link } from 'react-router'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'

export function AllFaqsLink() {
  return (
    <Link to={href('/faq')} className={arrowLinkLook()}>
      <ArrowLabel>Bekijk alle veelgestelde vragen</ArrowLabel>
    </Link>
  )
}
