const atLeast = 70
const atMost = 155

/**
 * The beginning of a text as a search result shows it: as many whole sentences as fit, or, when that
 * says too little, as many whole words.
 */
export function pageDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= atMost) return line

  const ends = [...line.matchAll(/[.!?](?= )/g)].map(({ index }) => index + 1)
  const sentences = line.slice(0, ends.findLast((end) => end <= atMost) ?? 0)
  if (sentences.length >= atLeast) return sentences

  const words = line.slice(0, atMost).replace(/[,;:]?\s\S*$/, '')
  return `${words.slice(0, atMost - 1)}…`
}
