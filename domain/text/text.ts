/** The text of HTML, for counting and comparing. Not safe to show as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Removes diacritics: 'Köln' becomes 'Koln', 'Weißenfels' becomes 'Weissenfels'. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
}

/** For a sentence that goes on: 'Laat ophalen' becomes 'laat ophalen'. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Capitalizes the first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
