import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#server/root.ts'

export type Font = { file: string; family: string; width: (text: string, size: number) => number }

// Instances of variable fonts, whose family name they kept.
export const inter = open('inter-500.ttf', 'Inter')
export const montserrat = open('montserrat-800.ttf', 'Montserrat Thin')

/** Measures text by the advance widths of the font, without kerning. */
function open(name: string, family: string): Font {
  const file = join(root, 'server/social-card/fonts', name)
  const advance = advances(readFileSync(file))

  return {
    file,
    family,
    width: (text, size) =>
      size * [...text].reduce((sum, sign) => sum + advance(sign.codePointAt(0) ?? 0), 0),
  }
}

/** Reads the advance width of each character from a TrueType font, in ems. */
function advances(font: Buffer): (codePoint: number) => number {
  const tables = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index).map((entry) => [
      font.toString('latin1', entry, entry + 4),
      font.readUInt32BE(entry + 8),
    ]),
  )
  const table = (name: string) => tables.get(name) ?? 0
  const unitsPerEm = font.readUInt16BE(table('head') + 18)
  const lastMetric = font.readUInt16BE(table('hhea') + 34) - 1
  const glyphOf = glyphs(font, table('cmap'))

  return (codePoint) => {
    const metric = table('hmtx') + 4 * Math.min(glyphOf(codePoint), lastMetric)
    return font.readUInt16BE(metric) / unitsPerEm
  }
}

/** Reads the `cmap` table in format 4: segments of consecutive characters. */
function glyphs(font: Buffer, cmap: number): (codePoint: number) => number {
  const map = cmap + font.readUInt32BE(cmap + 8)
  const length = font.readUInt16BE(map + 6)
  const [ends, starts, deltas, offsets] = [14, 16 + length, 16 + 2 * length, 16 + 3 * length]

  return (codePoint) => {
    for (let at = map; at < map + length; at += 2) {
      if (codePoint > font.readUInt16BE(at + ends)) continue
      const start = font.readUInt16BE(at + starts)
      if (codePoint < start) return 0

      const delta = font.readUInt16BE(at + deltas)
      const offset = font.readUInt16BE(at + offsets)
      if (offset === 0) return (codePoint + delta) & 0xffff
      const glyph = font.readUInt16BE(at + offsets + offset + 2 * (codePoint - start))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
