/** The words of an HTML text, without its markup. For counting and comparing, never for showing. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** 'Köln' is 'Koln', and 'Weißenfels' is 'Weissenfels'. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
}

/** With a capital, as a sentence begins. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
