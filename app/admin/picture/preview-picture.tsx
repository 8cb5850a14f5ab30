import ImageOff from 'lucide-react/icons/image-off'
import { type ReactNode, useState } from 'react'
import { useSettled } from '#app/admin/api/use-settled.ts'
import { pictureAddress } from '#domain/media/picture-address.ts'

// Of the shape of every picture, and see-through: a card shows its own empty surface.
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="720"/>'
const nothing = `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The place of the picture in each card: at its top, as wide as it is. */
const shapes = { airport: 'aspect-5/3', parking: 'aspect-[2.3]' }

type PreviewPictureProps = {
  /** As it is typed. */
  address: string
  shape: keyof typeof shapes
  /** The card, with what it can show of that. */
  children: (imageUrl: string) => ReactNode
}

/** A card whose picture may not be there yet, or not any more: then it says so. */
export function PreviewPicture({ address, shape, children }: PreviewPictureProps) {
  // Half an address is not worth asking for at every letter.
  const imageUrl = useSettled(address.trim())
  const [broken, setBroken] = useState<string>()
  const isShown = pictureAddress.safeParse(imageUrl).success && imageUrl !== broken

  return (
    <div className="relative" onErrorCapture={() => setBroken(imageUrl)}>
      {children(isShown ? imageUrl : nothing)}
      {!isShown && (
        <div
          className={`absolute inset-x-0 top-0 grid place-content-center justify-items-center gap-2 text-ink-muted text-sm ${shapes[shape]}`}
        >
          <ImageOff size={28} aria-hidden />
          {imageUrl === '' ? 'Nog geen afbeelding' : 'Afbeelding niet gevonden'}
        </div>
      )}
    </div>
  )
}
