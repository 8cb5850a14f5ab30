import Images from 'lucide-react/icons/images'
import { useId, useState } from 'react'
import { PictureDialog } from '#app/admin/picture/picture-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field/field.tsx'
import type { AdminMedia } from '#domain/media/media.ts'
import { shownAddress } from '#domain/media/outside-picture.ts'

type ImageChoiceProps = {
  address: string
  errors?: string[]
  onChoose: (media: AdminMedia) => void
}

/** The chosen picture, with a button to open the library. */
export function ImageChoice({ address, errors = [], onChoose }: ImageChoiceProps) {
  const noteId = useId()
  const [isOpen, setOpen] = useState(false)

  return (
    <div className="grid justify-items-start gap-2.5">
      {address !== '' && (
        <img
          src={shownAddress(address)}
          alt="Gekozen afbeelding"
          className="max-h-48 max-w-full rounded-md bg-sunken object-contain"
        />
      )}
      <Button
        tone="secondary"
        aria-describedby={errors.length > 0 ? noteId : undefined}
        onClick={() => setOpen(true)}
      >
        <Images aria-hidden />
        {address === '' ? 'Kies uit mediabibliotheek' : 'Kies een andere afbeelding'}
      </Button>
      {errors.length > 0 && <FieldErrors id={noteId} errors={errors} />}
      <PictureDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        chosen={address}
        onChoose={(media) => {
          setOpen(false)
          onChoose(media)
        }}
      />
    </div>
  )
}
