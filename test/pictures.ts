import sharp from 'sharp'

/** Small, valid pictures. Different colours give different files. */

export function aPhoto({ width = 1000, height = 600, color = '#2a4b5c' } = {}): Promise<Buffer> {
  return blank(width, height, color).jpeg().toBuffer()
}

/** A photo stored sideways with an EXIF rotation and a location. */
export function anUprightPhoto(): Promise<Buffer> {
  return blank(400, 200, '#336699')
    .withExif({ IFD0: { Orientation: '6', Copyright: 'Zoë' }, IFD3: { GPSLatitude: '52/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

export function anAnimation({ frames = 3 } = {}): Promise<Buffer> {
  const [width, height] = [60, 40]
  const pixels = Buffer.alloc(width * height * frames * 3)
  for (let frame = 0; frame < frames; frame++) {
    pixels.fill(frame * 80, frame * width * height * 3, (frame + 1) * width * height * 3)
  }
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const
  return sharp(pixels, { raw }).gif().toBuffer()
}

/** A decompression bomb: a tiny PNG that claims 30,000 by 30,000 pixels. */
export async function aBomb(): Promise<Buffer> {
  const png = await blank(1, 1, '#ffffff').png().toBuffer()
  png.writeUInt32BE(30_000, 16)
  png.writeUInt32BE(30_000, 20)
  const { crc32 } = await import('node:zlib')
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

export const svg = (content: string, before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 72">${content}</svg>`,
  )

function blank(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } })
}
