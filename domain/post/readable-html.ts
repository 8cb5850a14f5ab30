const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/**
 * Converts a post to text in which the markup is visible, for comparing two versions: `## Kop`, `-
 * punt`, `*vet*`. Not safe to show as HTML.
 */
export function readableHtml(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<img\b[^>]*>/gi, (tag) => `\n\n[Afbeelding: ${altOf(tag)}]\n\n`)
    .replace(/<div data-block="(\w+)" data-key="(\w+)"><\/div>/g, (_, kind, key) =>
      kind === 'price' ? `\n\n[Laagste prijs bij ${key}]\n\n` : `\n\n[Parkeerterrein ${key}]\n\n`,
    )
    .replace(/<h([2-4])[^>]*>/gi, (_, level) => `\n\n${'#'.repeat(Number(level))} `)
    .replace(/<li[^>]*>(\s*<p[^>]*>)?/gi, '\n- ')
    .replace(/<\/t[dh]>\s*(?=<t[dh])/gi, ' | ')
    .replace(/<tr[^>]*>|<br[^>]*>/gi, '\n')
    .replace(/<hr[^>]*>/gi, '\n\n---\n\n')
    .replace(/<\/?(strong|b)>/gi, '*')
    .replace(/<\/?(em|i)>/gi, '_')
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, '$2 ($1)')
    .replace(/<blockquote[^>]*>(\s*<p[^>]*>)?/gi, '\n\n> ')
    .replace(/<\/?(p|h[1-6]|ul|ol|table|figure|figcaption|caption|blockquote)\b[^>]*>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (sign) => entities[sign] ?? sign)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const altOf = (tag: string) => /\balt="([^"]+)"/.exec(tag)?.[1] ?? 'zonder omschrijving'
