import ImageOff from 'lucide-react/icons/image-off'
import { type ReactNode, useState } from 'react'
import { useSettled } from '#app/admin/api/use-settled.ts'
import { pictureAddress } from '#domain/media/picture-address.ts'
import { useOutsidePicture } from './use-outside-picture.ts'

// A transparent picture in the usual size, so that a card keeps its layout.
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="720"/>'
const emptyPicture = `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Where the picture of each card is. */
const shapes = {
  airport: 'inset-x-0 top-0 aspect-5/3 gap-2 text-sm',
  parking: 'top-3 left-3 h-22 w-19 gap-1 text-center text-xs [&>svg]:size-5',
}

type PreviewPictureProps = {
  /** As typed. */
  address: string
  shape: keyof typeof shapes
  /** The card, given the address of a picture that loads. */
  children: (imageUrl: string) => ReactNode
}

/** A preview of a card, with a placeholder while its picture does not load. */
export function PreviewPicture({ address, shape, children }: PreviewPictureProps) {
  // Debounced, so that a half-typed address is not requested at every letter.
  const imageUrl = useSettled(address.trim())
  const [broken, setBroken] = useState<string>()
  const isAddress = pictureAddress.safeParse(imageUrl).success
  const outside = useOutsidePicture(imageUrl, isAddress)
  const isFetching = isAddress && outside === 'fetching'
  const isThere = outside === undefined || outside === 'there'
  const isShown = isAddress && isThere && imageUrl !== broken

  return (
    <div className="relative" onErrorCapture={() => setBroken(imageUrl)}>
      {children(isShown ? imageUrl : emptyPicture)}
      {!isShown && (
        <div
          className={`absolute grid place-content-center justify-items-center text-ink-muted ${shapes[shape]}`}
        >
          <ImageOff size={28} aria-hidden />
          {imageUrl === ''
            ? 'Nog geen afbeelding'
            : isFetching
              ? 'Afbeelding ophalen...'
              : 'Afbeelding niet gevonden'}
        </div>
      )}
    </div>
  )
}
