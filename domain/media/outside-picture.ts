/** The widths in which a page asks for a picture of another site. It gets the nearest that there is. */
export const outsideWidths = [320, 640, 1280]

/** The address of a picture at another site, in one spelling. Undefined for a picture of our own. */
export function outsidePicture(address: string): string | undefined {
  if (!/^\s*https?:/i.test(address)) return undefined
  try {
    const url = new URL(address)
    url.hash = ''
    return url.href
  } catch {
    return undefined
  }
}

/** Where we serve our copy of it. */
export const outsidePath = (address: string, width: number, format: 'avif' | 'webp') =>
  `/media/outside/${width}.${format}?of=${encodeURIComponent(address)}`

/** The address at which a page shows a picture: that of our copy, or as it is. */
export function shownAddress(imageUrl: string): string {
  const outside = outsidePicture(imageUrl)
  return outside === undefined ? imageUrl : outsidePath(outside, 1280, 'webp')
}
