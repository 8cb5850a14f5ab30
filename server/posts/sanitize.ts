import sanitize from 'sanitize-html'
import { cellSpan } from '#domain/post/cell-span.ts'

/** The elements of a post. No scripts, frames, forms or styles. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'code',
    ],
    ...['ul', 'ol', 'li', 'blockquote', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    // A live block, filled in when the post is read.
    'div',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    div: ['data-block', 'data-key'],
    ol: ['start'],
    td: ['colspan', 'rowspan', 'align'],
    th: ['colspan', 'rowspan', 'align', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Far deeper than any real post. The cost of parsing grows with each level.
  nestingLimit: 50,
  transformTags: {
    // The h1 of the page is the title of the post.
    h1: 'h2',
    // Any other div is renamed to a tag that is not allowed, so it is removed and its content
    // stays.
    div: (tagName, attribs) => ({ tagName: isBlock(attribs) ? tagName : 'section', attribs }),
    // Any target can open a tab, and the new page must not get a reference to ours.
    a: (tagName, attribs) => ({
      tagName,
      attribs: 'target' in attribs ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    td: withinTable,
    th: withinTable,
  },
}

function withinTable(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const spans = ['colspan', 'rowspan'].flatMap((name) => {
    const value = attribs[name]
    return value === undefined ? [] : [[name, String(cellSpan(value))]]
  })
  return { tagName, attribs: { ...attribs, ...Object.fromEntries(spans) } }
}

function isBlock(attribs: Record<string, string>): boolean {
  return /^(parking|price)$/.test(attribs['data-block'] ?? '')
}

/** Makes the HTML of a post safe for the page, whoever wrote it or wherever it was pasted from. */
export function sanitizePost(html: string): string {
  return sanitize(html, allowed).replaceAll(
    emptyHead,
    (_, attributes = '') => `<td${attributes}></td>`,
  )
}

/** The corner of a table: a head without a text is read as a head of nothing. */
const emptyHead = /<th((?: (?:colspan|rowspan|align)="[^"]*")*)(?: scope="[^"]*")?>\s*<\/th>/g
