import sanitize from 'sanitize-html'
import { cellSpan } from '#domain/post/cell-span.ts'

/** What an article is made of. No scripts, frames, forms or looks of its own. */
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
    // A live block: what is in it is made when it is read.
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
  // Nobody writes deeper than this, and to a program each level costs more than the one before it.
  nestingLimit: 50,
  transformTags: {
    // A page has one h1, and that is its title.
    h1: 'h2',
    // Any other box is not one of ours. By a name that is not allowed it goes, and what is in it stays.
    div: (tagName, attribs) => ({ tagName: isBlock(attribs) ? tagName : 'section', attribs }),
    // A tab goes by any name, and what is opened in it may not reach the page that it came from.
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
    const says = attribs[name]
    return says === undefined ? [] : [[name, String(cellSpan(says))]]
  })
  return { tagName, attribs: { ...attribs, ...Object.fromEntries(spans) } }
}

function isBlock(attribs: Record<string, string>): boolean {
  return /^(parking|price)$/.test(attribs['data-block'] ?? '')
}

/** The HTML of an article, safe to put on a page whoever wrote it, and wherever it was pasted from. */
export function sanitizeArticle(html: string): string {
  return sanitize(html, allowed)
}
