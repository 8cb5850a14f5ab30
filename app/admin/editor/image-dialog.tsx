import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { UploadList } from '#app/admin/picture/upload-list.tsx'
import type { Uploads } from '#app/admin/picture/use-uploads.ts'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { AdminMedia } from '#domain/media/media.ts'
import { pictureAddress } from '#domain/media/picture-address.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ImageChoice } from './image-choice.tsx'
import { type EditorImage, placeImage, selectedImage } from './place-image.ts'

type ImageDialogProps = {
  editor: Editor
  /** Files that were pasted or dropped; the first uploaded one becomes the picture. */
  uploads: Uploads
  onClose: () => void
}

const noImage: EditorImage = { src: '', alt: '', caption: '', width: null, height: null }

/** Asks for a picture and its description. */
export function ImageDialog({ editor, uploads, onClose }: ImageDialogProps) {
  const [initialImage] = useState(() =>
    uploads.uploads.length > 0 ? undefined : selectedImage(editor),
  )
  const [chosen, setImage] = useState(initialImage ?? noImage)
  const uploaded = uploads.uploads.find(({ media }) => media)?.media
  const image = chosen.src === '' && uploaded ? withPicture(chosen, uploaded) : chosen
  const [isDecoration, setDecoration] = useState(initialImage?.alt === '')
  const [errors, setErrors] = useState<{ src?: string[]; alt?: string[] }>({})

  function save() {
    const alt = isDecoration ? '' : image.alt.trim()
    const src = pictureAddress.safeParse(image.src)
    const wrong = {
      src: src.success ? undefined : ['Kies een afbeelding'],
      alt: alt || isDecoration ? undefined : ['Omschrijf wat er te zien is'],
    }
    setErrors(wrong)
    if (!src.success || wrong.alt) return
    onClose()
    placeImage(editor, { ...image, src: src.data, alt, caption: image.caption.trim() })
  }

  return (
    <AskDialog
      title={initialImage ? 'Afbeelding bewerken' : 'Afbeelding toevoegen'}
      action={initialImage ? 'Opslaan' : 'Toevoegen'}
      onSubmit={save}
      onClose={onClose}
    >
      <ImageChoice
        address={image.src}
        errors={errors.src}
        onChoose={(media) => {
          setImage(withPicture(image, media))
          setErrors({ ...errors, src: undefined })
        }}
      />
      <UploadList uploads={uploads} />
      <TextField
        label="Omschrijving"
        value={image.alt}
        errors={errors.alt}
        disabled={isDecoration}
        hint="Voor wie de afbeelding niet ziet, en voor zoekmachines."
        onChange={(event) => {
          setImage({ ...image, alt: event.currentTarget.value })
          setErrors({ ...errors, alt: undefined })
        }}
        autoComplete="off"
      />
      <Checkbox
        label="Alleen versiering: er valt niets te omschrijven"
        checked={isDecoration}
        onChange={(event) => {
          setDecoration(event.currentTarget.checked)
          setErrors({ ...errors, alt: undefined })
        }}
      />
      <TextField
        label="Bijschrift"
        optional
        value={image.caption}
        hint="Staat zichtbaar onder de afbeelding."
        onChange={(event) => setImage({ ...image, caption: event.currentTarget.value })}
        autoComplete="off"
      />
    </AskDialog>
  )
}

function withPicture(image: EditorImage, { url, alt, width, height }: AdminMedia): EditorImage {
  return { ...image, src: url, alt: image.alt || alt, width, height }
}
