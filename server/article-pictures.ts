import { pictureOf } from '#domain/picture.ts'

const image = /<img\b[^>]*?\ssrc="(\/media\/[^"]+)"[^>]*>/g
/** As wide as the text of an article. */
const column = '(min-width: 46rem) 44rem, 100vw'

/**
 * Offers the uploads in an article in the width that they are shown in. Its HTML is clean already:
 * every attribute is written in one way.
 */
export function withPictures(html: string): string {
  return html.replace(image, (tag: string, address: string) => {
    const { src, width, height, tint, sources } = pictureOf(address.replaceAll('&amp;', '&'))
    if (!sources) return tag

    const [, given] = /\swidth="(\d+)"/.exec(tag) ?? []
    const sizes = given ? `${given}px` : column
    const last = sources.at(-1)
    const more = [
      `src="${src}" srcset="${last?.srcSet}" sizes="${sizes}"`,
      given || /\sheight="/.test(tag) ? '' : ` width="${width}" height="${height}"`,
      /\sloading="/.test(tag) ? '' : ' loading="lazy"',
      tint ? ` style="background-color:${tint}"` : '',
    ].join('')
    const others = sources
      .slice(0, -1)
      .map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`)
    return `<picture>${others.join('')}${tag.replace(`src="${address}"`, () => more)}</picture>`
  })
}
