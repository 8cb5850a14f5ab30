import Info from 'lucide-react/icons/info'
import SquareParking from 'lucide-react/icons/square-letter-p'
import Tag from 'lucide-react/icons/tag'
import { href } from 'react-router'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { Crumbs } from '#app/site/ui/crumbs.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { type Airport, officialParkingNames } from '#domain/airport/airport.ts'
import { pictureOf } from '#domain/media/picture.ts'
import { parkingCount } from '#domain/parking/parking.ts'
import { dayCount, type Stay } from '#domain/stay/stay.ts'
import { formatEuro } from '#domain/text/money.ts'

type AirportHeroProps = {
  airport: Airport
  parkings: number
  /** Of the parkings in the list; undefined without any. */
  lowest: number | undefined
  /** Whether that is for the stay, or else for a day. */
  isTotal: boolean
  /** What stands after it, for a day. */
  unit: string | undefined
  stay: Stay | undefined
}

const sceneLook = [
  'relative border-(--yellow-500) print:hidden',
  'md:absolute md:inset-y-0 md:right-0 md:left-1/2 md:h-auto md:border-0 md:[clip-path:polygon(5rem_0,100%_0,100%_100%,0_100%)] xl:left-[max(46%,100%_-_58rem)]',
  'before:absolute before:inset-0 before:hidden before:bg-(--yellow-500) before:[clip-path:polygon(5rem_0,calc(5rem_+_12px)_0,12px_100%,0_100%)] md:before:block',
].join(' ')

/** Low, so that the list begins on the first screen; without a list, a phone has the picture. */
export function AirportHero({ airport, parkings, lowest, isTotal, unit, stay }: AirportHeroProps) {
  const withStay = useWithStay()
  const isList = parkings > 0
  const official = officialParkingNames(airport)

  return (
    <section
      className={`focus-inverse relative overflow-hidden bg-(--ink-900) text-white print:bg-transparent print:text-(--ink-900) ${isList ? 'border-(--yellow-500) max-md:border-b-6 print:border-0' : ''}`}
    >
      <div className={`${sceneLook} ${isList ? 'max-md:hidden' : 'h-50 border-b-6'}`}>
        <Picture
          {...pictureOf(airport.imageUrl)}
          sizes="(min-width: 48rem) max(54vw, 44rem), 100vw"
          // A phone does not fetch the picture that it does not show.
          loading={isList ? 'lazy' : undefined}
          fetchPriority="high"
          look="size-full object-cover object-[50%_66%] md:object-[50%_12%]"
        />
      </div>
      <div
        className={`container-page relative pt-2 md:pt-4 print:min-h-0 print:p-0 ${stay ? '' : 'md:min-h-[15.5rem]'} ${isList ? `pb-11 ${stay ? 'md:pb-18' : 'md:pb-22'}` : 'pb-8'}`}
      >
        <div className="md:max-w-[21rem] xl:max-w-[36rem] print:max-w-none">
          <div className={`mb-2 text-on-inverse-soft print:hidden ${stay ? 'md:mb-3' : 'md:mb-5'}`}>
            <Crumbs
              items={[
                { label: 'Home', to: withStay(href('/')) },
                { label: 'Luchthavens', to: withStay(href('/luchthavens')) },
                { label: airport.name },
              ]}
            />
          </div>
          <div className="flex items-center gap-3 md:max-xl:flex-col md:max-xl:items-start xl:gap-4">
            <span className="contents max-md:[&>span]:text-[1.0625rem]">
              <CodeTile size="lg">{airport.code}</CodeTile>
            </span>
            <h1 className="min-w-0 text-[1.625rem]/(--leading-tight) tracking-(--track-display) [overflow-wrap:anywhere] md:text-[2rem]/(--leading-tight) xl:text-[clamp(2rem,1.2rem_+_2.2vw,2.875rem)]/(--leading-tight)">
              Parkeren {airport.name}
            </h1>
          </div>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] md:mt-4 md:flex-col md:gap-1.5 md:text-base xl:flex-row xl:gap-x-6 [&>li]:inline-flex [&>li]:items-center [&>li]:gap-2 [&_svg]:flex-none [&_svg]:text-(--yellow-500)">
            {parkings === 0 ? (
              <li>
                <Info size="1.25rem" aria-hidden />
                Nog geen parkeerterreinen
              </li>
            ) : (
              // On a phone the list says it too.
              <li className="max-md:hidden!">
                <SquareParking size="1.25rem" aria-hidden />
                {parkingCount(parkings)}
              </li>
            )}
            {lowest !== undefined && (
              <li className="max-md:hidden!">
                <Tag size="1.25rem" aria-hidden />
                {priceText(lowest, isTotal ? stay : undefined, unit)}
              </li>
            )}
            {parkings === 0 && official.length > 0 && (
              <li>
                <SquareParking size="1.25rem" aria-hidden />
                Officiële parkings {official.join(', ')}
              </li>
            )}
          </ul>
        </div>
      </div>
    </section>
  )
}

function priceText(euros: number, stay: Stay | undefined, unit = 'per dag'): string {
  return `vanaf ${formatEuro(euros)} ${stay ? `voor ${dayCount(stay.days)}` : unit}`
}
