import Search from 'lucide-react/icons/search'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePage } from '#app/admin/api/use-list.ts'
import { ListEmpty, ListLoading } from '#app/admin/list/list-states.tsx'
import { Pager } from '#app/admin/list/pager.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { placesOf, wholeList } from '#domain/admin/list-view.ts'
import { kinds } from '#domain/kinds.ts'
import type { AdminMedia } from '#domain/media/media.ts'
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
  const [{ q, page }, setAsked] = useState({ q: '', page: 1 })
  const search = (q: string) => setAsked({ q, page: 1 })
  const list = usePage('media', { ...wholeList, q, page })
  const uploads = useUploads(() => list.changed())
  const isOver = useIncomingFiles(uploads.add)
  const top = useRef<HTMLElement>(null)
  const { view, isBehind } = list
  const isWrong = isBehind && list.hasFailed
  const current = readMediaAddress(chosen)?.hash

  return (
    <div
      className={`-m-2 grid gap-4 rounded-lg p-2 ${isOver ? 'bg-selected outline-2 outline-action outline-dashed' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <search ref={top} className="min-w-48 flex-1 max-md:basis-full">
          <TextField
            label="Zoeken"
            hideLabel
            type="search"
            placeholder="Zoek op naam of alt-tekst..."
            autoComplete="off"
            spellCheck={false}
            before={<Search size={18} />}
            value={q}
            onChange={(event) => search(event.currentTarget.value)}
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
      {view?.found === 0 && !isBehind && (
        <ListEmpty noun={kinds.media.noun} isSearch={q.trim() !== ''} onClear={() => search('')} />
      )}
      {view && view.rows.length > 0 && !isWrong && (
        <ul
          aria-label="Afbeeldingen"
          aria-busy={isBehind || undefined}
          className={`${mediaGridLook} p-0! transition-opacity duration-(--fast) aria-busy:opacity-60`}
        >
          {view.rows.map((media) => {
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
      {view && view.found > view.size && !isWrong && (
        <Pager
          {...placesOf(view)}
          total={view.found}
          onPage={(page) => {
            setAsked({ q, page })
            top.current?.scrollIntoView({ block: 'nearest' })
          }}
        />
      )}
    </div>
  )
}
