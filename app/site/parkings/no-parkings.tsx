import ArrowRight from 'lucide-react/icons/arrow-right'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { State } from '#app/ui/state.tsx'
import type { Airport } from '#domain/airport/airport.ts'
import type { NearbyAirport } from '#domain/airport/airport-page.ts'
import { lowestStayText, underPrice } from '#domain/airport/lowest-stay-text.ts'
import { pictureOf } from '#domain/media/picture.ts'
import { parkingCount } from '#domain/parking/parking.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { formatEuro } from '#domain/text/money.ts'
import { OfficialParkings } from './official-parkings.tsx'
import { ResultCount } from './result-count.tsx'

type NoParkingsProps = {
  airport: Airport
  nearby: NearbyAirport[]
  stay: TimedStay | undefined
}

/** An airport without parkings: its own car parks, and the nearest airports that have parkings. */
export function NoParkings({ airport, nearby, stay }: NoParkingsProps) {
  const withStay = useWithStay()

  return (
    <>
      <ResultCount count={0} />
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="overflow-hidden rounded-lg bg-card shadow-hairline">
          <State
            image="/images/leeg-resultaten.svg"
            title="Geen parkeerplaatsen gevonden die aan je criteria voldoen."
            level={3}
          >
            <p>We vergelijken bij {airport.name} nog geen aanbieders.</p>
          </State>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-line border-t p-5 md:p-6">
            <div className="max-w-[30rem] grow basis-[16rem]">
              <h3>Officiële parkings van de luchthaven</h3>
              <p className="mt-2 text-ink-soft">
                Je kunt wel terecht op de officiële parkings van de luchthaven.
              </p>
              <OfficialParkings airport={airport} />
            </div>
            <Link
              to={withStay(`${href('/parkeren/:slug', { slug: airport.slug })}?tab=informatie`)}
              preventScrollReset
              className={buttonLook({ tone: 'secondary' })}
            >
              Bekijk de informatie
            </Link>
          </div>
        </div>
        {nearby.length > 0 && <Nearby airports={nearby} stay={stay} />}
      </div>
    </>
  )
}

function Nearby({ airports, stay }: { airports: NearbyAirport[]; stay: TimedStay | undefined }) {
  const withStay = useWithStay()

  return (
    <section aria-labelledby="in-de-buurt">
      <h3 id="in-de-buurt" className="mb-2">
        In de buurt
      </h3>
      <ul>
        {airports.map(({ code, name, slug, imageUrl, parkings, lowestStay, ...price }) => (
          <li key={code} className="border-line border-t">
            <Link
              to={withStay(href('/parkeren/:slug', { slug }))}
              className="group max-[20rem]:flex max-[20rem]:flex-wrap grid grid-cols-[5rem_auto_minmax(0,1fr)_auto] items-center gap-3.5 py-3"
            >
              <Picture
                {...pictureOf(imageUrl)}
                sizes="5rem"
                loading="lazy"
                look="h-13 w-20 rounded-sm object-cover"
              />
              <CodeTile size="sm">{code}</CodeTile>
              <span className="grid font-semibold leading-[1.4] max-[20rem]:flex-1 max-[20rem]:basis-full">
                <span className="underline-offset-[0.2em] within-hover:underline">{name}</span>
                <span className="flex flex-wrap gap-x-3 font-normal text-ink-muted text-sm">
                  <span>{parkingCount(parkings)}</span>{' '}
                  <span>
                    {stay && lowestStay !== undefined
                      ? lowestStayText(lowestStay, stay)
                      : `vanaf ${formatEuro(price.lowestPrice)} per dag`}
                  </span>
                  {!(stay && lowestStay) && <span>{underPrice(price, undefined)}</span>}
                </span>
              </span>
              <ArrowRight size="1.25rem" className="flex-none text-link" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
