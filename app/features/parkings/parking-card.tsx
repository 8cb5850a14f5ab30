import {
  Bus,
  Clock,
  KeyRound,
  type LucideIcon,
  PlugZap,
  ShieldCheck,
  SquareParking,
  Umbrella,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Feature } from '#app/ui/feature.tsx'
import { Price } from '#app/ui/price.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { formatEuro } from '#domain/money.ts'
import {
  featureLabels,
  featuresOf,
  type Parking,
  type ParkingType,
  parkingTypes,
} from '#domain/parking.ts'
import type { SortBy } from '#domain/parking-filter.ts'
import type { ParkingLabel } from '#domain/parking-labels.ts'
import { ReserveLink } from './reserve-link.tsx'

const typeIcons: Record<ParkingType, LucideIcon> = {
  shuttle: Bus,
  valet: KeyRound,
  self: SquareParking,
}

const featureIcons = new Map<string, LucideIcon>([
  [featureLabels.security, ShieldCheck],
  [featureLabels.keyDrop, KeyRound],
  [featureLabels.covered, Umbrella],
  [featureLabels.chargingPoint, PlugZap],
  [featureLabels.shuttle24h, Clock],
])

const cardLook = [
  'group relative grid overflow-hidden rounded-lg bg-card md:grid-cols-[10rem_minmax(0,1fr)_13rem] xl:grid-cols-[max(15rem,26.3%)_minmax(0,1fr)_max(14.25rem,25%)]',
  'print:break-inside-avoid print:grid-cols-[minmax(0,1fr)_13rem] print:*:border-t-0',
  'shadow-[0_0_0_1px_var(--line-strong)] transition-shadow duration-(--base) ease-out',
  'focus-within:shadow-[0_0_0_1.5px_var(--text),var(--elevation-2)] hover:shadow-[0_0_0_1.5px_var(--text),var(--elevation-2)] data-active:shadow-[0_0_0_1.5px_var(--text),var(--elevation-2)]',
].join(' ')

type ParkingCardProps = {
  parking: Parking
  label: ParkingLabel | undefined
  /** Its place in the list, from 1, and what that is sorted by. */
  position: number
  sortBy: SortBy
  /** Takes the place of the price per day: what a whole stay costs. */
  stay?: ReactNode
  /** Takes the lot into a comparison: on a phone it lies on the picture. */
  compare?: ReactNode
}

export function ParkingCard({ parking, label, position, sortBy, stay, compare }: ParkingCardProps) {
  const features = featuresOf(parking)

  return (
    <article data-lot={parking.id} className={cardLook}>
      <Picture parking={parking} />
      <div className="flex flex-col p-4 md:p-5">
        <h3>{parking.name}</h3>
        {/* On paper there is no picture that says it. */}
        <p className="hidden print:block">{parkingTypes[parking.type]}</p>
        <p className="mt-1.5 flex">
          <Rating score={parking.rating} count={parking.reviews} />
        </p>
        <p className="mt-3 text-[0.9375rem]/[1.45] text-ink-soft">
          <span className="font-bold text-ink">
            {parking.distance} {parking.distanceUnit}
          </span>{' '}
          naar de terminal
        </p>
        {features.length > 0 && (
          <ul
            aria-label="Kenmerken"
            className="mt-3 grid grid-cols-[repeat(2,minmax(0,max-content))] gap-x-5 gap-y-1.5"
          >
            {features.map((feature) => (
              <li key={feature} className="flex">
                <Feature icon={featureIcons.get(feature) ?? ShieldCheck}>{feature}</Feature>
              </li>
            ))}
          </ul>
        )}
        {compare && (
          <div className="absolute top-3 left-3 md:static md:mt-auto md:pt-2 print:hidden">
            {compare}
          </div>
        )}
      </div>
      <div
        className={`grid items-end gap-x-4 gap-y-3 border-line border-t px-4 pt-3 pb-4 md:flex md:flex-col md:items-stretch md:justify-end md:gap-4 md:border-t-0 md:border-l md:p-4 xl:p-5 ${stay ? '' : 'max-md:min-[25rem]:grid-cols-[auto_1fr]'}`}
      >
        {label && (
          <div className="absolute top-3 right-3 max-[22.5rem]:static md:static md:mb-auto">
            <Badge tone="signal">{label}</Badge>
          </div>
        )}
        {stay ?? (
          <p>
            <span className="mb-1 block text-ink-muted text-sm/[1.2]">Prijs vanaf </span>
            <Price amount={formatEuro(parking.pricePerDay)} unit="per dag" size="lg" />
          </p>
        )}
        <ReserveLink parking={parking} position={position} sortBy={sortBy} />
      </div>
    </article>
  )
}

function Picture({ parking }: { parking: Parking }) {
  const TypeIcon = typeIcons[parking.type]

  return (
    <div className="relative aspect-[2.3] overflow-hidden bg-sunken md:aspect-auto print:hidden">
      <img
        src={parking.imageUrl}
        alt=""
        width={1200}
        height={720}
        loading="lazy"
        className="absolute inset-0 size-full object-cover transition-[scale] duration-(--slow) ease-out group-hover:scale-104"
      />
      <span className="absolute bottom-0 left-0 inline-flex min-h-8 items-center gap-[0.35rem] whitespace-nowrap rounded-tr-md bg-(--ink-900) px-3 py-0.5 font-semibold text-white text-xs/[1.3]">
        <TypeIcon size={15} className="flex-none text-(--yellow-500)" aria-hidden />
        {parkingTypes[parking.type]}
      </span>
    </div>
  )
}
