import CircleCheck from 'lucide-react/icons/circle-check'
import { focusInView } from '#app/admin/ui/focus-in-view.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { AdminMedia } from '#domain/media/media.ts'
import { pictureOf } from '#domain/media/picture.ts'

type AltTextRowProps = {
  media: AdminMedia
  value: string
  isSaved: boolean
  isReadOnly: boolean
  onChange: (text: string) => void
  onSave: () => void
}

/** One picture and its text. Enter saves it and moves to the next. */
export function AltTextRow(props: AltTextRowProps) {
  const { media, value, isSaved, isReadOnly, onChange, onSave } = props

  return (
    <li className="[&_input]:scroll-my-24 flex items-center gap-4 px-5 py-4 max-md:flex-wrap">
      <Picture
        {...pictureOf(media.url)}
        sizes="10rem"
        loading="lazy"
        look="h-24 w-40 flex-none rounded-md bg-sunken object-cover"
      />
      <form
        className="wrap-anywhere min-w-0 flex-1 basis-64"
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
          const next = event.currentTarget.closest('li')?.nextElementSibling?.querySelector('input')
          if (next) focusInView(next)
        }}
      >
        <TextField
          label={media.name}
          placeholder="Wat is er te zien?"
          autoComplete="off"
          maxLength={300}
          readOnly={isReadOnly}
          hint={
            media.uses.length > 0
              ? `Bij ${media.uses.map(({ name }) => name).join(', ')}`
              : undefined
          }
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </form>
      <span role="status" className="w-24 flex-none text-positive-ink text-sm max-md:w-full">
        {isSaved && (
          <span className="inline-flex items-center gap-1.5">
            <CircleCheck size={16} aria-hidden />
            Opgeslagen
          </span>
        )}
      </span>
    </li>
  )
}
