import type { ReactNode } from 'react'
import { ReserveLink } from '#app/site/booking/reserve-link.tsx'
import { UnavailableBadge, UnavailableParking } from '#app/site/booking/unavailable-parking.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Feature } from '#app/ui/feature.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Rating } from '#app/ui/rating.tsx'
import type { SortBy } from '#domain/filter/parking-filter.ts'
import { pictureOf } from '#domain/media/picture.ts'
import { tickFields } from '#domain/parking/fields.ts'
import { featuresOf, isBookable, type Parking, parkingTypes } from '#domain/parking/parking.ts'
import type { ParkingLabel } from '#domain/parking/parking-labels.ts'
import { formatEuro } from '#domain/text/money.ts'
import { parkingCardLook } from './parking-card-look.ts'
import { featureIcons, typeIcons } from './parking-icons.ts'

type ParkingCardProps = {
  parking: Parking
  label: ParkingLabel | undefined
  /** Its position in the list, from 1, and the sort order. */
  position: number
  sortBy: SortBy
  /** The total for a stay; replaces the price per day. */
  stay?: ReactNode
  /** The compare checkbox; on a phone it overlaps the picture. */
  compare?: ReactNode
  /** Uses the phone layout at any window width. */
  isNarrow?: boolean
}

export function ParkingCard(props: ParkingCardProps) {
  const { parking, label, position, sortBy, stay, compare, isNarrow = false } = props
  const { unavailable } = parking
  const isOff = !isBookable(parking)
  const look = parkingCardLook({ isNarrow, isOff })
  const features = featuresOf(parking)

  return (
    <article data-parking={isOff ? undefined : parking.id} className={look.card}>
      <ParkingPicture parking={parking} look={look} />
      <div className={look.facts}>
        <h3 className={look.quiet}>{parking.name}</h3>
        {/* Print has no picture, which shows the type on screen. */}
        <p className="hidden print:block">{parkingTypes[parking.type]}</p>
        <p className="mt-1.5 flex">
          <Rating score={parking.rating} count={parking.reviews} />
        </p>
        <p className={`mt-3 text-[0.9375rem]/[1.45] ${look.quiet || 'text-ink-soft'}`}>
          <span className={`font-bold ${look.quiet || 'text-ink'}`}>
            {parking.distance} {parking.distanceUnit}
          </span>{' '}
          naar de terminal
        </p>
        {features.length > 0 && (
          <ul
            aria-label="Kenmerken"
            className={`mt-3 grid grid-cols-[repeat(2,minmax(0,max-content))] gap-x-5 gap-y-1.5 ${look.features}`}
          >
            {features.map((feature) => (
              <li key={feature} className="flex">
                <Feature icon={featureIcons[feature]}>{tickFields[feature].label}</Feature>
              </li>
            ))}
          </ul>
        )}
        {compare && !isOff && <div className={look.compare}>{compare}</div>}
      </div>
      <div className={`${look.buy} ${stay || isOff ? '' : look.beside}`}>
        {unavailable === null ? (
          <>
            {label && (
              <div className={look.label}>
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
          </>
        ) : (
          <>
            <div className={look.label}>
              <UnavailableBadge />
            </div>
            <UnavailableParking reason={unavailable} />
          </>
        )}
      </div>
    </article>
  )
}

type ParkingPictureProps = { parking: Parking; look: ReturnType<typeof parkingCardLook> }

function ParkingPicture({ parking, look }: ParkingPictureProps) {
  const TypeIcon = typeIcons[parking.type]

  return (
    <div className={look.picture}>
      <Picture
        {...pictureOf(parking.imageUrl)}
        sizes="(min-width: 48rem) 24rem, 100vw"
        loading="lazy"
        look={`absolute inset-0 size-full object-cover ${look.image}`}
      />
      <span
        className={`absolute bottom-0 left-0 inline-flex min-h-8 items-center gap-[0.35rem] whitespace-nowrap rounded-tr-md px-3 py-0.5 font-semibold text-white text-xs/[1.3] ${look.type}`}
      >
        <TypeIcon size={15} className="flex-none" aria-hidden />
        {parkingTypes[parking.type]}
      </span>
    </div>
  )
}
