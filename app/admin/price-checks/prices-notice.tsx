import ExternalLink from 'lucide-react/icons/external-link'
import { href, Link } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'

type PricesNoticeProps = {
  provider: { id: number; tradeName: string; website: string | null }
}

/** Above the parkings of one provider: their own page, to look at while each price is confirmed. */
export function PricesNotice({ provider: { id, tradeName, website } }: PricesNoticeProps) {
  const page = href('/admin/providers/:id/edit', { id: `${id}` })

  return (
    <Notice title="Prijzen nakijken.">
      Vink per prijs aan wat je bij{' '}
      <Link to={page} className={`wrap-anywhere ${textLinkLook}`}>
        {tradeName}
      </Link>{' '}
      zag: kijken is de controle, dus alles in één keer bevestigen kan niet. Klopt een prijs niet
      meer, klik er dan op.{' '}
      {website === null ? (
        <>Hun site kennen we niet. Zet haar bij de aanbieder, dan open je haar hier.</>
      ) : (
        <a
          href={website}
          target="_blank"
          rel="noreferrer"
          className={`inline-flex items-center gap-1.5 ${textLinkLook}`}
        >
          Open hun site
          <ExternalLink size={16} className="flex-none" aria-hidden />
        </a>
      )}
    </Notice>
  )
}
