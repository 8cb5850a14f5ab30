import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'

export function AllFaqsLink() {
  return (
    <Link to={href('/faq')} className={arrowLinkLook()}>
      <ArrowLabel>Bekijk alle veelgestelde vragen</ArrowLabel>
    </Link>
  )
}
