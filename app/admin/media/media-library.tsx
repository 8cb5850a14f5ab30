import { useRef } from 'react'
import { href, Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { ListLoading } from '#app/admin/list/list-states.tsx'
import { usePagedList } from '#app/admin/list/use-paged-list.ts'
import { PictureFileButton } from '#app/admin/picture/picture-file-button.tsx'
import { UploadList } from '#app/admin/picture/upload-list.tsx'
import { useIncomingFiles } from '#app/admin/picture/use-incoming-files.ts'
import { useUploads } from '#app/admin/picture/use-uploads.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { kinds } from '#domain/kinds.ts'
import { type AdminMedia, librarySize, type UploadedMedia } from '#domain/media/media.ts'
import { DropZone } from './drop-zone.tsx'
import { MediaList, mediaFilters } from './media-list.tsx'

const editPage = ({ id }: AdminMedia) => href('/admin/media/:id/edit', { id: String(id) })

/** The media library: upload by dropping, pasting or choosing, and search. */
export function MediaLibrary() {
  const list = usePagedList('media', mediaFilters)
  const uploads = useUploads(() => list.changed())
  const mayChange = useMay('editor')
  const isOver = useIncomingFiles(mayChange ? uploads.add : undefined)
  const sectionRef = useRef<HTMLElement>(null)
  const { view } = list

  function toTop() {
    sectionRef.current?.focus({ preventScroll: true })
    sectionRef.current?.scrollIntoView()
  }

  return (
    <>
      <AdminHead
        title="Media"
        subtitle={
          view ? librarySize(view) : 'De afbeeldingen voor luchthavens, parkings en artikelen'
        }
      >
        {mayChange && (view?.counts.soort?.textless ?? 0) > 0 && (
          <Link to={href('/admin/media/alt-texts')} className={buttonLook({ tone: 'secondary' })}>
            Alt-teksten invullen
          </Link>
        )}
        {mayChange && (
          <PictureFileButton multiple onFiles={uploads.add}>
            Bestanden kiezen
          </PictureFileButton>
        )}
      </AdminHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {mayChange && <DropZone isOver={isOver} onFiles={uploads.add} />}
        <UploadList uploads={uploads} next={askForText} />
        <section
          ref={sectionRef}
          tabIndex={-1}
          aria-label="Bibliotheek"
          className="min-w-0 scroll-mt-20 outline-none"
        >
          {list.hasFailed && (
            <LoadFailed
              what={`de ${kinds.media.noun.many}`}
              onRetry={() => {
                list.refetch()
                sectionRef.current?.focus()
              }}
            />
          )}
          {list.isLoading && <ListLoading noun={kinds.media.noun} />}
          {view && <MediaList list={list} view={view} page={editPage} onMove={toTop} />}
        </section>
      </div>
    </>
  )
}

/** The uploader knows best what is in the picture. */
function askForText(media: UploadedMedia) {
  return (
    <Link to={editPage(media)} className={textLinkLook}>
      {media.alt === '' ? 'Alt-tekst toevoegen' : 'Bekijken'}
      <span className="sr-only"> bij {media.name}</span>
    </Link>
  )
}
