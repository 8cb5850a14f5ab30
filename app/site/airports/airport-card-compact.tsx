import ArrowRight from 'lucide-react/icons/arrow-right'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { cardLinkLook } from '#app/ui/card-link-look.ts'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Airport } from '#domain/airport/airport.ts'
import { countries } from '#domain/airport/country.ts'
import type { WithLowestStay } from '#domain/airport/lowest-stay.ts'
import { underPrice } from '#domain/airport/lowest-stay-text.ts'
import { pictureOf } from '#domain/media/picture.ts'
import type { Stay } from '#domain/stay/stay.ts'
import { airportCardLook } from './airport-card-look.ts'
import { AirportPrice } from './airport-price.tsx'

type AirportCardCompactProps = {
  airport: Pick<Airport, 'code' | 'name' | 'slug' | 'country' | 'lowestPrice' | 'imageUrl'> &
    WithLowestStay
  stay: Stay | undefined
  loading: 'eager' | 'lazy'
}

/** The card of the overview: the airport without its description. */
export function AirportCardCompact({ airport, stay, loading }: AirportCardCompactProps) {
  const { code, name, slug, country, lowestPrice, imageUrl } = airport
  const checked = underPrice(airport, stay)
  const withStay = useWithStay()

  return (
    <article className={airportCardLook}>
      <div className="relative aspect-[1.4] bg-sunken sm:aspect-5/3">
        <Picture
          {...pictureOf(imageUrl)}
          sizes="(min-width: 80rem) 20rem, 50vw"
          loading={loading}
          look="size-full object-cover"
        />
        <span className="absolute -bottom-3.5 left-3 flex rounded-sm ring-4 ring-card max-sm:[&>span]:text-[0.8125rem] sm:-bottom-4.5 sm:left-4">
          <CodeTile>{code}</CodeTile>
        </span>
      </div>
      <div className="flex flex-1 flex-col px-3 pt-7 pb-2 sm:px-4 sm:pt-7.5 sm:pb-3">
        <h2 className="font-bold text-base/[1.25] tracking-[-0.01em] sm:text-h3">
          <Link to={withStay(href('/parkeren/:slug', { slug }))} className={cardLinkLook}>
            {name}
          </Link>
        </h2>
        <p className="text-ink-muted text-sm/[1.6]">{countries[country]}</p>
        <div className="mt-auto flex items-center justify-between gap-3 pt-2 sm:pt-4">
          <div>
            <p className="max-sm:[&>span]:text-xs/[1.2] max-sm:[&>span>span:first-child]:basis-full">
              <AirportPrice price={lowestPrice} size="sm" />
            </p>
            {checked && <p className="mt-1 text-ink-muted text-xs/[1.35]">{checked}</p>}
          </div>
          <ArrowRight
            size="1.25rem"
            className="flex-none text-link transition-[translate] duration-(--base) ease-out within-hover:translate-x-[3px] max-sm:hidden"
            aria-hidden
          />
        </div>
      </div>
    </article>
  )
}
