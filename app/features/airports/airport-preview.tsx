import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { cleanDescription } from '#domain/airport-description.ts'
import { pictureAddress } from '#domain/picture-address.ts'
import { AirportCard } from './airport-card.tsx'
import type { AirportFieldValues } from './airport-kind.ts'
import { useSettled } from './use-settled.ts'

// Of the shape of every picture, and see-through: the card shows its own empty surface.
const nothing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1200" height="720"/%3E'

/** The card of the site, as it will be after saving. */
export function AirportPreview({ fields }: { fields: AirportFieldValues }) {
  const { code, name, slug, description, priceFrom } = fields
  // Half an address is not worth asking for at every letter.
  const imageUrl = useSettled(fields.imageUrl.trim())
  const [broken, setBroken] = useState<string>()
  const shown = pictureAddress.safeParse(imageUrl).success && imageUrl !== broken

  return (
    <div className="relative" onErrorCapture={() => setBroken(imageUrl)}>
      <AirportCard
        airport={{
          code: code || '?',
          name: name || 'Naam',
          slug: slug || 'slug',
          description: cleanDescription(description).text,
          priceFrom: Number(priceFrom) || 0,
          imageUrl: shown ? imageUrl : nothing,
        }}
      />
      {!shown && (
        <div className="absolute inset-x-0 top-0 grid aspect-5/3 place-content-center justify-items-center gap-2 text-ink-muted text-sm">
          <ImageOff size={28} aria-hidden />
          {imageUrl === '' ? 'Nog geen afbeelding' : 'Afbeelding niet gevonden'}
        </div>
      )}
    </div>
  )
}
