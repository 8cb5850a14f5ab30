import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'

/** One line above the buttons to providers. */
export function CommissionLine() {
  return (
    <p className="text-ink-muted text-sm/[1.5]">
      Reserveer je via onze link, dan krijgen wij een commissie van de aanbieder. Jij betaalt
      dezelfde prijs.{' '}
      <Link to={href('/affiliate-disclaimer')} className={`${textLinkLook} print:hidden`}>
        Hoe dat werkt
      </Link>
    </p>
  )
}
