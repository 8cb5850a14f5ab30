import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useList } from '#app/admin/api/use-list.ts'
import { ListEmpty, ListLoading } from '#app/admin/list/list-states.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { listView, wholeList } from '#domain/admin/list-view.ts'
import { kinds } from '#domain/kinds.ts'
import { type AdminMedia, mediaSearch } from '#domain/media/media.ts'
import { readMediaAddress } from '#domain/media/picture.ts'
import { MediaTile, mediaGridLook, mediaTileLook } from './media-tile.tsx'
import { PictureFileButton } from './picture-file-button.tsx'
import { UploadList } from './upload-list.tsx'
import { useIncomingFiles } from './use-incoming-files.ts'
import { useUploads } from './use-uploads.ts'

type PictureDialogProps = {
  open: boolean
  onClose: () => void
  /** The address that is chosen now. */
  chosen?: string
  onChoose: (media: AdminMedia) => void
}

/** The media library in a dialog, to choose a picture or upload one. */
export function PictureDialog({ open, onClose, chosen, onChoose }: PictureDialogProps) {
  // Outside the form's DOM, because Enter in the search would submit that form.
  return createPortal(
    <Dialog open={open} onClose={onClose} title="Kies een afbeelding" size="xl">
      <Library chosen={chosen} onChoose={onChoose} />
    </Dialog>,
    document.body,
  )
}

function Library({ chosen = '', onChoose }: Pick<PictureDialogProps, 'chosen' | 'onChoose'>) {
  const list = useList('media')
  const uploads = useUploads(() => list.changed())
  const isOver = useIncomingFiles(uploads.add)
  const [q, setQ] = useState('')
  const view = list.rows && listView(list.rows, { ...wholeList, q }, { searchIn: mediaSearch })
  const current = readMediaAddress(chosen)?.hash

  return (
    <div
      className={`-m-2 grid gap-4 rounded-lg p-2 ${isOver ? 'bg-selected outline-2 outline-action outline-dashed' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <search className="min-w-48 flex-1 max-md:basis-full">
          <TextField
            label="Zoeken"
            hideLabel
            type="search"
            placeholder="Zoek op naam of alt-tekst..."
            autoComplete="off"
            spellCheck={false}
            before={<Search size={18} />}
            value={q}
            onChange={(event) => setQ(event.currentTarget.value)}
          />
        </search>
        <PictureFileButton tone="secondary" multiple onFiles={uploads.add}>
          Uploaden
        </PictureFileButton>
      </div>
      <UploadList uploads={uploads} />
      {list.hasFailed && (
        <LoadFailed what={`de ${kinds.media.noun.many}`} onRetry={() => list.refetch()} />
      )}
      {list.isLoading && <ListLoading noun={kinds.media.noun} />}
      {view?.found.length === 0 && (
        <ListEmpty noun={kinds.media.noun} isSearch={q.trim() !== ''} onClear={() => setQ('')} />
      )}
      {view && view.found.length > 0 && (
        <ul aria-label="Afbeeldingen" className={`${mediaGridLook} p-0!`}>
          {view.found.map((media) => {
            const isChosen = current !== undefined && readMediaAddress(media.url)?.hash === current
            return (
              <li key={media.id} className="min-w-0">
                <button
                  type="button"
                  aria-pressed={isChosen}
                  className={mediaTileLook}
                  onClick={() => onChoose(media)}
                >
                  <MediaTile media={media} isChosen={isChosen} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
