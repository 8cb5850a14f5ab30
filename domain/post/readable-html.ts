const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

type Marks = { heading: (level: number) => string; bold: string; italic: string; quote: string }

const words: Marks = { heading: () => '', bold: '', italic: '', quote: '' }
const marks: Marks = {
  heading: (level) => `${'#'.repeat(level)} `,
  bold: '*',
  italic: '_',
  quote: '> ',
}

/** Converts a post to the text that a visitor reads. Not safe to show as HTML. */
export const readableHtml = (html: string) => textOf(html, words)

/** Whether two posts with the same words look the same: their headings, bold text and so on. */
export const isMarkedAlike = (one: string, other: string) =>
  textOf(one, marks) === textOf(other, marks)

function textOf(html: string, { heading, bold, italic, quote }: Marks): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<img\b[^>]*>/gi, (tag) => `\n\nAfbeelding: ${altOf(tag)}\n\n`)
    .replace(/<div data-block="(\w+)" data-key="(\w+)"><\/div>/g, (_, kind, key) =>
      kind === 'price' ? `\n\nLaagste prijs bij ${key}\n\n` : `\n\nParkeerterrein ${key}\n\n`,
    )
    .replace(/<h([2-4])[^>]*>/gi, (_, level) => `\n\n${heading(Number(level))}`)
    .replace(/<li[^>]*>(\s*<p[^>]*>)?/gi, '\n• ')
    .replace(/<\/t[dh]>\s*(?=<t[dh])/gi, ' · ')
    .replace(/<tr[^>]*>|<br[^>]*>/gi, '\n')
    .replace(/<hr[^>]*>/gi, '\n\n–\n\n')
    .replace(/<\/?(strong|b)>/gi, bold)
    .replace(/<\/?(em|i)>/gi, italic)
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, '$2 ($1)')
    .replace(/<blockquote[^>]*>(\s*<p[^>]*>)?/gi, `\n\n${quote}`)
    .replace(/<\/?(p|h[1-6]|ul|ol|table|figure|figcaption|caption|blockquote)\b[^>]*>/gi, '\n\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (sign) => entities[sign] ?? sign)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const altOf = (tag: string) => /\balt="([^"]+)"/.exec(tag)?.[1] ?? 'zonder omschrijving'
