import { useSettings } from '#app/admin/api/use-settings.ts'
import { Bench } from '#app/admin/bench/bench.tsx'
import { PreviewPicture } from '#app/admin/picture/preview-picture.tsx'
import { readDrafts } from '#app/admin/tariffs/tariff-draft.ts'
import { ParkingCard } from '#app/site/parkings/parking-card.tsx'
import { type EditedParking, unknownFields } from '#domain/parking/parking.ts'
import { priceAge } from '#domain/parking/price-age.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { type ParkingFieldValues, ticks, typedNumbers, typeOf } from './parking-kind.ts'

type ParkingBenchProps = { fields: ParkingFieldValues; row: EditedParking | undefined }

/** The bench with what is typed in the form of a parking. */
export function ParkingBench({ fields, row }: ParkingBenchProps) {
  const { tariffs, problems } = readDrafts(fields.tariffs)
  const { pricePerDay } = typedNumbers(fields)

  return (
    <Bench
      charges={{ pricePerDay, tariffs, surcharges: fields.surcharges }}
      problems={problems}
      card={(quoted) => <Card fields={fields} row={row} {...quoted} />}
    />
  )
}

type CardProps = ParkingBenchProps & { stay?: TimedStay; quote?: Quote }

/** The site's card, as it will be after saving. */
function Card({ fields, row, stay, quote }: CardProps) {
  const settings = useSettings().data?.values ?? exampleSettings
  const priceCheckedOn = fields.priceCheckedOn || null

  return (
    <PreviewPicture address={fields.imageUrl} shape="parking">
      {(imageUrl) => (
        <ParkingCard
          parking={{
            ...unknownFields,
            transfer: row?.transfer ?? null,
            reviewsSource: row?.reviewsSource ?? null,
            reviewsReadOn: row?.reviewsReadOn ?? null,
            priceCheckedOn,
            age: priceAge(priceCheckedOn, amsterdamDay(new Date()), settings),
            id: 0,
            airportCode: fields.airportCode,
            name: fields.name || 'Naam',
            imageUrl,
            type: typeOf(fields.type),
            distanceUnit: 'min',
            ...typedNumbers(fields),
            affiliateUrl: '#',
            features: ticks((feature) => fields[feature]),
            unavailable: fields.isAvailable ? null : fields.unavailable || 'Reden',
            quote,
          }}
          label={undefined}
          placeOf={() => ({ position: 1, sort: 'price' })}
          stay={stay}
          isNarrow
        />
      )}
    </PreviewPicture>
  )
}
