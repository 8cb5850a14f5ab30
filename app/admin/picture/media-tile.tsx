import Check from 'lucide-react/icons/check'
import { Badge } from '#app/ui/badge.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { type AdminMedia, formatBytes } from '#domain/media/media.ts'
import { pictureOf } from '#domain/media/picture.ts'

/** A grid of pictures; each item is a link or a button. */
export const mediaGridLook =
  'grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-4 p-5 max-md:grid-cols-2 max-md:gap-3 max-md:p-4'
export const mediaTileLook =
  'group relative block w-full min-w-0 rounded-md text-left outline-offset-4'

type MediaTileProps = { media: AdminMedia; isChosen?: boolean }

export function MediaTile({ media, isChosen = false }: MediaTileProps) {
  const { name, alt, url, size } = media

  return (
    <>
      <Picture
        {...pictureOf(url)}
        sizes="(min-width: 48rem) 12rem, 50vw"
        loading="lazy"
        look={`aspect-5/3 w-full rounded-md bg-sunken object-cover ${isChosen ? 'outline-3 outline-action outline-offset-2' : ''}`}
      />
      {isChosen && (
        <span className="absolute top-2 left-2 grid size-6.5 place-items-center rounded-xs bg-action text-on-action">
          <Check size={18} aria-hidden />
        </span>
      )}
      <span className="mt-2 block truncate font-medium text-sm within-hover:underline">{name}</span>
      <span className="flex flex-wrap items-center gap-x-2 text-ink-muted text-xs tabular-nums">
        {formatBytes(size)}
        {alt === '' && (
          <span className="flex [&>span]:whitespace-normal">
            <Badge tone="open">Alt-tekst ontbreekt</Badge>
          </span>
        )}
      </span>
    </>
  )
}
