import { PreviewPicture } from '#app/admin/picture/preview-picture.tsx'
import { AirportCard } from '#app/site/airports/airport-card.tsx'
import { cleanDescription } from '#domain/airport/airport-description.ts'
import type { AirportFieldValues } from './airport-kind.ts'

type AirportPreviewProps = {
  fields: AirportFieldValues
  /** Of its available parkings. */
  lowestPrice: number | null
}

/** The site's card, as it will be after saving. */
export function AirportPreview({ fields, lowestPrice }: AirportPreviewProps) {
  const { code, name, slug, description, priceFrom, priceFollows, imageUrl } = fields

  return (
    <PreviewPicture address={imageUrl} shape="airport">
      {(shown) => (
        <AirportCard
          airport={{
            code: code || '?',
            name: name || 'Naam',
            slug: slug || 'slug',
            description: cleanDescription(description).text,
            priceFrom: priceFollows ? lowestPrice : Number(priceFrom) || null,
            imageUrl: shown,
          }}
        />
      )}
    </PreviewPicture>
  )
}
