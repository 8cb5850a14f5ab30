import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Panel } from '#app/admin/ui/panel.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { formatBytes, type UploadedMedia } from '#domain/media/media.ts'
import { pictureOf } from '#domain/media/picture.ts'
import { isUnderway, type Upload, type Uploads } from './use-uploads.ts'

type UploadListProps = {
  uploads: Uploads
  /** The next step for an uploaded file. */
  next?: (media: UploadedMedia) => ReactNode
}

/** The chosen files with their progress. */
export function UploadList({ uploads: { uploads, cancel, retry, hide }, next }: UploadListProps) {
  if (uploads.length === 0) return null

  return (
    <Panel
      title="Uploads"
      note={
        <p role="status" className="text-ink-muted text-sm">
          {summary(uploads)}
        </p>
      }
    >
      <ul className="relative max-h-96 overflow-y-auto">
        {uploads.toSorted(failedFirst).map((upload) => (
          <li
            key={upload.key}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto_auto] items-center gap-x-4 border-line px-5 py-3 not-last:border-b max-md:grid-cols-[3.5rem_minmax(0,1fr)_auto]"
          >
            <Thumb media={upload.media} />
            <div className="min-w-0">
              <b className="block truncate">{upload.file.name}</b>
              <State upload={upload} next={next} />
            </div>
            <span className="text-ink-muted tabular-nums max-md:hidden">
              {upload.state === 'sending'
                ? `${Math.round(upload.progress * 100)}%`
                : formatBytes(upload.file.size)}
            </span>
            <span className="-mr-3 flex">
              {(upload.canRetry || upload.state === 'cancelled') && (
                <IconButton
                  label={`${upload.file.name} opnieuw proberen`}
                  icon={RotateCw}
                  onClick={() => retry(upload)}
                />
              )}
              {isUnderway(upload.state) ? (
                <IconButton
                  label={`Upload van ${upload.file.name} annuleren`}
                  icon={X}
                  onClick={() => cancel(upload.key)}
                />
              ) : (
                <IconButton
                  label={`${upload.file.name} verbergen`}
                  icon={X}
                  onClick={() => hide(upload.key)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Failed uploads first, as they need attention. */
const failedFirst = (a: Upload, b: Upload) =>
  Number(b.state === 'failed') - Number(a.state === 'failed')

function Thumb({ media }: { media: UploadedMedia | undefined }) {
  const look = 'h-9.5 w-14 rounded-sm bg-sunken object-cover'
  return media ? (
    <Picture {...pictureOf(media.url)} sizes="3.5rem" look={look} />
  ) : (
    <span className={look} />
  )
}

function State({ upload, next }: { upload: Upload; next: UploadListProps['next'] }) {
  const { state, progress, media, why, file } = upload
  if (state === 'failed') {
    return (
      <p className="flex items-start gap-1.5 font-medium text-negative-ink text-sm/[1.4]">
        <CircleAlert size={18} className="mt-[0.1em] flex-none" aria-hidden />
        {why}
      </p>
    )
  }
  if (media) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <span className="flex items-center gap-1.5 font-semibold text-positive-ink">
          <CircleCheck size={16} aria-hidden />
          {media.known ? 'Stond er al' : 'Klaar'}
        </span>
        {next?.(media)}
      </p>
    )
  }
  if (state === 'cancelled') return <p className="text-ink-muted text-sm">Geannuleerd</p>
  if (state === 'waiting') return <p className="text-ink-muted text-sm">Wacht op zijn beurt</p>
  if (state === 'working') return <p className="text-ink-muted text-sm">Wordt verwerkt...</p>

  const percent = Math.round(progress * 100)
  return (
    <div
      role="progressbar"
      aria-label={file.name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="mt-2 h-2 overflow-hidden rounded-full bg-sunken"
    >
      <div className="h-full rounded-full bg-action" style={{ width: `${percent}%` }} />
    </div>
  )
}

function summary(uploads: Upload[]): string {
  const count = (is: (state: Upload['state']) => boolean) =>
    uploads.filter(({ state }) => is(state)).length
  const parts: [number, string][] = [
    [count(isUnderway), 'bezig'],
    [count((state) => state === 'done'), 'klaar'],
    [count((state) => state === 'failed'), 'mislukt'],
    [count((state) => state === 'cancelled'), 'geannuleerd'],
  ]
  return parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${number} ${what}`)
    .join(', ')
}
