import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { UploadList } from '#app/admin/picture/upload-list.tsx'
import type { Uploads } from '#app/admin/picture/use-uploads.ts'
import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { ok, refused } from '#domain/form/result.ts'
import type { AdminMedia } from '#domain/media/media.ts'
import { pictureAddress } from '#domain/media/picture-address.ts'
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
  const start = { ...(initialImage ?? noImage), isDecoration: initialImage?.alt === '' }
  const typed = useTyped('image', start, ['alt', 'caption'])
  const { isDecoration, ...chosen } = typed.fields
  const uploaded = uploads.uploads.find(({ media }) => media)?.media
  const image = chosen.src === '' && uploaded ? withPicture(chosen, uploaded) : chosen

  function check() {
    const alt = isDecoration ? '' : image.alt.trim()
    const src = pictureAddress.safeParse(image.src)
    if (src.success && (alt || isDecoration)) {
      return ok({ ...image, src: src.data, alt, caption: image.caption.trim() })
    }
    return refused({
      src: src.success ? undefined : ['Kies een afbeelding'],
      alt: alt || isDecoration ? undefined : ['Omschrijf wat er te zien is'],
    })
  }

  return (
    <AskDialog
      title={initialImage ? 'Afbeelding bewerken' : 'Afbeelding toevoegen'}
      action={{ rest: initialImage ? 'Opslaan' : 'Toevoegen' }}
      typed={{ in: typed, unsaved: 'Afbeelding niet toegevoegd' }}
      check={check}
      call={(checked) => placeImage(editor, checked)}
      failed="De afbeelding is niet toegevoegd."
      onClose={onClose}
      onDone={onClose}
    >
      {(errors) => (
        <>
          <ImageChoice
            address={image.src}
            errors={image.src === '' ? errors.src : undefined}
            onChoose={(media) => typed.set(withPicture(image, media))}
          />
          <UploadList uploads={uploads} />
          <TextField
            {...typed.text('alt')}
            label="Omschrijving"
            value={image.alt}
            errors={isDecoration ? undefined : errors.alt}
            disabled={isDecoration}
            hint="Voor wie de afbeelding niet ziet, en voor zoekmachines."
            autoComplete="off"
          />
          <Checkbox
            {...typed.tick('isDecoration')}
            label="Alleen versiering: er valt niets te omschrijven"
          />
          <TextField
            {...typed.text('caption')}
            label="Bijschrift"
            optional
            hint="Staat zichtbaar onder de afbeelding."
            autoComplete="off"
          />
        </>
      )}
    </AskDialog>
  )
}

function withPicture(image: EditorImage, { url, alt, width, height }: AdminMedia): EditorImage {
  return { ...image, src: url, alt: image.alt || alt, width, height }
}
