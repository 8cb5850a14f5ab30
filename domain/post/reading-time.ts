import { counted } from '#domain/text/number.ts'
import { plainText } from '#domain/text/text.ts'

const wordsPerMinute = 220

/** How long an article takes, as it reads above it: '6 minuten lezen'. */
export function readingTime(html: string): string {
  const words = plainText(html).split(' ').length
  const minutes = Math.max(1, Math.round(words / wordsPerMinute))

  return `${counted(minutes, 'minuut', 'minuten')} lezen`
}
