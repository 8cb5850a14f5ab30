import { shownAddress } from '#domain/media/outside-picture.ts'
import { pictureOf } from '#domain/media/picture.ts'

const image = /<img\b[^>]*?\ssrc="((?:\/media\/|https?:)[^"]+)"[^>]*>/gi

/**
 * Gives uploads in a post responsive sources, for their own width or that of the text. Expects
 * sanitized HTML, in which every attribute has one notation.
 */
export function withPictures(html: string): string {
  return html.replace(image, (tag: string, address: string) => {
    if (!address.startsWith('/')) return withOutside(tag, address)
    const { src, width, height, tint, sources } = pictureOf(address.replaceAll('&amp;', '&'))
    if (!sources) return tag

    const given = Math.min(Number(/\swidth="(\d+)"/.exec(tag)?.[1] ?? width), width)
    const sizes = `(min-width: 46rem) min(44rem, ${given}px), min(100vw, ${given}px)`
    const last = sources.at(-1)
    const more = [
      `src="${src}" srcset="${last?.srcSet}" sizes="${sizes}"`,
      ` width="${given}" height="${Math.round((given * height) / width)}"`,
      /\sloading="/.test(tag) ? '' : ' loading="lazy"',
      tint ? ` style="background-color:${tint}"` : '',
    ].join('')
    const others = sources
      .slice(0, -1)
      .map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`)
    // The media may have been replaced by one with another shape since the post was written.
    const bare = tag.replace(/\s(width|height)="\d*"/g, '')
    return `<picture>${others.join('')}${bare.replace(`src="${address}"`, () => more)}</picture>`
  })
}

/** Without sources: how wide our copy is, if there is one, is not known here. */
function withOutside(tag: string, address: string): string {
  const shown = shownAddress(address.replaceAll('&amp;', '&'))
  const loading = /\sloading="/.test(tag) ? '' : ' loading="lazy"'
  return tag.replace(`src="${address}"`, () => `src="${shown}"${loading}`)
}
