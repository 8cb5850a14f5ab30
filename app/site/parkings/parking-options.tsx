import type { ReactNode } from 'react'
import { type Airport, officialParkingNames } from '#domain/airport/airport.ts'
import { OfficialParkings } from './official-parkings.tsx'

/** The three ways to park at an airport. */
export function ParkingOptions({ airport }: { airport: Airport }) {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <Option title="Officiële parkings van de luchthaven" image="/images/parking-self-2.svg">
        <p>
          {official(airport)} Je parkeert dicht bij de terminal en loopt meestal zelf naar binnen.
          Handig voor een korte trip, al betaal je daar wat meer voor.
        </p>
        <div className="mt-auto">
          <OfficialParkings airport={airport} />
        </div>
      </Option>
      <Option
        title="Shuttleparkings"
        image="/images/parking-shuttle-1.svg"
        fits="als je een week of langer weg bent en op de prijs let."
      >
        <p>
          Je zet je auto op een terrein in de buurt en een busje brengt je naar de vertrekhal. De
          rit is bij de prijs inbegrepen. Tel bij de rit ook wat wachttijd op.
        </p>
      </Option>
      <Option
        title="Valet parking"
        image="/images/parking-valet-1.svg"
        fits="als je weinig tijd hebt, veel bagage meeneemt of slecht ter been bent."
      >
        <p>
          Je rijdt naar de vertrekhal en geeft je sleutel af. Een chauffeur parkeert je auto en zet
          hem klaar als je terugkomt.
        </p>
      </Option>
    </div>
  )
}

type OptionProps = { title: string; image: string; fits?: string; children: ReactNode }

function Option({ title, image, fits, children }: OptionProps) {
  return (
    <article className="flex flex-col overflow-hidden rounded-lg bg-card shadow-hairline md:max-lg:grid md:max-lg:grid-cols-[18rem_minmax(0,1fr)]">
      <img
        src={image}
        alt=""
        width={1200}
        height={720}
        className="aspect-[2.2] w-full object-cover md:max-lg:aspect-auto md:max-lg:h-full lg:aspect-[5/3]"
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
  if (names.length === 0) return `${airport.name} heeft eigen parkeergarages.`
  if (names.length === 1) return `${airport.name} heeft 1 officiële parking: ${names[0]}.`
  return `${airport.name} heeft ${names.length} officiële parkings: ${names.join(', ')}.`
}
