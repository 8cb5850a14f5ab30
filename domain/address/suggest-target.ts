/** Words before the last ones say little about the page, and a visitor chooses how many there are. */
const maxWords = 12

/** The least that two words must be alike to count. */
const minLikeness = 0.6

type KnownWord = { pairs: number; pages: number[] }

/**
 * Returns a function that finds the page that the visitor of a path probably meant: the one with the most
 * similar path, or none. The pages are read once, for many paths.
 */
export function targetFinder(pages: string[]): (path: string) => string {
  const known = new Map<string, KnownWord>()
  /** The words that have a pair of letters, and how often. */
  const wordsWith = new Map<string, Map<string, number>>()
  for (const [at, page] of pages.entries()) {
    for (const word of new Set(words(page))) {
      const { pages } = known.get(word) ?? add(word)
      pages.push(at)
    }
  }

  function add(word: string): KnownWord {
    const found: KnownWord = { pairs: Math.max(0, word.length - 1), pages: [] }
    known.set(word, found)
    for (const [pair, count] of pairCounts(word)) {
      const having = wordsWith.get(pair) ?? new Map<string, number>()
      wordsWith.set(pair, having.set(word, count))
    }
    return found
  }

  /** Adds to each page how much its most similar word is like this one. */
  function addLikeness(word: string, weight: number, scores: Float64Array): void {
    const common = new Map<string, number>()
    for (const [pair, count] of pairCounts(word)) {
      for (const [other, times] of wordsWith.get(pair) ?? []) {
        common.set(other, (common.get(other) ?? 0) + Math.min(count, times))
      }
    }
    // A word of one letter has no pairs.
    if (known.has(word)) common.set(word, word.length - 1)

    const best = new Float64Array(pages.length)
    for (const [other, count] of common) {
      const { pairs = 0, pages = [] } = known.get(other) ?? {}
      const score = other === word ? 1 : (2 * count) / (word.length - 1 + pairs)
      if (score < minLikeness) continue
      for (const page of pages) best[page] = Math.max(score, best[page] ?? 0)
    }
    for (let page = 0; page < pages.length; page++) {
      scores[page] = (scores[page] ?? 0) + (best[page] ?? 0) * weight
    }
  }

  return (path) => {
    const scores = new Float64Array(pages.length)
    // Later words weigh more, because they are the most specific.
    for (const [place, word] of words(path).slice(-maxWords).entries()) {
      addLikeness(word, place + 1, scores)
    }
    const highest = scores.reduce((best, score) => Math.max(best, score), 0)
    const found = highest > 0 ? pages.filter((_, at) => scores[at] === highest) : []
    return found.toSorted((a, b) => a.length - b.length)[0] ?? ''
  }
}

const words = (path: string) =>
  path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The pairs of letters of a word, and how often each is in it. */
function pairCounts(word: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at < word.length - 1; at++) {
    const pair = word.slice(at, at + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}
