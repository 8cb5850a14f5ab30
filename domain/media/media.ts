import { formatNumber } from '#domain/text/number.ts'

/** Something that shows a picture. */
export type MediaUse = { kind: 'airport' | 'parking' | 'post'; id: number; name: string }

/** A picture in the library, as the operator sees it. */
export type AdminMedia = {
  id: number
  name: string
  /** What it shows, for who can't see it. */
  alt: string
  /** As we serve it. */
  type: string
  width: number
  height: number
  /** All its files together, in bytes. */
  size: number
  /** The address that is written down wherever it is used. */
  url: string
  tint: string
  focusX: number
  focusY: number
  uses: MediaUse[]
  version: number
  updatedAt: string
  createdAt: string
}

/** An upload; known when the very same file was there already. */
export type UploadedMedia = AdminMedia & { known?: true }

export const mostBytes = 15 * 1024 * 1024
export const maxPixels = 50_000_000

/** What may be uploaded, by what is in it. */
export type MediaKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg'

/** For the dialog of the browser, which goes by names. */
export const acceptedTypes =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,.jpg,.jpeg,.png,.webp,.avif,.gif,.svg'

/** Why a file is refused, as the operator reads it. */
export const mediaRefusals = {
  empty: 'Dit bestand is leeg.',
  large: `Dit bestand is te groot. Een afbeelding is maximaal ${mostBytes / 1024 / 1024} MB.`,
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

/** What can be said of a file before it is sent. */
export function refuseUnsent({ size }: { size: number }): MediaRefusal | undefined {
  if (size === 0) return 'empty'
  return size > mostBytes ? 'large' : undefined
}

/** '840 B', '18 kB', '3,2 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`
}

/** '46 bestanden, 3,2 MB' */
export function librarySize(media: Pick<AdminMedia, 'size'>[]): string {
  const bytes = media.reduce((sum, { size }) => sum + size, 0)
  return `${formatNumber(media.length)} ${media.length === 1 ? 'bestand' : 'bestanden'}, ${formatBytes(bytes)}`
}

/**
 * The name of a file as a picture goes by it: without a folder, never too long, and without what
 * can't be seen, such as a sign that turns the letters after it around.
 */
export function mediaName(given: string): string {
  const [name = ''] = given.split(/[/\\]/).slice(-1)
  return (
    name
      .slice(0, 200)
      // Half a sign, where it was cut, is none either.
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .trim() || 'afbeelding'
  )
}

/** What a picture is found by. */
export const mediaSearch = ({ name, alt, uses }: AdminMedia): string[] => [
  name,
  alt,
  ...uses.map((use) => use.name),
]

/** Where it is used, and what is still missing. */
export function mediaKinds({ uses, alt }: Pick<AdminMedia, 'uses' | 'alt'>): string[] {
  const kinds = uses.length === 0 ? ['unused'] : uses.map(({ kind }) => kind)
  return alt === '' ? [...kinds, 'textless'] : kinds
}
