import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { pictureAddress } from '#domain/picture-address.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ImageChoice } from './image-choice.tsx'
import { type ArticleImage, placeImage, selectedImage } from './place-image.ts'

type ImageDialogProps = { editor: Editor; onClose: () => void }

const none: ArticleImage = { src: '', alt: '', caption: '', width: null, height: null }

/** Which picture, and what it says to who does not see it. */
export function ImageDialog({ editor, onClose }: ImageDialogProps) {
  const [given] = useState(() => selectedImage(editor))
  const [image, setImage] = useState(given ?? none)
  const [isDecoration, setDecoration] = useState(given?.alt === '')
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
      title={given ? 'Afbeelding bewerken' : 'Afbeelding toevoegen'}
      action={given ? 'Opslaan' : 'Toevoegen'}
      onSubmit={save}
      onClose={onClose}
    >
      <ImageChoice
        address={image.src}
        errors={errors.src}
        onChoose={({ url, alt, width, height }) =>
          setImage({ ...image, src: url, alt: image.alt || alt, width, height })
        }
      />
      <TextField
        label="Omschrijving"
        value={image.alt}
        errors={errors.alt}
        disabled={isDecoration}
        hint="Voor wie de afbeelding niet ziet, en voor zoekmachines."
        onChange={(event) => setImage({ ...image, alt: event.currentTarget.value })}
        autoComplete="off"
      />
      <Checkbox
        label="Alleen versiering: er valt niets te omschrijven"
        checked={isDecoration}
        onChange={(event) => setDecoration(event.currentTarget.checked)}
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
