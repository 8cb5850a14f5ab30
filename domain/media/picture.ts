/** A picture as a page shows it, all of it read from its address. */
export type Picture = {
  src: string
  width: number
  height: number
  /** What has to stay in sight when it is cut, as `object-position` has it. */
  focus?: string
  /** Shown while it loads. */
  tint?: string
  /** In several widths, the format that takes the fewest bytes first. */
  sources?: { type: string; srcSet: string }[]
}

/** As far as an address says it. */
export type MediaAddress = {
  /** The beginning of the hash of the file that was uploaded. */
  hash: string
  width: number
  height: number
  /** `moving` is WebP too, but in no other format. */
  kind: 'still' | 'moving' | 'drawing'
  focus: { x: number; y: number }
  /** Without the sign: `2a4b5c`. Not of a picture that one can see through. */
  tint: string | null
}

const widths = [320, 640, 960, 1280]
const middle = { x: 50, y: 50 }
const endings = { still: '.webp', moving: '-beweegt.webp', drawing: '.svg' }
const pattern =
  /^\/media\/([0-9a-f]{20})\/(\d{1,5})x(\d{1,5})(\.webp|-beweegt\.webp|\.svg)(?:\?([^#]*))?$/

/** Our own drawings are all of this size. */
const drawn = { width: 1200, height: 720 }

/** In which widths a picture is kept; the last is its own. */
export function widthsUpTo(width: number): number[] {
  return [...widths.filter((smaller) => smaller < width), width]
}

/** The folder of a picture and all its widths. */
export const mediaFolder = (hash: string) => `/media/${hash.slice(0, 20)}/`

/** For cards and other places that know nothing newer. */
export const jpegOf = (hash: string) => `${mediaFolder(hash)}foto.jpg`

/** The address that is written down wherever a picture is used. */
export function mediaAddress({ hash, width, height, kind, focus, tint }: MediaAddress): string {
  const query = [
    ...(focus.x === middle.x && focus.y === middle.y ? [] : [`focus=${focus.x}-${focus.y}`]),
    ...(tint ? [`tint=${tint}`] : []),
  ].join('&')
  const path = `${mediaFolder(hash)}${width}x${height}${endings[kind]}`
  return query === '' ? path : `${path}?${query}`
}

/** What an address says; nothing when it is not of an upload. */
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

/** What a page needs to show it: nobody looks anything up. */
export function pictureOf(imageUrl: string): Picture {
  const address = readMediaAddress(imageUrl)
  if (!address) return { src: imageUrl, ...drawn }

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

/** The hashes of the pictures that a text or an address mentions. */
export function mediaIn(text: string): string[] {
  return [...text.matchAll(/\/media\/([0-9a-f]{20})\//g)].map(([, hash = '']) => hash)
}

/** A text with another picture, or the same at another address, wherever it mentions this one. */
export function withMedia(text: string, hash: string, address: string, isHtml = false): string {
  const mentioned = new RegExp(`${mediaFolder(hash)}[^"'\\s<>()]*`, 'g')
  return text.replace(mentioned, () => (isHtml ? address.replaceAll('&', '&amp;') : address))
}
