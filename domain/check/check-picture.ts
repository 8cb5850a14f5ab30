export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

export type PictureType = (typeof pictureTypes)[number]

export const maxPictureBytes = 5 * 1024 * 1024

export const pictureRefusals = {
  type: 'Dit is geen afbeelding. Gebruik PNG, JPEG of WebP.',
  large: 'Deze afbeelding is groter dan 5 MB.',
  broken: 'De afbeelding kwam niet helemaal aan. Probeer het opnieuw.',
} as const

const starts: [type: PictureType, offset: number, text: string][] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/webp', 8, 'WEBP'],
]

/** Tells the type by the content: a name or a header can say anything. */
export function readPictureType(bytes: Uint8Array): PictureType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  return starts.find(([, offset, text]) => head.startsWith(text, offset))?.[0]
}
