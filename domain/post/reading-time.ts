import { counted } from '#domain/text/number.ts'
import { plainText } from '#domain/text/text.ts'

const wordsPerMinute = 220

/** The reading time shown above a post: '6 minuten lezen'. */
export function readingTime(html: string): string {
  const words = plainText(html).split(' ').length
  const minutes = Math.max(1, Math.round(words / wordsPerMinute))

  return `${counted(minutes, 'minuut', 'minuten')} lezen`
}
