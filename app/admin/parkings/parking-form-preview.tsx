import { PreviewPicture } from '#app/admin/picture/preview-picture.tsx'
import { ParkingCard } from '#app/site/parkings/parking-card.tsx'
import { unknownFields } from '#domain/parking/parking.ts'
import { type ParkingFieldValues, ticks, typedNumbers, typeOf } from './parking-kind.ts'

/** The site's card, as it will be after saving. */
export function ParkingFormPreview({ fields }: { fields: ParkingFieldValues }) {
  return (
    <PreviewPicture address={fields.imageUrl} shape="parking">
      {(imageUrl) => (
        <ParkingCard
          parking={{
            ...unknownFields,
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
          }}
          label={undefined}
          placeOf={() => ({ position: 1, sort: 'price' })}
          isNarrow
        />
      )}
    </PreviewPicture>
  )
}
