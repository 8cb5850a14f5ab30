// node server/media/encoder.ts: run by encode.ts as a process of its own. What decoding a picture
// takes, up to a few hundred MB, is given back when this process ends; and a picture that breaks the
// decoder breaks nothing else.
import { setPriority } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { type MediaKind, mostPixels } from '#domain/media/media.ts'
import { type MediaAddress, widthsUpTo } from '#domain/media/picture.ts'
import type { EncodeAnswer, EncodedMedia, EncodeQuestion } from './encoded.ts'
import { sanitizeSvg } from './sanitize-svg.ts'

/** What no screen shows more of. */
const largest = { still: { width: 1920, height: 2400 }, moving: { width: 960, height: 1200 } }
// A picture of the most pixels takes 1.1 GB as an AVIF, and less as any other.
const mostMemory = 1536 * 1024 * 1024
const jpegWidth = 1200
/** Behind what one can see through, where there is no transparency. */
const paper = '#ffffff'

const safely = { failOn: 'error', limitInputPixels: mostPixels } as const

// Visitors come first.
setPriority(10)
sharp.concurrency(1)
sharp.cache(false)

setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(1)
}, 100).unref()

process.on('message', async ({ bytes, kind }: EncodeQuestion) => {
  const answer = await encode(Buffer.from(bytes), kind).catch(
    (): EncodeAnswer => ({ refusal: 'damaged' }),
  )
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())

async function encode(bytes: Buffer, kind: MediaKind): Promise<EncodeAnswer> {
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
  if (width * (pageHeight ?? height) * (isMoving ? pages : 1) > mostPixels) {
    return { refusal: 'pixels' }
  }
  return { media: isMoving ? await encodeMoving(bytes) : await encodeStill(bytes) }
}

async function encodeStill(bytes: Buffer): Promise<EncodedMedia> {
  // Upright and in the colours of a screen; nothing of EXIF, such as where it was taken, is kept.
  const { data, info } = await sharp(bytes, safely)
    .autoOrient()
    .resize({ ...largest.still, fit: 'inside', withoutEnlargement: true })
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
  const all = { ...safely, animated: true }
  const { width: given, pageHeight = 1 } = await sharp(bytes, all).metadata()
  const scale = Math.min(1, largest.moving.width / given, largest.moving.height / pageHeight)
  const width = Math.max(1, Math.round(given * scale))
  const height = Math.max(1, Math.round(pageHeight * scale))
  const sized = (wide: number) =>
    sharp(bytes, all).resize({ width: wide }).webp({ quality: 70, effort: 2 })
  const files = [await mainFile(sized(width), { width, height, kind: 'moving' })]

  for (const wide of widthsUpTo(width)) {
    if (wide < width) files.push(await file(`${wide}.webp`, sized(wide)))
  }
  const first = () => sharp(bytes, safely)
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

async function encodeDrawing(bytes: Buffer): Promise<EncodeAnswer> {
  const safe = sanitizeSvg(bytes)
  if (!safe.ok) return { refusal: safe.why }
  const content = Buffer.from(safe.value)
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
  if (width * height > mostPixels) return { refusal: 'pixels' }

  // Sharp at every size: as large as it will be shown as a photo.
  const drawn = () => sharp(content, { ...safely, density: densityFor(width) })
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

/** In dots per inch: a drawing says its size at 72. */
function densityFor(width: number): number {
  return Math.min(300, Math.max(1, (72 * jpegWidth) / width))
}

/** Its name is what comes after the folder in its address. */
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
  return file('foto.jpg', sized.flatten({ background: paper }).jpeg({ quality: 80, mozjpeg: true }))
}

/** The colour that there is most of. */
async function lookOf(picture: Sharp): Promise<{ tint: string; isOpaque: boolean }> {
  const small = await picture.resize({ width: 64, withoutEnlargement: true }).png().toBuffer()
  const { isOpaque } = await sharp(small).stats()
  const { dominant } = await sharp(small).flatten({ background: paper }).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  return { tint: `#${hex.join('')}`, isOpaque }
}
