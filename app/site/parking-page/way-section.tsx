import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { Link } from '#app/site/page/link.tsx'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { type Parking, waysToTerminal } from '#domain/parking/parking.ts'
import { modeOf } from '#domain/parking-day/parking-day.ts'
import { serviceText } from '#domain/transfer/service-text.ts'
import { type Transfer, typicalMinutes, worstMinutes } from '#domain/transfer/transfer.ts'
import { Legs } from './legs.tsx'
import { PageSection } from './page-section.tsx'

type WaySectionProps = {
  parking: Parking
  /** The street of the entrance, if it is known. */
  entrance: string | undefined
  plannerAddress: string
}

/** From the parked car to the terminal: each part of the way, or what is known of it. */
export function WaySection({ parking, entrance, plannerAddress }: WaySectionProps) {
  const withFilter = useWithFilter()
  const { transfer } = parking
  const isValet = modeOf(parking) === 'valet'

  return (
    <PageSection
      id="tijd"
      title="Van slot tot terminal"
      lead={
        isValet
          ? 'Je rijdt tot de deur. Een chauffeur zet je auto weg.'
          : 'Vanaf het moment dat je je auto op slot doet.'
      }
    >
      {transfer ? (
        <div className="overflow-hidden rounded-lg bg-subtle print:break-inside-avoid">
          <Legs transfer={transfer} entrance={entrance} />
          <Sum transfer={transfer} />
        </div>
      ) : (
        <p className="rounded-lg bg-subtle p-5">
          <b className="font-bold">
            {parking.distance} {parking.distanceUnit}
          </b>{' '}
          naar de terminal, {waysToTerminal[parking.type]}. Hoe die tijd is opgebouwd en hoe lang
          het hooguit duurt, is <i className="text-ink-muted">onbekend</i>.
        </p>
      )}
      <p className="mt-3 print:hidden">
        <Link to={withFilter(plannerAddress)} className={`${arrowLinkLook()} whitespace-normal!`}>
          <ArrowLabel>Hoe laat moet ik weg? Vul je vlucht in</ArrowLabel>
        </Link>
      </p>
    </PageSection>
  )
}

function Sum({ transfer }: { transfer: Transfer }) {
  const [typical, worst] = [typicalMinutes(transfer), worstMinutes(transfer)]
  const service = serviceText(transfer)

  return (
    <p className="flex flex-wrap items-baseline gap-x-8 gap-y-1 bg-(--ink-900) px-4 py-3 text-[0.9375rem] text-white md:px-5 print:bg-transparent print:text-ink">
      <span>
        <b className={`${amountLook} text-(--yellow-500) print:text-ink`}>{typical} min</b> meestal
      </span>
      {worst > typical && (
        <span>
          <b className={amountLook}>{worst} min</b> hooguit
        </span>
      )}
      {service && (
        <span className="text-on-inverse-soft max-md:basis-full md:ml-auto print:text-ink-muted">
          {service}
        </span>
      )}
    </p>
  )
}

const amountLook = 'mr-1 font-extrabold font-heading text-[1.375rem]/[1.2] tracking-[-0.02em]'
