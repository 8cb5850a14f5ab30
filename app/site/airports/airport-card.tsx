import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { cardLinkLook } from '#app/ui/card-link-look.ts'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { type Airport, bookableFrom } from '#domain/airport/airport.ts'
import type { WithLowestStay } from '#domain/airport/lowest-stay.ts'
import { underPrice } from '#domain/airport/lowest-stay-text.ts'
import { pictureOf } from '#domain/media/picture.ts'
import type { Stay } from '#domain/stay/stay.ts'
import { airportCardLook } from './airport-card-look.ts'
import { AirportPrice } from './airport-price.tsx'

type AirportCardProps = {
  airport: Pick<
    Airport,
    'code' | 'name' | 'slug' | 'description' | 'priceFrom' | 'lowestPrice' | 'imageUrl'
  > &
    WithLowestStay
  /** That of the address, with which the airports were loaded. */
  stay?: Stay | undefined
}

/** The whole card is one link, 'Bekijk opties'. */
export function AirportCard({ airport, stay }: AirportCardProps) {
  const { code, name, slug, description, priceFrom, imageUrl } = airport
  const booking = bookableFrom(airport)
  const checked = underPrice(airport, stay)
  const withStay = useWithStay()

  return (
    <article className={airportCardLook}>
      <div className="relative aspect-5/3 bg-sunken">
        <Picture
          {...pictureOf(imageUrl)}
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
          loading="lazy"
          look="absolute inset-0 size-full object-cover"
        />
        <span className="absolute -bottom-4.5 left-5 flex rounded-sm ring-4 ring-card">
          <CodeTile>{code}</CodeTile>
        </span>
      </div>
      <div className="flex flex-1 flex-col px-5 pt-8.5 pb-3">
        <h3>{name}</h3>
        <p className="mt-2 line-clamp-3 text-[0.9375rem]/[1.55] text-ink-soft">
          {firstParagraph(description)}
        </p>
        <div className="mt-auto flex items-center justify-between gap-3 max-[20rem]:flex-wrap pt-4">
          <div>
            <AirportPrice price={priceFrom} />
            {booking && <p className="mt-1 text-ink-muted text-sm/[1.3]">{booking}</p>}
            {checked && <p className="mt-1 text-ink-muted text-xs/[1.35]">{checked}</p>}
          </div>
          <Link
            to={withStay(href('/parkeren/:slug', { slug }))}
            className={`${arrowLinkLook()} ${cardLinkLook}`}
          >
            <ArrowLabel>Bekijk opties</ArrowLabel>
            <span className="sr-only">voor {name}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}

const firstParagraph = (text: string) => text.split('\n\n', 1)[0]
