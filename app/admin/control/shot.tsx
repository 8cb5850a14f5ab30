import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState } from 'react'
import { useIncomingFiles } from '#app/admin/picture/use-incoming-files.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { maxPictureBytes, pictureRefusals, pictureTypes } from '#domain/check/check-picture.ts'

type ShotProps = {
  picture: File | null
  onPicture: (picture: File | null) => void
  /** A file was pasted or dropped, which may be none. */
  onIncoming: () => void
}

/** A screenshot as evidence: pasted or dropped anywhere on the page, or chosen. */
export function Shot({ picture, onPicture, onIncoming }: ShotProps) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const errorId = useId()
  const isOver = useIncomingFiles(take)

  function take([file]: File[]) {
    if (!file) return
    const why = refusalOf(file)
    setError(why)
    onIncoming()
    if (!why) onPicture(file)
  }

  return (
    <div>
      <fieldset
        aria-label="Schermafbeelding"
        className={`flex flex-wrap items-center gap-4 rounded-md border-2 border-dashed p-4 text-ink-soft ${isOver ? 'border-action bg-selected' : 'border-line-control'}`}
      >
        {picture ? (
          <Preview picture={picture} onRemove={() => onPicture(null)} />
        ) : (
          <>
            <span className="grid size-9 flex-none place-items-center rounded-sm bg-sunken text-ink">
              <ClipboardPaste size={18} aria-hidden />
            </span>
            <span className="mr-auto">
              <b className="font-semibold text-ink">Plak een schermafbeelding</b> of sleep hem
              hierheen
            </span>
            <Button tone="ghost" size="sm" onClick={() => input.current?.click()}>
              Kies een bestand
            </Button>
          </>
        )}
      </fieldset>
      {error && (
        <div role="alert" className="mt-2">
          <FieldErrors id={errorId} errors={[error]} />
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

function refusalOf(file: File): string | undefined {
  if (!pictureTypes.some((type) => type === file.type)) return pictureRefusals.type
  return file.size > maxPictureBytes ? pictureRefusals.large : undefined
}

function Preview({ picture, onRemove }: { picture: File; onRemove: () => void }) {
  const url = useFileUrl(picture)

  return (
    <>
      {url && <img src={url} alt="Je schermafbeelding" className="max-h-24 max-w-40 rounded-sm" />}
      <span className="mr-auto min-w-0 truncate">{picture.name || 'Schermafbeelding'}</span>
      <IconButton label="Verwijder de schermafbeelding" icon={X} onClick={onRemove} />
    </>
  )
}

/** An address for a picture. Not a `blob:` one, which the content security policy refuses. */
export function useFileUrl(file: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.onload = () => setUrl(String(reader.result))
    reader.readAsDataURL(file)
    return () => {
      reader.onload = null
    }
  }, [file])

  return url
}
