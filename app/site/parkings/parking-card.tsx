import CalendarX from 'lucide-react/icons/calendar-x'
import KeyRound from 'lucide-react/icons/key-round'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { FreeDays } from '#app/site/booking/free-days.tsx'
import { type Place, ReserveLink } from '#app/site/booking/reserve-link.tsx'
import { UnavailableBadge, UnavailableParking } from '#app/site/booking/unavailable-parking.tsx'
import { Link } from '#app/site/page/link.tsx'
import { PriceDate } from '#app/site/quote/price-date.tsx'
import { QuoteFold } from '#app/site/quote/quote-fold.tsx'
import { QuotePrice } from '#app/site/quote/quote-price.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Feature } from '#app/ui/feature.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { factWishes, freeCancelText } from '#domain/fact/fact-wishes.ts'
import { pictureOf } from '#domain/media/picture.ts'
import { tickFields } from '#domain/parking/fields.ts'
import { type CardParking, whyNot } from '#domain/parking/listed-parking.ts'
import { featuresOf, parkingTypes, waysToTerminal } from '#domain/parking/parking.ts'
import type { ParkingLabel } from '#domain/parking/parking-labels.ts'
import { reviewsRemark, reviewsText } from '#domain/parking/reviews-text.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { keyPriceText } from '#domain/surcharge/bought-key.ts'
import { formatEuro } from '#domain/text/money.ts'
import { serviceWarnings } from '#domain/transfer/transfer.ts'
import { worstText } from '#domain/transfer/worst-text.ts'
import { parkingCardLook } from './parking-card-look.ts'
import { featureIcons, typeIcons } from './parking-icons.ts'

type ParkingCardProps = {
  parking: CardParking
  label: ParkingLabel | undefined
  placeOf: (id: number) => Place
  /** With a stay the card shows its total, and how it was computed. */
  stay?: TimedStay
  /** Of the parking's own page; a preview of the admin has none. */
  address?: string
  /** The compare checkbox. */
  compare?: ReactNode
  /** 'Klopt dit niet?' */
  report?: ReactNode
  /** The filter asks for keeping the key: what that costs stands beside the total. */
  isKeyWished?: boolean
  /** Uses the phone layout at any window width. */
  isNarrow?: boolean
}

export function ParkingCard(props: ParkingCardProps) {
  const { parking, label, placeOf, stay, address, compare, report } = props
  const { isKeyWished = false, isNarrow = false } = props
  const { quote } = parking
  const reason = whyNot(parking)
  const isOff = reason !== null
  const isQuoted = stay !== undefined && quote !== undefined && !isOff
  const look = parkingCardLook({ isNarrow, isOff, hasFoot: !isOff, label })
  const features = featuresOf(parking)
  const isKeyBeside = isQuoted && isKeyWished
  const known = knownOf(parking, isKeyBeside)

  const TypeIcon = typeIcons[parking.type]

  return (
    <article data-parking={isOff ? undefined : parking.id} className={look.card}>
      <ParkingPicture parking={parking} look={look} isNarrow={isNarrow} />
      <div className={look.facts}>
        <div className={look.head}>
          {/* Where the picture does not say it. */}
          <p className={`flex items-center gap-1.5 text-ink-muted text-xs/[1.5] ${look.kind}`}>
            <TypeIcon size="0.9375rem" className="flex-none" aria-hidden />
            {parkingTypes[parking.type]}
          </p>
          <h3 className={look.quiet}>
            {address === undefined ? (
              parking.name
            ) : (
              <Link to={address} className="hover:underline hover:underline-offset-[0.18em]">
                {parking.name}
              </Link>
            )}
          </h3>
          <p className="flex md:mt-1.5">
            <Rating
              score={parking.rating}
              count={parking.reviews}
              remark={reviewsRemark(parking)}
            />
          </p>
          {isQuoted && <ReviewSource parking={parking} />}
        </div>
        <p className={look.distance}>
          <span className={`font-bold ${look.quiet || 'text-ink'}`}>
            {parking.distance} {parking.distanceUnit}
          </span>{' '}
          naar de terminal, {worstText(parking) ?? waysToTerminal[parking.type]}
        </p>
        {isQuoted && <ServiceWarnings parking={parking} stay={stay} look={look.warning} />}
        {(features.length > 0 || known.length > 0) && (
          <ul aria-label="Kenmerken" className={look.features}>
            {features.map((feature) => (
              <li key={feature} className="flex">
                <Feature icon={featureIcons[feature]}>{tickFields[feature].label}</Feature>
              </li>
            ))}
            {known.map(({ icon, text }) => (
              <li key={text} className="flex">
                <Feature icon={icon}>{text}</Feature>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={look.buy}>
        {reason === null ? (
          <>
            {isQuoted ? (
              <QuotePrice
                quote={quote}
                days={stay.days}
                keyText={isKeyBeside ? keyPriceText(parking) : undefined}
              />
            ) : (
              <p>
                <span className="block">
                  <span className="block text-ink-muted text-xs/[1.2] md:mb-1 md:text-sm/[1.2]">
                    Prijs vanaf{' '}
                  </span>
                  <Price amount={formatEuro(parking.pricePerDay)} unit="per dag" size="lg" />
                </span>
                {/* Apart from what is specified. */}
                {parking.isAtEightDays && (
                  <span className="block text-ink-muted text-sm/[1.3]">bij 8 dagen</span>
                )}
              </p>
            )}
            <div className={look.act}>
              {label && (
                <div className={look.tag}>
                  <Badge tone="signal">{label}</Badge>
                </div>
              )}
              <ReserveLink parking={parking} stay={stay} placeOf={placeOf} />
            </div>
          </>
        ) : (
          <>
            <div className={look.unavailable}>
              <UnavailableBadge />
            </div>
            <UnavailableParking reason={reason}>
              {address !== undefined && <FreeDays {...{ quote, stay, address }} />}
            </UnavailableParking>
          </>
        )}
      </div>
      {!isOff && (
        <div className={look.foot}>
          {isQuoted && <QuoteFold quote={quote} />}
          <div className={`text-ink-muted text-xs/[1.35] ${isQuoted ? look.date : look.sources}`}>
            <PriceDate check={parking} />
            {!isQuoted && <span>Beoordelingen: {reviewsText(parking)}</span>}
            {report}
          </div>
          {compare && <div className={look.footCompare}>{compare}</div>}
        </div>
      )}
    </article>
  )
}

/** What is known of it that travellers ask for, and what they pay extra for unless that stands beside the total. */
function knownOf(parking: CardParking, isKeyBeside: boolean) {
  const { meets, freeCancelHours: hours } = parking
  const keeping = keyPriceText(parking)
  return [
    ...(meets?.includes('keepKey') && !(keeping && isKeyBeside)
      ? [{ icon: KeyRound, text: keeping ?? factWishes.keepKey.label }]
      : []),
    ...(hours === undefined ? [] : [{ icon: CalendarX, text: freeCancelText(hours) }]),
  ]
}

function ReviewSource({ parking }: { parking: CardParking }) {
  // On a phone its longest date just fits a line.
  return (
    <p className="text-ink-muted text-xs/[1.4] max-md:tracking-[-0.015em] md:mt-1">
      {reviewsText(parking)}
    </p>
  )
}

type ServiceWarningsProps = { parking: CardParking; stay: TimedStay; look: string }

function ServiceWarnings({ parking: { transfer }, stay, look }: ServiceWarningsProps) {
  const warnings = transfer ? serviceWarnings(transfer, [stay.fromTime, stay.toTime]) : []

  return warnings.map((warning) => (
    <p key={warning} className={look}>
      <TriangleAlert size="1.0625rem" className="mt-[0.05rem] flex-none" aria-hidden />
      {warning}
    </p>
  ))
}

type ParkingPictureProps = {
  parking: CardParking
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
          <TypeIcon size="0.9375rem" className="flex-none" aria-hidden />
          {parkingTypes[parking.type]}
        </span>
      )}
    </div>
  )
}
