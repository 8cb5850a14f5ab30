import { mediaFolder, readMediaAddress, widthsUpTo } from './picture.ts'

/** The file of a picture that is shown at a width: the smallest that is wide enough, or else the widest. */
export function nearestFile(url: string, width: number, format: 'avif' | 'webp'): string {
  const [path = url] = url.split('?')
  const picture = readMediaAddress(url)
  if (!picture || picture.kind === 'drawing') return path
  const wide = widthsUpTo(picture.width).find((each) => each >= width) ?? picture.width
  const given = picture.kind === 'moving' ? 'webp' : format
  if (given === 'webp' && wide === picture.width) return path
  return `${mediaFolder(picture.hash)}${wide}.${given}`
}
