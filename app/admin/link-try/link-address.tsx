import { type LinkPart, linkParts } from '#domain/outbound/link-parts.ts'
import {
  type OutboundLink,
  type OutboundParking,
  staticReference,
} from '#domain/outbound/outbound-link.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'

const looks: Record<LinkPart['of'], string> = {
  page: '',
  stay: 'rounded-xs bg-signal px-0.5 font-bold text-on-signal',
  parking: 'rounded-xs bg-caution-soft px-0.5 text-caution-ink underline decoration-2',
  network: 'rounded-xs bg-action-soft text-ink',
  reference: 'rounded-xs bg-positive-soft px-0.5 font-bold text-positive-ink',
}

type LinkAddressProps = {
  link: OutboundLink
  parking: OutboundParking
  stay: TimedStay | undefined
}

/** An address whose pieces show where they come from. */
export function LinkAddress({ link, parking, stay }: LinkAddressProps) {
  const { airportCode, outbound } = parking
  const filling = stay && { stay, airportCode, code: outbound?.code }
  const parts = linkParts(link, outbound ?? {}, filling, staticReference(parking))

  return (
    <p className="rounded-md bg-sunken p-4 font-mono text-[0.8125rem]/[1.7] [overflow-wrap:anywhere]">
      {parts.map(({ text, of }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one address have no other name.
        <span key={at} className={looks[of]}>
          {text}
        </span>
      ))}
    </p>
  )
}

type LinkLegendProps = Pick<LinkAddressProps, 'link' | 'parking'>

/** What the colours of this link mean. A link without a stay has none of it. */
export function LinkLegend({ link: { carriesStay, isReferenced }, parking }: LinkLegendProps) {
  if (!carriesStay && !isReferenced) return null
  const { bookingPage = '', way } = parking.outbound ?? {}

  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
      {carriesStay && (
        <Origin of="stay" sign="12-12">
          van het verblijf
        </Origin>
      )}
      {carriesStay && /\{(parking|luchthaven)\}/.test(bookingPage) && (
        <Origin of="parking" sign="code">
          van deze parking
        </Origin>
      )}
      {carriesStay && way === 'network' && (
        <Origin of="network" sign="https://…">
          van het netwerk
        </Origin>
      )}
      {isReferenced && (
        <Origin of="reference" sign={staticReference(parking)}>
          onze verwijzing; met scripts krijgt elke click een eigen
        </Origin>
      )}
    </ul>
  )
}

type OriginProps = { of: LinkPart['of']; sign: string; children: string }

const Origin = ({ of, sign, children }: OriginProps) => (
  <li>
    <span className={`font-mono ${looks[of]}`} aria-hidden>
      {sign}
    </span>{' '}
    {children}
  </li>
)
