import { outsidePath, outsidePicture, outsideWidths, shownAddress } from './outside-picture.ts'

/** What a page needs to show a picture, all read from its URL. */
export type Picture = {
  src: string
  width: number
  height: number
  /** The focus point for cropping, in the notation of `object-position`. */
  focus?: string
  /** The background colour while it loads. */
  tint?: string
  /** Sources in several widths, the smallest format first. */
  sources?: { type: string; srcSet: string }[]
}

/** The information in a media URL. */
export type MediaAddress = {
  /** The start of the hash of the uploaded file. */
  hash: string
  width: number
  height: number
  /** `moving` is only available as WebP. */
  kind: 'still' | 'moving' | 'drawing'
  focus: { x: number; y: number }
  /** Without the hash sign: `2a4b5c`. Null for pictures with transparency. */
  tint: string | null
}

const widths = [320, 640, 960, 1280]
const middle = { x: 50, y: 50 }
const endings = { still: '.webp', moving: '-beweegt.webp', drawing: '.svg' }
const pattern =
  /^\/media\/([0-9a-f]{20})\/(\d{1,5})x(\d{1,5})(\.webp|-beweegt\.webp|\.svg)(?:\?([^#]*))?$/

/** The size of all built-in drawings. */
const drawingSize = { width: 1200, height: 720 }

/** The widths in which a picture is stored. The last is its own. */
export function widthsUpTo(width: number): number[] {
  return [...widths.filter((smaller) => smaller < width), width]
}

/** The folder with all files of a media item. */
export const mediaFolder = (hash: string) => `/media/${hash.slice(0, 20)}/`

/** For social cards and clients without WebP. */
export const jpegOf = (hash: string) => `${mediaFolder(hash)}foto.jpg`

/** The URL that records store. */
export function mediaAddress({ hash, width, height, kind, focus, tint }: MediaAddress): string {
  const query = [
    ...(focus.x === middle.x && focus.y === middle.y ? [] : [`focus=${focus.x}-${focus.y}`]),
    ...(tint ? [`tint=${tint}`] : []),
  ].join('&')
  const path = `${mediaFolder(hash)}${width}x${height}${endings[kind]}`
  return query === '' ? path : `${path}?${query}`
}

/** Parses a media URL. Undefined for other URLs. */
export function readMediaAddress(address: string): MediaAddress | undefined {
  const [, hash, width, height, ending, query = ''] = pattern.exec(address) ?? []
  if (hash === undefined) return undefined
  const [, x, y] = /(?:^|&)focus=(\d{1,2}|100)-(\d{1,2}|100)(?:&|$)/.exec(query) ?? []
  const [, tint = null] = /(?:^|&)tint=([0-9a-f]{6})(?:&|$)/.exec(query) ?? []

  return {
    hash,
    width: Number(width),
    height: Number(height),
    kind: ending === endings.drawing ? 'drawing' : ending === endings.moving ? 'moving' : 'still',
    focus: x === undefined ? middle : { x: Number(x), y: Number(y) },
    tint,
  }
}

/** The picture of a URL, without a database query. */
export function pictureOf(imageUrl: string): Picture {
  const address = readMediaAddress(imageUrl)
  if (!address) return { src: shownAddress(imageUrl), ...drawingSize, ...outsideSources(imageUrl) }

  const { hash, width, height, kind, focus, tint } = address
  const [path = imageUrl] = imageUrl.split('?')
  const srcSet = (format: string) =>
    widthsUpTo(width)
      .map((wide) =>
        format === 'webp' && wide === width
          ? `${path} ${wide}w`
          : `${mediaFolder(hash)}${wide}.${format} ${wide}w`,
      )
      .join(', ')

  return {
    src: path,
    width,
    height,
    focus: `${focus.x}% ${focus.y}%`,
    ...(tint && { tint: `#${tint}` }),
    ...(kind !== 'drawing' && {
      sources: (kind === 'moving' ? ['webp'] : ['avif', 'webp']).map((format) => ({
        type: `image/${format}`,
        srcSet: srcSet(format),
      })),
    }),
  }
}

function outsideSources(imageUrl: string): Pick<Picture, 'sources'> | undefined {
  const outside = outsidePicture(imageUrl)
  return outside === undefined
    ? undefined
    : {
        sources: (['avif', 'webp'] as const).map((format) => ({
          type: `image/${format}`,
          srcSet: outsideWidths
            .map((wide) => `${outsidePath(outside, wide, format)} ${wide}w`)
            .join(', '),
        })),
      }
}

/** The hashes of the media that a text or URL mentions. */
export function mediaIn(text: string): string[] {
  return [...text.matchAll(/\/media\/([0-9a-f]{20})\//g)].map(([, hash = '']) => hash)
}

/** Replaces every URL of a media item in a text. */
export function withMedia(text: string, hash: string, address: string, isHtml = false): string {
  const mentioned = new RegExp(`${mediaFolder(hash)}[^"'\\s<>()]*`, 'g')
  return text.replace(mentioned, () => (isHtml ? address.replaceAll('&', '&amp;') : address))
}
