import { socialCard } from '#domain/address/social-card.ts'
import { escapeXml } from '#domain/address/xml.ts'
import { type Font, inter, montserrat } from './font.ts'
import { evenLines, fits, lines, truncated } from './lines.ts'

export type Card = {
  brand: string
  /**
   * The sign above the title: the code of an airport, or the category of a post in smaller letters.
   */
  sign?: { text: string; size: 'large' | 'small' }
  title: string
  line: string
  /** After the line, whole. */
  note?: string | undefined
  /** A complete SVG document. */
  scene: string
}

const ink = '#0e1b2c'
const yellow = '#ffc91f'
const muted = '#c3cfdd'
/** The background of scenes without one. */
const sky = '#e1eef9'

const sceneBox = { x: 420, width: 780, height: 630 }
const left = 56
const bottom = 578
const maxLineWidth = 454
/** The height between the brand and the bottom of the card. */
const maxTextHeight = bottom - 124

const titleSizes = [
  { size: 60, maxLines: 4 },
  { size: 52, maxLines: 5 },
  { size: 46, maxLines: 6 },
  { size: 38, maxLines: 7 },
]
const titleLeading = 1.04
const titleTracking = -0.03
const signs = {
  large: { size: 40, height: 70, padding: 20, radius: 10, tracking: 0.02, gap: 22 },
  small: { size: 24, height: 46, padding: 14, radius: 8, tracking: 0, gap: 20 },
}
const lineSize = 25
const lineLeading = 35
const lineGap = 16
const brandSize = 28

/** The card: text on a dark panel on the left, the scene on the right, a yellow edge between. */
export function cardSvg({ brand, sign, title, line, note, scene }: Card): string {
  const below = [
    ...truncated(2, lines(line, inLine, maxLineWidth), inLine, maxLineWidth),
    ...(note ? lines(note, inLine, maxLineWidth) : []),
  ]
  const lineTop = bottom - below.length * lineLeading
  const over = sign ? signs[sign.size].height + signs[sign.size].gap : 0
  const set = setTitle(title, maxTextHeight - over - lineGap - below.length * lineLeading)
  const titleTop = lineTop - lineGap - set.lines.length * set.size * titleLeading

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${socialCard.width}" height="${socialCard.height}">`,
    `<rect width="100%" height="100%" fill="${ink}"/>`,
    `<path fill="${sky}" d="M420 0h780v630H420Z"/>`,
    placed(scene),
    `<path fill="${ink}" d="M0 0h613l-92 630H0Z"/>`,
    `<path fill="${yellow}" d="M606 0h14l-92 630h-14Z"/>`,
    mark,
    ...textLines(truncated(1, [brand], inBrand, maxLineWidth - 56), {
      font: montserrat,
      size: brandSize,
      tracking: -0.03,
      fill: '#fff',
      x: left + 56,
      top: 56,
      leading: brandSize,
    }),
    ...(sign ? [signSvg(sign, titleTop)] : []),
    ...textLines(set.lines, {
      font: montserrat,
      size: set.size,
      tracking: titleTracking,
      fill: '#fff',
      x: left,
      top: titleTop,
      leading: set.size * titleLeading,
    }),
    ...textLines(below, {
      font: inter,
      size: lineSize,
      tracking: 0,
      fill: muted,
      x: left,
      top: lineTop,
      leading: lineLeading,
    }),
    '</svg>',
  ].join('')
}

const inLine = (text: string) => inter.width(text, lineSize)
const inBrand = (text: string) => tracked(montserrat, text, brandSize, -0.03)

/** Picks the largest size that fits. At the smallest size the title is truncated. */
function setTitle(title: string, maxTextHeight: number): { size: number; lines: string[] } {
  const settings = titleSizes.map(({ size, maxLines }) => {
    const width = (text: string) => tracked(montserrat, text, size, titleTracking)
    const set = evenLines(title, width, maxLineWidth)
    const space = Math.min(maxLines, Math.floor(maxTextHeight / (size * titleLeading)))
    return {
      size,
      lines: truncated(space, set, width, maxLineWidth),
      isWhole: set.length <= space && fits(set, width, maxLineWidth),
    }
  })
  const [smallest = { size: 0, lines: [] }] = settings.slice(-1)
  return settings.find(({ isWhole }) => isWhole) ?? smallest
}

function signSvg({ text, size }: NonNullable<Card['sign']>, titleTop: number): string {
  const look = signs[size]
  const top = titleTop - look.gap - look.height
  const width = tracked(montserrat, text, look.size, look.tracking) + 2 * look.padding
  const [letters] = textLines([text], {
    font: montserrat,
    size: look.size,
    tracking: look.tracking,
    fill: ink,
    x: left + look.padding,
    top,
    leading: look.height,
  })
  return `<rect x="${left}" y="${top}" width="${width}" height="${look.height}" rx="${look.radius}" fill="${yellow}"/>${letters}`
}

function tracked(font: Font, text: string, size: number, tracking: number): number {
  return font.width(text, size) + [...text].length * size * tracking
}

type Setting = {
  font: Font
  size: number
  tracking: number
  fill: string
  x: number
  top: number
  leading: number
}

/** Positions lines like a browser: ascent and descent centred in the leading. */
function textLines(texts: string[], setting: Setting): string[] {
  const { font, size, tracking, fill, x, top, leading } = setting
  const baseline = top + leading / 2 + 0.359 * size

  return texts.map(
    (text, index) =>
      `<text x="${x}" y="${baseline + index * leading}" fill="${fill}" font-family="${font.family}" font-size="${size}" letter-spacing="${size * tracking}">${escapeXml(text)}</text>`,
  )
}

/**
 * Fills the right side with the scene, cropped around its centre. The panel covers what sticks out.
 * Not a nested SVG: resvg crashes on a `<use>` in one.
 */
function placed(scene: string): string {
  const [, attributes = '', content = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(scene) ?? []
  const [, box = '0 0 1200 720'] = /\bviewBox="([^"]+)"/.exec(attributes) ?? []
  const [x = 0, y = 0, width = 1200, height = 720] = box.split(/[\s,]+/).map(Number)
  const scale = Math.max(sceneBox.width / width, sceneBox.height / height)
  const moved = {
    x: sceneBox.x + (sceneBox.width - width * scale) / 2 - x * scale,
    y: (sceneBox.height - height * scale) / 2 - y * scale,
  }
  return `<g transform="translate(${moved.x} ${moved.y}) scale(${scale})">${content}</g>`
}

/** The largest crop with the aspect ratio of the scene, as close to the focus as possible. */
export function cropAround(
  { width, height }: { width: number; height: number },
  focus: { x: number; y: number },
): string {
  const scale = Math.min(width / sceneBox.width, height / sceneBox.height)
  const crop = { width: sceneBox.width * scale, height: sceneBox.height * scale }
  const x = ((width - crop.width) * focus.x) / 100
  const y = ((height - crop.height) * focus.y) / 100
  return [x, y, crop.width, crop.height].join(' ')
}

const mark = `<svg x="${left}" y="48" width="44" height="44" viewBox="0 0 100 100"><rect width="100" height="100" rx="18" fill="${yellow}"/><path d="M23 86V15h32c17.5 0 29 10.5 29 27S72.5 69 55 69H43v17Z" fill="${ink}"/><path d="M37 47.5 70 28l-8 32-8-10.5Z" fill="${yellow}"/></svg>`
