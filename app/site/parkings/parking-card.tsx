import type { ReactNode } from 'react'
import { type Place, ReserveLink } from '#app/site/booking/reserve-link.tsx'
import { UnavailableBadge, UnavailableParking } from '#app/site/booking/unavailable-parking.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Feature } from '#app/ui/feature.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { pictureOf } from '#domain/media/picture.ts'
import { tickFields } from '#domain/parking/fields.ts'
import {
  featuresOf,
  isBookable,
  type Parking,
  parkingTypes,
  waysToTerminal,
} from '#domain/parking/parking.ts'
import type { ParkingLabel } from '#domain/parking/parking-labels.ts'
import { formatEuro } from '#domain/text/money.ts'
import { parkingCardLook } from './parking-card-look.ts'
import { featureIcons, typeIcons } from './parking-icons.ts'

type ParkingCardProps = {
  parking: Parking
  label: ParkingLabel | undefined
  placeOf: (id: number) => Place
  /** The total for a stay; replaces the price per day. */
  stay?: ReactNode
  /** The compare checkbox. */
  compare?: ReactNode
  /** Uses the phone layout at any window width. */
  isNarrow?: boolean
}

export function ParkingCard(props: ParkingCardProps) {
  const { parking, label, placeOf, stay, compare, isNarrow = false } = props
  const { unavailable } = parking
  const isOff = !isBookable(parking)
  const look = parkingCardLook({ isNarrow, isOff })
  const features = featuresOf(parking)

  const TypeIcon = typeIcons[parking.type]

  return (
    <article data-parking={isOff ? undefined : parking.id} className={look.card}>
      <ParkingPicture parking={parking} look={look} isNarrow={isNarrow} />
      <div className={look.facts}>
        <div className={look.head}>
          {/* Where the picture does not say it. */}
          <p className={`flex items-center gap-1.5 text-ink-muted text-xs/[1.5] ${look.kind}`}>
            <TypeIcon size={15} className="flex-none" aria-hidden />
            {parkingTypes[parking.type]}
          </p>
          <h3 className={look.quiet}>{parking.name}</h3>
          <p className="flex md:mt-1.5">
            <Rating score={parking.rating} count={parking.reviews} />
          </p>
        </div>
        <p className={look.distance}>
          <span className={`font-bold ${look.quiet || 'text-ink'}`}>
            {parking.distance} {parking.distanceUnit}
          </span>{' '}
          naar de terminal, {waysToTerminal[parking.type]}
        </p>
        {features.length > 0 && (
          <ul aria-label="Kenmerken" className={look.features}>
            {features.map((feature) => (
              <li key={feature} className="flex">
                <Feature icon={featureIcons[feature]}>{tickFields[feature].label}</Feature>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={look.buy}>
        {unavailable === null ? (
          <>
            {stay ?? (
              <p>
                <span className="block text-ink-muted text-xs/[1.2] md:mb-1 md:text-sm/[1.2]">
                  Prijs vanaf{' '}
                </span>
                <Price amount={formatEuro(parking.pricePerDay)} unit="per dag" size="lg" />
              </p>
            )}
            <div className={look.act}>
              {label && (
                <div className={look.tag}>
                  <Badge tone="signal">{label}</Badge>
                </div>
              )}
              <ReserveLink parking={parking} placeOf={placeOf} />
            </div>
          </>
        ) : (
          <>
            <div className={look.unavailable}>
              <UnavailableBadge />
            </div>
            <UnavailableParking reason={unavailable} />
          </>
        )}
      </div>
      {compare && !isOff && <div className={look.compare}>{compare}</div>}
    </article>
  )
}

type ParkingPictureProps = {
  parking: Parking
  look: ReturnType<typeof parkingCardLook>
  isNarrow: boolean
}

function ParkingPicture({ parking, look, isNarrow }: ParkingPictureProps) {
  const TypeIcon = typeIcons[parking.type]

  return (
    <div className={look.picture}>
      <Picture
        {...pictureOf(parking.imageUrl)}
        sizes="(min-width: 48rem) 24rem, 100vw"
        loading="lazy"
        look={`absolute inset-0 size-full object-cover ${look.image}`}
      />
      {/* On a narrow card it stands above the name. */}
      {!isNarrow && (
        <span
          className={`absolute bottom-0 left-0 min-h-8 items-center gap-[0.35rem] whitespace-nowrap rounded-tr-md px-3 py-0.5 font-semibold text-white text-xs/[1.3] ${look.type}`}
        >
          <TypeIcon size={15} className="flex-none" aria-hidden />
          {parkingTypes[parking.type]}
        </span>
      )}
    </div>
  )
}
