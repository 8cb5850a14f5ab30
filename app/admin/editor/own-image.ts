import { Image } from '@tiptap/extension-image'
import { fetchPicture } from '#app/admin/picture/use-outside-picture.ts'
import { outsidePicture, shownAddress } from '#domain/media/outside-picture.ts'

/**
 * A picture. One of another site keeps its address in the text, and is shown from the copy that the server has:
 * it fetches one that it has not.
 */
export const OwnImage = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const { src, alt, title, width, height } = node.attrs
      const image = document.createElement('img')
      const given = { alt: alt ?? '', title, width, height }
      for (const [name, value] of Object.entries(given)) {
        if (value !== null && value !== undefined) image.setAttribute(name, String(value))
      }
      const outside = outsidePicture(src ?? '')
      if (outside) image.addEventListener('error', () => fetchAgain(image, outside), { once: true })
      image.src = shownAddress(src ?? '')
      return { dom: image }
    }
  },
})

async function fetchAgain(image: HTMLImageElement, address: string): Promise<void> {
  // Then it stays as it is: a picture that does not load.
  const url = await fetchPicture(address).catch(() => null)
  if (url !== null) image.src = url
}
