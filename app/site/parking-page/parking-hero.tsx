import Timer from 'lucide-react/icons/timer'
import { href } from 'react-router'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { typeIcons } from '#app/site/parkings/parking-icons.ts'
import { Crumbs } from '#app/site/ui/crumbs.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Rating } from '#app/ui/rating.tsx'
import type { Airport } from '#domain/airport/airport.ts'
import { pictureOf } from '#domain/media/picture.ts'
import { type Parking, parkingTypes } from '#domain/parking/parking.ts'
import { reviewsRemark, reviewsText } from '#domain/parking/reviews-text.ts'
import { worstMinutes } from '#domain/transfer/transfer.ts'

type ParkingHeroProps = { airport: Pick<Airport, 'code' | 'name' | 'slug'>; parking: Parking }

const sceneLook = [
  'relative h-36 border-(--yellow-500) border-b-6 print:hidden',
  'md:absolute md:inset-y-0 md:right-0 md:left-1/2 md:h-auto md:border-0 md:[clip-path:polygon(5rem_0,100%_0,100%_100%,0_100%)] xl:left-[max(46%,100%_-_58rem)]',
  'before:absolute before:inset-0 before:hidden before:bg-(--yellow-500) before:[clip-path:polygon(5rem_0,calc(5rem_+_12px)_0,12px_100%,0_100%)] md:before:block',
].join(' ')

const softLook = 'text-on-inverse-soft print:text-ink-muted'

export function ParkingHero({ airport, parking }: ParkingHeroProps) {
  const withStay = useWithStay()
  const withFilter = useWithFilter()
  const TypeIcon = typeIcons[parking.type]

  return (
    <section className="focus-inverse relative overflow-hidden bg-(--ink-900) text-white print:bg-transparent print:text-(--ink-900)">
      <div className={sceneLook}>
        <Picture
          {...pictureOf(parking.imageUrl)}
          sizes="(min-width: 48rem) max(54vw, 44rem), 100vw"
          fetchPriority="high"
          look="size-full object-cover"
        />
      </div>
      <div className="container-page relative pt-2 pb-6 md:min-h-[23rem] md:pt-4 md:pb-10 print:min-h-0 print:p-0">
        <div className="md:max-w-[21rem] xl:max-w-[32rem] print:max-w-none">
          <div className={`mb-3 md:mb-8 print:hidden ${softLook}`}>
            <Crumbs
              items={[
                { label: 'Home', to: withStay(href('/')) },
                { label: 'Luchthavens', to: withStay(href('/luchthavens')) },
                {
                  label: airport.name,
                  to: withFilter(href('/parkeren/:slug', { slug: airport.slug })),
                },
                { label: parking.name },
              ]}
            />
          </div>
          <div className="mb-3 flex flex-wrap items-center gap-2.5">
            <CodeTile>{airport.code}</CodeTile>
            <span className="inline-flex min-h-6.5 items-center gap-[0.35rem] rounded-xs bg-(--ink-800) px-2 py-0.5 font-semibold text-white text-xs/[1.3] print:bg-transparent print:text-ink">
              <TypeIcon size="0.9375rem" className="flex-none text-(--yellow-500)" aria-hidden />
              {parkingTypes[parking.type]}
            </span>
          </div>
          <h1 className="text-[clamp(2rem,1.4rem_+_2.2vw,3rem)]/(--leading-tight) tracking-(--track-display) [overflow-wrap:anywhere] max-[20rem]:text-[1.5rem]/(--leading-tight)">
            {parking.name}
          </h1>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm [&_.text-ink-muted]:text-on-inverse-soft print:[&_.text-ink-muted]:text-ink-muted [&>span:first-child]:text-base/[1.2]">
            <Rating
              score={parking.rating}
              count={parking.reviews}
              remark={reviewsRemark(parking)}
            />
            <span className={softLook}>{reviewsText(parking)}</span>
          </p>
          <p className="mt-3 inline-flex items-center gap-2">
            <Timer size="1.25rem" className="flex-none text-(--yellow-500)" aria-hidden />
            {minutesText(parking)}
          </p>
        </div>
      </div>
    </section>
  )
}

/** '8 min naar de terminal, hooguit 13'. */
function minutesText({ distance, distanceUnit, transfer }: Parking): string {
  const worst = transfer ? worstMinutes(transfer) : distance
  return `${distance} ${distanceUnit} naar de terminal${worst > distance ? `, hooguit ${worst}` : ''}`
}
