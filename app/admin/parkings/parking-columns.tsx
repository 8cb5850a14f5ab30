import Star from 'lucide-react/icons/star'
import { href, Link } from 'react-router'
import { RowName } from '#app/admin/list/row-name.tsx'
import type { Column } from '#app/admin/list/table.tsx'
import { PriceAgeCell } from '#app/admin/price-checks/price-age-cell.tsx'
import { PriceCheckedCell } from '#app/admin/price-checks/price-checked-cell.tsx'
import type { PriceChecks } from '#app/admin/price-checks/use-price-checks.ts'
import { Badge } from '#app/ui/badge.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { closureText } from '#domain/closure/closure.ts'
import {
  type AdminParking,
  isBookable,
  type ListedParking,
  parkingTypes,
} from '#domain/parking/parking.ts'
import { formatNumber } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import { ParkingFeatureIcons } from './parking-feature-icons.tsx'
import { withComma } from './parking-kind.ts'
import { ParkingPriceCell } from './parking-price-cell.tsx'
import { TariffPriceCell } from './tariff-price-cell.tsx'
import type { PriceSaves } from './use-price-saves.ts'

/** The parkings whose tariff of today is unfolded. */
export type Unfolding = {
  has: (parking: AdminParking) => boolean
  toggle: (parking: AdminParking) => void
}

/** In the list of one provider: whether each price still is right stands in the place of the provider. */
type Checking = { checks: PriceChecks; mayChange: boolean }

type Shown = {
  checking: Checking | undefined
  isOneAirport: boolean
  seesProgrammes: boolean
}

/** The columns of the list of parkings. */
export const parkingColumns = (
  saves: PriceSaves,
  unfolded: Unfolding,
  { checking, isOneAirport, seesProgrammes }: Shown,
): Column<ListedParking>[] => [
  {
    header: 'Naam',
    cell: (parking) => (
      <RowName
        row={parking}
        name={parking.name}
        image={parking.imageUrl}
        below={parkingTypes[parking.type]}
      />
    ),
    sort: 'name',
    card: 'title',
  },
  {
    header: 'Luchthaven',
    cell: ({ airportCode }) => <CodeTile size="xs">{airportCode}</CodeTile>,
    card: 'bare',
    // Of every row the same, while the rows can be moved and have the least room.
    isExtra: isOneAirport,
  },
  ...(checking ? [] : [providerColumn]),
  ...(seesProgrammes ? [programmeColumn] : []),
  {
    header: 'Afstand',
    cell: ({ distance, distanceUnit }) => `${distance} ${distanceUnit}`,
    sort: 'distance',
    end: true,
    card: 'bare',
    isExtra: true,
  },
  {
    header: 'Per dag',
    cell: (parking) =>
      parking.isPriceOfTariff ? (
        <TariffPriceCell
          parking={parking}
          isOpen={unfolded.has(parking)}
          onToggle={() => unfolded.toggle(parking)}
        />
      ) : (
        <ParkingPriceCell parking={parking} saves={saves} />
      ),
    sort: 'price',
    end: true,
    card: ({ isPriceOfTariff }) => (isPriceOfTariff ? 'bare' : 'fact'),
  },
  {
    header: 'Gecontroleerd',
    cell: (parking) =>
      checking ? (
        <PriceCheckedCell parking={parking} {...checking} />
      ) : (
        <PriceAgeCell parking={parking} isShort />
      ),
    sort: 'checked',
    // For whoever goes through the prices of one provider it is what the list is for.
    optional: checking ? 'tablet' : 'laptop',
  },
  {
    header: 'Clicks 30 d',
    cell: ({ clicks }) => formatNumber(clicks),
    sort: 'clicks',
    end: true,
    optional: 'laptop',
    cardLabel: 'Clicks',
  },
  {
    header: 'Beoordeling',
    // With its features below: beside it there is no room.
    cell: ({ rating, reviews, features }) => (
      <>
        <Score rating={rating} reviews={reviews} />
        <ParkingFeatureIcons features={features} />
      </>
    ),
    sort: 'rating',
    isExtra: true,
  },
  {
    header: 'Status',
    cell: (parking) => <Status parking={parking} />,
    // Most parkings are available, so a card shows only the exception.
    card: (parking) =>
      isBookable(parking) && parking.comingClosures.length === 0 ? 'none' : 'bare',
  },
]

const providerColumn: Column<ListedParking> = {
  header: 'Aanbieder',
  cell: ({ provider }) =>
    provider ? (
      <Link
        to={href('/admin/providers/:id/edit', { id: `${provider.id}` })}
        className="wrap-anywhere hyphens-auto block underline-offset-[0.2em] hover:underline max-md:inline md:min-w-24"
      >
        {provider.name}
      </Link>
    ) : (
      <span className="text-ink-muted">onbekend</span>
    ),
  optional: 'tablet',
  card: ({ provider }) => (provider ? 'fact' : 'none'),
}

const programmeColumn: Column<ListedParking> = {
  header: 'Programma',
  cell: ({ programme }) =>
    programme ? (
      <Link
        to={href('/admin/programmes/:id/edit', { id: `${programme.id}` })}
        className="wrap-anywhere hyphens-auto underline-offset-[0.2em] hover:underline"
      >
        {programme.name}
      </Link>
    ) : (
      <span className="text-ink-muted">geen</span>
    ),
  isExtra: true,
  card: ({ programme }) => (programme ? 'fact' : 'none'),
}

function Score({ rating, reviews }: Pick<AdminParking, 'rating' | 'reviews'>) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap align-middle text-sm tabular-nums">
      <Star
        size={16}
        strokeWidth={1.5}
        className="flex-none fill-signal stroke-(--star-edge)"
        aria-hidden
      />
      <b className="font-bold">{withComma(rating.toFixed(1))}</b>
      <span className="text-ink-muted">
        <span className="sr-only">van 5, </span>
        {formatNumber(reviews)}
        <span className="sr-only"> {reviews === 1 ? 'beoordeling' : 'beoordelingen'}</span>
      </span>
    </span>
  )
}

function Status({ parking: { unavailable, comingClosures } }: { parking: ListedParking }) {
  if (unavailable === null) {
    const [next] = comingClosures
    return (
      <span className="grid justify-items-start gap-0.5">
        <Badge tone="done">Beschikbaar</Badge>
        {next && (
          <span className="text-ink-muted text-xs md:max-w-32">
            {capitalized(closureText(next))}
          </span>
        )}
      </span>
    )
  }

  return (
    <span className="grid justify-items-start gap-0.5">
      <Badge tone="open">Niet beschikbaar</Badge>
      <span className="text-ink-muted text-xs md:max-w-32 md:truncate" title={unavailable}>
        {unavailable}
      </span>
    </span>
  )
}
