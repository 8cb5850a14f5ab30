const minLength = 70
const maxLength = 155

/**
 * Shortens a text for a search result: as many whole sentences as fit, or, if that is too short, as
 * many whole words.
 */
export function pageDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line

  const ends = [...line.matchAll(/[.!?](?= )/g)].map(({ index }) => index + 1)
  const sentences = line.slice(0, ends.findLast((end) => end <= maxLength) ?? 0)
  if (sentences.length >= minLength) return sentences

  const words = line.slice(0, maxLength).replace(/[,;:]?\s\S*$/, '')
  return `${words.slice(0, maxLength - 1)}…`
}
