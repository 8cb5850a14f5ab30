import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { PlaceLink } from '#app/site/page/place-link.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { type Airport, officialParkingNames } from '#domain/airport/airport.ts'
import type { Parking } from '#domain/parking/parking.ts'
import { counted } from '#domain/text/number.ts'
import { OfficialParkings } from './official-parkings.tsx'

type ParkingOptionsProps = { airport: Airport; parkings: Pick<Parking, 'type' | 'distance'>[] }

const columns = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3']

/** The ways to park that exist at this airport: on its own car parks, with a shuttle, by valet. */
export function ParkingOptions({ airport, parkings }: ParkingOptionsProps) {
  const hasOfficial = officialParkingNames(airport).length > 0
  const shuttles = parkings.filter(({ type }) => type === 'shuttle')
  const hasValet = parkings.some(({ type }) => type === 'valet')
  const options = [hasOfficial, shuttles.length > 0, hasValet].filter(Boolean).length

  return (
    <>
      <div className={`grid gap-6 ${columns[options]}`}>
        {hasOfficial && (
          <Option
            title="Officiële parkings van de luchthaven"
            image="/images/parking-self-2.svg"
            isAlone={options === 1}
          >
            <p>
              {official(airport)} Hoe ver je vandaar nog loopt of rijdt, verschilt per parking: lees
              het{' '}
              <PlaceLink id="over-parkeren" className={textLinkLook}>
                hieronder
              </PlaceLink>
              . Hun prijzen staan op de site van de luchthaven.
            </p>
            <div className="mt-auto">
              <OfficialParkings airport={airport} />
            </div>
          </Option>
        )}
        {shuttles.length > 0 && (
          <Option
            title="Terreinen met een shuttle"
            image="/images/parking-shuttle-1.svg"
            fits="als je een week of langer weg bent en op de prijs let."
            isAlone={options === 1}
          >
            <p>
              Je zet je auto op een terrein in de buurt en een busje brengt je naar de vertrekhal.
              Dat duurt hier {minutes(shuttles)}. Waar we weten hoe vaak de bus rijdt, zit het
              wachten daarin.
            </p>
          </Option>
        )}
        {hasValet && (
          <Option
            title="Valet parking"
            image="/images/parking-valet-1.svg"
            fits="als je weinig tijd hebt, veel bagage meeneemt of slecht ter been bent."
            isAlone={options === 1}
          >
            <p>
              Je rijdt naar de vertrekhal en geeft je sleutel af. Een chauffeur parkeert je auto en
              zet hem klaar als je terugkomt.
            </p>
          </Option>
        )}
      </div>
      {parkings.length === 0 && (
        <p className="mt-6 text-ink-soft">
          We vergelijken bij {airport.name} nog geen aanbieders.{' '}
          <Link to={href('/luchthavens')} className={textLinkLook}>
            Bekijk de andere luchthavens
          </Link>
        </p>
      )}
    </>
  )
}

type OptionProps = {
  title: string
  image: string
  fits?: string
  isAlone: boolean
  children: ReactNode
}

function Option({ title, image, fits, isAlone, children }: OptionProps) {
  // Beside its picture on a tablet, and without others next to it on any wider screen.
  const look = isAlone
    ? { card: 'md:grid md:grid-cols-[18rem_minmax(0,1fr)]', image: 'md:aspect-auto md:h-full' }
    : {
        card: 'md:max-lg:grid md:max-lg:grid-cols-[18rem_minmax(0,1fr)]',
        image: 'md:max-lg:aspect-auto md:max-lg:h-full lg:aspect-[5/3]',
      }

  return (
    <article
      className={`flex flex-col overflow-hidden rounded-lg bg-card shadow-hairline ${look.card}`}
    >
      <img
        src={image}
        alt=""
        width={1200}
        height={720}
        className={`aspect-[2.2] w-full object-cover ${look.image}`}
      />
      <div className="flex flex-1 flex-col px-5 pt-5 pb-6 text-ink-soft">
        <h2 className="mb-3 font-bold text-[1.25rem]/[1.25] text-ink tracking-[-0.01em]">
          {title}
        </h2>
        {children}
        {fits && (
          <p className="mt-auto pt-4 text-[0.9375rem]">
            <b className="font-bold text-ink">Past bij je</b> {fits}
          </p>
        )}
      </div>
    </article>
  )
}

function official(airport: Airport): string {
  const names = officialParkingNames(airport)
  const parkings = counted(names.length, 'officiële parking', 'officiële parkings')
  return `${airport.name} heeft ${parkings}: ${names.join(', ')}.`
}

/** '8 minuten', '5 tot 12 minuten'. */
function minutes(parkings: Pick<Parking, 'distance'>[]): string {
  const distances = parkings.map(({ distance }) => distance)
  const [least, most] = [Math.min(...distances), Math.max(...distances)]
  const upTo = counted(most, 'minuut', 'minuten')
  return least === most ? upTo : `${least} tot ${upTo}`
}
