import Info from 'lucide-react/icons/info'
import SquareParking from 'lucide-react/icons/square-letter-p'
import Tag from 'lucide-react/icons/tag'
import { href } from 'react-router'
import { Crumbs } from '#app/site/ui/crumbs.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { type Airport, officialParkingNames } from '#domain/airport/airport.ts'
import { pictureOf } from '#domain/media/picture.ts'
import { parkingCount } from '#domain/parking/parking.ts'
import { formatEuro } from '#domain/text/money.ts'

type AirportHeroProps = {
  airport: Airport
  parkings: number
  /** The lowest price of the parkings, not the airport's own field; undefined without parkings. */
  lowestPrice: number | undefined
}

const sceneLook = [
  'relative h-50 border-(--yellow-500) border-b-6 print:hidden',
  'md:absolute md:inset-y-0 md:right-0 md:left-1/2 md:h-auto md:border-0 md:[clip-path:polygon(5rem_0,100%_0,100%_100%,0_100%)] xl:left-[max(46%,100%_-_58rem)]',
  'before:absolute before:inset-0 before:hidden before:bg-(--yellow-500) before:[clip-path:polygon(5rem_0,calc(5rem_+_12px)_0,12px_100%,0_100%)] md:before:block',
].join(' ')

export function AirportHero({ airport, parkings, lowestPrice }: AirportHeroProps) {
  const official = officialParkingNames(airport)

  return (
    <section className="focus-inverse relative overflow-hidden bg-(--ink-900) text-white print:bg-transparent print:text-(--ink-900)">
      <div className={sceneLook}>
        <Picture
          {...pictureOf(airport.imageUrl)}
          sizes="(min-width: 48rem) max(54vw, 44rem), 100vw"
          fetchPriority="high"
          look="size-full object-cover object-[50%_66%] md:object-[50%_12%]"
        />
      </div>
      <div
        className={`container-page relative pt-3 md:min-h-[25.5rem] md:pt-6 md:pb-24 print:min-h-0 print:p-0 ${parkings > 0 ? 'pb-20' : 'pb-8'}`}
      >
        <div className="md:max-w-[21rem] xl:max-w-[31rem] print:max-w-none">
          <div className="mb-3 text-on-inverse-soft md:mb-10 print:hidden">
            <Crumbs
              items={[
                { label: 'Home', to: href('/') },
                { label: 'Luchthavens', to: href('/luchthavens') },
                { label: airport.name },
              ]}
            />
          </div>
          <div className="flex items-center gap-3 md:flex-col md:items-start md:gap-4">
            <span className="contents md:hidden">
              <CodeTile size="lg">{airport.code}</CodeTile>
            </span>
            <span className="hidden md:contents">
              <CodeTile size="xl">{airport.code}</CodeTile>
            </span>
            <h1 className="min-w-0 text-[1.875rem]/(--leading-tight) tracking-(--track-display) [overflow-wrap:anywhere] md:text-[2.25rem]/(--leading-tight) xl:text-[clamp(2rem,1.4rem_+_2.4vw,3.25rem)]/(--leading-tight)">
              Parkeren {airport.name}
            </h1>
          </div>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-[0.9375rem] md:mt-5 md:flex-col md:gap-2 md:text-base xl:flex-row xl:gap-x-6 [&>li]:inline-flex [&>li]:items-center [&>li]:gap-2 [&_svg]:flex-none [&_svg]:text-(--yellow-500)">
            {parkings === 0 ? (
              <li>
                <Info size={20} aria-hidden />
                Nog geen parkeerterreinen
              </li>
            ) : (
              <li>
                <SquareParking size={20} aria-hidden />
                {parkingCount(parkings)}
              </li>
            )}
            {lowestPrice !== undefined && (
              <li>
                <Tag size={20} aria-hidden />
                vanaf {formatEuro(lowestPrice)} per dag
              </li>
            )}
            {parkings === 0 && official.length > 0 && (
              <li>
                <SquareParking size={20} aria-hidden />
                Officiële parkings {official.join(', ')}
              </li>
            )}
          </ul>
        </div>
      </div>
    </section>
  )
}
