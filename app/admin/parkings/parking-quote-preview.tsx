import { useList } from '#app/admin/api/use-list.ts'
import { useSettings } from '#app/admin/api/use-settings.ts'
import { closureInput } from '#app/admin/closures/closure-draft.ts'
import { useTypedParking } from '#app/admin/link-try/typed-parking.ts'
import { PreviewPicture } from '#app/admin/picture/preview-picture.tsx'
import { QuotePreview } from '#app/admin/quote-preview/quote-preview.tsx'
import { readDrafts } from '#app/admin/tariffs/tariff-draft.ts'
import { ParkingCard } from '#app/site/parkings/parking-card.tsx'
import { zoneOf } from '#domain/airport/country.ts'
import { closureSchema } from '#domain/closure/closure-schema.ts'
import { unknownFields } from '#domain/parking/parking.ts'
import { withAge } from '#domain/parking/price-age.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { dayPriceOf } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { readTransfer } from '#domain/transfer/typed-transfer.ts'
import { type ParkingFieldValues, ticks, typedNumbers, typeOf } from './parking-kind.ts'

type ParkingQuotePreviewProps = {
  fields: ParkingFieldValues
  row: Parameters<typeof useTypedParking>[1]
}

/** The preview of a quote for what is typed in the form of a parking. */
export function ParkingQuotePreview({ fields, row }: ParkingQuotePreviewProps) {
  const { tariffs, problems } = readDrafts(fields.tariffs)
  const { pricePerDay } = typedNumbers(fields)
  const airport = useList('airports').rows?.find(({ code }) => code === fields.airportCode)
  const zone = airport && zoneOf(airport)
  const closures = fields.closures.flatMap((draft) => {
    const read = closureSchema.safeParse(closureInput(draft))
    return read.success ? [read.data] : []
  })

  return (
    <QuotePreview
      charges={{ pricePerDay, tariffs, surcharges: fields.surcharges, closures, zone }}
      problems={problems}
      card={(quoted) => <Card fields={fields} row={row} {...quoted} />}
    />
  )
}

type CardProps = ParkingQuotePreviewProps & { stay?: TimedStay; quote?: Quote }

/** The site's card, as it will be after saving. */
function Card({ fields, row, stay, quote }: CardProps) {
  // Its link is not followed: the preview is inert.
  const { parking: linked } = useTypedParking(fields, row)
  const settings = useSettings().data?.values ?? exampleSettings
  const { isPriceChanged, priceCheckSource } = fields
  const today = amsterdamDay(new Date())
  const tariffPrice = dayPriceOf(readDrafts(fields.tariffs).tariffs, today)
  const check = { priceCheckedOn: fields.priceCheckedOn || null, isPriceChanged, priceCheckSource }

  return (
    <PreviewPicture address={fields.imageUrl} shape="parking">
      {(imageUrl) => (
        <ParkingCard
          parking={{
            ...unknownFields,
            transfer: readTransfer(fields.transfer),
            reviewsSource: fields.reviewsSource.trim() || null,
            reviewsReadOn: fields.reviewsReadOn || null,
            ...withAge({ ...check, quote }, today, settings),
            id: 0,
            airportCode: fields.airportCode,
            name: fields.name || 'Naam',
            imageUrl,
            type: typeOf(fields.type),
            distanceUnit: 'min',
            ...typedNumbers(fields),
            ...(tariffPrice !== undefined && { pricePerDay: tariffPrice, isAtEightDays: true }),
            affiliateUrl: linked.affiliateUrl,
            outbound: linked.outbound,
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
