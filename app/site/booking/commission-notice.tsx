import Scale from 'lucide-react/icons/scale'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'

export function CommissionNotice() {
  return (
    <Notice icon={Scale}>
      Je betaalt dezelfde prijs als bij rechtstreeks boeken. Reserveer je via onze link, dan krijgen
      wij een commissie van de aanbieder.{' '}
      <Link to={href('/affiliate-disclaimer')} className={textLinkLook}>
        Hoe dat werkt
      </Link>
    </Notice>
  )
}
