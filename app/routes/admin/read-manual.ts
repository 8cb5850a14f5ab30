import type { Chapter } from '#app/admin/help/with-contents.tsx'
import { chapterAnchor } from '#domain/admin/help.ts'

// Imported from where it is written.
const texts = import.meta.glob<string>('/docs/handleiding.md', { query: '?raw', import: 'default' })
const pictures = import.meta.glob<string>('/docs/handleiding/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
})
const sizes = import.meta.glob<Record<string, [number, number]>>('/docs/handleiding/sizes.json', {
  import: 'default',
  eager: true,
})

/** The manual as HTML, with its chapters. The page renders the title and the contents itself. */
export async function readManual(): Promise<{ html: string; chapters: Chapter[] }> {
  // Lazy, because the parser is larger than most pages of the admin.
  const [{ Marked }, text = ''] = await Promise.all([
    import('marked'),
    texts['/docs/handleiding.md']?.(),
  ])
  const [, , ...chapters] = text.split(/^(?=## )/m)
  const parser = new Marked({
    renderer: {
      heading: ({ depth, text: title }) =>
        `<h${depth} id="${chapterAnchor(title)}">${escaped(title)}</h${depth}>`,
      image: ({ href, text: alt }) => picture(href, alt),
    },
  })

  return {
    html: await parser.parse(chapters.join('')),
    chapters: chapters.map((chapter) => {
      const [title = ''] = chapter.slice('## '.length).split('\n')
      return { id: chapterAnchor(title), title }
    }),
  }
}

/** With its size, so that the text does not shift when the picture loads. */
function picture(address: string, alt: string): string {
  const name = address.replace(/^.*\//, '')
  const [width, height] = sizes['/docs/handleiding/sizes.json']?.[name] ?? []
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  const url = pictures[`/docs/handleiding/${name}`] ?? ''
  return `<img src="${url}" alt="${escaped(alt)}"${size} loading="lazy">`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
