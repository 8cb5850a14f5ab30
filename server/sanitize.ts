import sanitize from 'sanitize-html'

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
  // Any other box is not one of ours: what is in it stays.
  exclusiveFilter: ({ tag, attribs }) => tag === 'div' && !isBlock(attribs) && 'excludeTag',
  transformTags: {
    // A page has one h1, and that is its title.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
    }),
  },
}

function isBlock(attribs: Record<string, string>): boolean {
  return /^(parking|price)$/.test(attribs['data-block'] ?? '')
}

/** The HTML of an article, safe to put on a page whoever wrote it, and wherever it was pasted from. */
export function sanitizeArticle(html: string): string {
  return sanitize(html, allowed)
}
