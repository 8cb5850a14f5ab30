// Usage: node server/media/encoder.ts, run by encode.ts as a child process. Decoding takes up to a
// few hundred MB, which is freed when the process ends. An image that crashes the decoder does not
// crash the server.
import { setPriority } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { type MediaKind, maxPixels } from '#domain/media/media.ts'
import { type MediaAddress, widthsUpTo } from '#domain/media/picture.ts'
import type { EncodedMedia, EncodeRequest, EncodeResponse } from './encoded.ts'
import { sanitizeSvg } from './sanitize-svg.ts'

/** The largest sizes that any layout shows. */
const maxSize = { still: { width: 1920, height: 2400 }, moving: { width: 960, height: 1200 } }
// An image with the maximum number of pixels takes 1.1 GB as AVIF, and less in other formats.
const maxMemoryBytes = 1536 * 1024 * 1024
const jpegWidth = 1200
/** The background of transparent images, for formats without transparency. */
const background = '#ffffff'

const safeOptions = { failOn: 'error', limitInputPixels: maxPixels } as const

// Low priority: visitors come first.
setPriority(10)
sharp.concurrency(1)
sharp.cache(false)

setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.exit(1)
}, 100).unref()

process.on('message', async ({ bytes, kind }: EncodeRequest) => {
  const answer = await encode(Buffer.from(bytes), kind).catch(
    (): EncodeResponse => ({ refusal: 'damaged' }),
  )
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())

async function encode(bytes: Buffer, kind: MediaKind): Promise<EncodeResponse> {
  if (kind === 'svg') return encodeDrawing(bytes)
  const {
    width,
    height,
    pages = 1,
    pageHeight,
  } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata()
  const isMoving = pages > 1 && (kind === 'gif' || kind === 'webp')
  if (width * (pageHeight ?? height) * (isMoving ? pages : 1) > maxPixels) {
    return { refusal: 'pixels' }
  }
  return { media: isMoving ? await encodeMoving(bytes) : await encodeStill(bytes) }
}

async function encodeStill(bytes: Buffer): Promise<EncodedMedia> {
  // Applies the EXIF rotation, converts to sRGB, and drops all metadata, such as the location.
  const { data, info } = await sharp(bytes, safeOptions)
    .autoOrient()
    .resize({ ...maxSize.still, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const whole = () => sharp(data, { raw: { width, height, channels } })
  const files = [await mainFile(whole().webp(webp), { width, height, kind: 'still' })]

  for (const wide of widthsUpTo(width)) {
    const sized = () => whole().resize({ width: wide })
    files.push(await file(`${wide}.avif`, sized().avif(avif)))
    if (wide < width) files.push(await file(`${wide}.webp`, sized().webp(webp)))
  }
  const look = await lookOf(whole())
  return {
    kind: 'still',
    type: 'image/webp',
    width,
    height,
    ...look,
    files: [...files, await jpeg(whole())],
  }
}

const webp = { quality: 80, effort: 3 }
const avif = { quality: 55, effort: 3, chromaSubsampling: '4:2:0' }

async function encodeMoving(bytes: Buffer): Promise<EncodedMedia> {
  const all = { ...safeOptions, animated: true }
  const { width: given, pageHeight = 1 } = await sharp(bytes, all).metadata()
  const scale = Math.min(1, maxSize.moving.width / given, maxSize.moving.height / pageHeight)
  const width = Math.max(1, Math.round(given * scale))
  const height = Math.max(1, Math.round(pageHeight * scale))
  const sized = (wide: number) =>
    sharp(bytes, all).resize({ width: wide }).webp({ quality: 70, effort: 2 })
  const files = [await mainFile(sized(width), { width, height, kind: 'moving' })]

  for (const wide of widthsUpTo(width)) {
    if (wide < width) files.push(await file(`${wide}.webp`, sized(wide)))
  }
  const first = () => sharp(bytes, safeOptions)
  const look = await lookOf(first())
  return {
    kind: 'moving',
    type: 'image/webp',
    width,
    height,
    ...look,
    files: [...files, await jpeg(first())],
  }
}

async function encodeDrawing(bytes: Buffer): Promise<EncodeResponse> {
  const safe = sanitizeSvg(bytes)
  if (!safe.ok) return { refusal: safe.why }
  const content = Buffer.from(safe.value)
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) return { refusal: 'pixels' }

  // SVG scales, so it needs no other sizes. The JPEG is rendered at the largest size in use.
  const drawn = () => sharp(content, { ...safeOptions, density: densityFor(width) })
  const name = `${width}x${height}.svg`
  const type = 'image/svg+xml'
  const photo = await jpeg(drawn())
  const look = await lookOf(drawn())
  return {
    media: {
      kind: 'drawing',
      type,
      width,
      height,
      ...look,
      files: [{ name, type, content }, photo],
    },
  }
}

/** In dots per inch: SVG units are 72 dpi. */
function densityFor(width: number): number {
  return Math.min(300, Math.max(1, (72 * jpegWidth) / width))
}

/** The file name is the last part of the URL. */
function mainFile(picture: Sharp, of: Pick<MediaAddress, 'width' | 'height' | 'kind'>) {
  return file(`${of.width}x${of.height}${of.kind === 'moving' ? '-beweegt' : ''}.webp`, picture)
}

async function file(name: string, picture: Sharp) {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const format = name.split('.').at(-1) ?? info.format
  return { name, type: format === 'jpg' ? 'image/jpeg' : `image/${format}`, content: data }
}

function jpeg(picture: Sharp) {
  const sized = picture.resize({ width: jpegWidth, withoutEnlargement: true })
  return file('foto.jpg', sized.flatten({ background }).jpeg({ quality: 80, mozjpeg: true }))
}

/** The dominant colour, shown while the image loads. */
async function lookOf(picture: Sharp): Promise<{ tint: string; isOpaque: boolean }> {
  const small = await picture.resize({ width: 64, withoutEnlargement: true }).png().toBuffer()
  const { isOpaque } = await sharp(small).stats()
  const { dominant } = await sharp(small).flatten({ background }).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  return { tint: `#${hex.join('')}`, isOpaque }
}
