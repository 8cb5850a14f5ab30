import { ReserveLook } from '#app/site/booking/reserve-look.tsx'
import { isLeftOut } from '#domain/outbound/booking-page.ts'
import {
  type OutboundLink,
  type OutboundParking,
  outboundLink,
  staticReference,
} from '#domain/outbound/outbound-link.ts'
import { partsOf } from '#domain/outbound/query-pairs.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'

type OtherwiseProps = {
  link: OutboundLink
  parking: OutboundParking
  stay: TimedStay | undefined
}

/** The button as a visitor sees it, and where it leads when something is otherwise. */
export function Otherwise({ link, parking, stay }: OtherwiseProps) {
  const { outbound } = parking
  const isCoupled = !parking.isSample && outbound !== undefined && outbound.way !== 'none'
  const timeless = stay && { ...stay, fromTime: null, toTime: null }

  return (
    <div className="grid gap-5 border-line border-t p-5 text-sm sm:grid-cols-2">
      <section className="min-w-0">
        <h3 className="mb-3 text-sm">Zo ziet de bezoeker het</h3>
        <div className="max-w-60">
          <ReserveLook isSample={parking.isSample} carriesStay={link.carriesStay} />
        </div>
      </section>
      <section className="min-w-0">
        <h3 className="mb-2 text-sm">En anders?</h3>
        <dl className="grid gap-2 [&_dd]:text-ink-muted [&_dt]:font-semibold">
          {timeless && outbound?.bookingPage && (
            <Case name="Zonder tijden">{withoutTimes(parking, timeless)}</Case>
          )}
          <Case name="Zonder verblijf">{led(parking, outboundLink(parking, undefined))}</Case>
          {isCoupled && (
            <Case name="Programma gepauzeerd of gestopt">
              {led(
                parking,
                outboundLink({ ...parking, outbound: { ...outbound, way: 'off' } }, stay),
              )}
            </Case>
          )}
          {outbound?.bookingPage && !parking.isSample && (
            <Case name="Site niet toegestaan">de affiliatelink, en een punt bij Controle</Case>
          )}
          {link.isReferenced && (
            <Case name="Zonder JavaScript">{`vaste verwijzing ${staticReference(parking)}`}</Case>
          )}
        </dl>
      </section>
    </div>
  )
}

const Case = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

function withoutTimes(parking: OutboundParking, stay: TimedStay): string {
  const link = outboundLink(parking, stay)
  const { airportCode, outbound } = parking
  if (!link.carriesStay) return led(parking, link)
  const filling = { stay, airportCode, code: outbound?.code }
  const { pairs } = partsOf(outbound?.bookingPage ?? '')
  const names = pairs
    .filter((pair) => isLeftOut(pair, filling))
    .map((pair) => pair.split('=', 1)[0] ?? '')
  if (names.length === 0) return led(parking, link)
  return `${names.join(' en ')} ${names.length === 1 ? 'vervalt' : 'vervallen'} in het adres`
}

/** Where a link leads, in a few words. */
function led({ affiliateUrl }: OutboundParking, link: OutboundLink): string {
  const { address, carriesStay, isReferenced } = link
  const reference = isReferenced ? ', met onze verwijzing' : ''
  if (carriesStay) return `de boekingspagina, met het verblijf${reference}`
  if (isReferenced) return `de affiliatelink${reference}`
  return address === affiliateUrl ? 'de affiliatelink, letterlijk' : 'de website van de aanbieder'
}
