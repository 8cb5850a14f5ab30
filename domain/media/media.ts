import { formatNumber } from '#domain/text/number.ts'

/** A record that uses a media item. */
export type MediaUse = { kind: 'airport' | 'parking' | 'post'; id: number; name: string }

/** A media item as the admin sees it. */
export type AdminMedia = {
  id: number
  name: string
  /** The alternative text. */
  alt: string
  /** The content type that we serve. */
  type: string
  width: number
  height: number
  /** The total size of its files, in bytes. */
  size: number
  /** The URL that records store. */
  url: string
  tint: string
  focusX: number
  focusY: number
  uses: MediaUse[]
  version: number
  updatedAt: string
  createdAt: string
}

/** The result of an upload. `known` if the same file already existed. */
export type UploadedMedia = AdminMedia & { known?: true }

export const maxUploadBytes = 15 * 1024 * 1024
export const maxPixels = 50_000_000

/** The supported types, detected by content. */
export type MediaKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg'

/** For the file dialog of the browser, which filters by name and type. */
export const acceptedTypes =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,.jpg,.jpeg,.png,.webp,.avif,.gif,.svg'

/** The messages for a refused file. */
export const mediaRefusals = {
  empty: 'Dit bestand is leeg.',
  large: `Dit bestand is te groot. Een afbeelding is maximaal ${maxUploadBytes / 1024 / 1024} MB.`,
  type: 'Dit bestandstype kunnen we niet gebruiken. Kies JPG, PNG, WebP, AVIF, GIF of SVG.',
  damaged:
    'Dit bestand is beschadigd of niet compleet. Sla de afbeelding opnieuw op en probeer het nog eens.',
  pixels: `Deze afbeelding heeft te veel pixels. Maximaal ${maxPixels / 1_000_000} megapixel, bij een bewegende afbeelding alle beelden samen.`,
  script: 'In dit SVG-bestand zit een script. Sla het op zonder script en probeer het nog eens.',
  outside:
    'Dit SVG-bestand verwijst naar iets buiten het bestand. Sluit alles in en probeer het nog eens.',
  entities:
    'Dit SVG-bestand gebruikt eigen XML-entiteiten. Sla het op als gewone SVG en probeer het nog eens.',
  slow: 'Deze afbeelding kost te veel tijd of geheugen om te verwerken. Maak haar kleiner en probeer het nog eens.',
} as const

export type MediaRefusal = keyof typeof mediaRefusals

/** Checks a file before the upload. */
export function refuseUnsent({ size }: { size: number }): MediaRefusal | undefined {
  if (size === 0) return 'empty'
  return size > maxUploadBytes ? 'large' : undefined
}

/** '840 B', '18 kB', '3,2 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`
}

/** '46 bestanden, 3,2 MB' */
export function librarySize({ total, bytes = 0 }: { total: number; bytes?: number }): string {
  return `${formatNumber(total)} ${total === 1 ? 'bestand' : 'bestanden'}, ${formatBytes(bytes)}`
}

/**
 * The display name of an upload: without a folder, of limited length, and without invisible
 * characters, such as one that reverses the text direction.
 */
export function mediaName(given: string): string {
  const [name = ''] = given.split(/[/\\]/).slice(-1)
  return (
    name
      .slice(0, 200)
      // Also removes half a surrogate pair, which slice() can leave.
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .trim() || 'afbeelding'
  )
}
