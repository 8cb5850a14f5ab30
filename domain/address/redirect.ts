import type { Editable } from '#domain/changes/editable.ts'

/** A redirect from one path to another. */
export type Redirect = Editable & { id: number; source: string; target: string }

/** Follows redirects to their end. Undefined without one, or in a loop. */
export function follow(redirects: ReadonlyMap<string, string>, path: string): string | undefined {
  const seen = new Set([path])
  let target = redirects.get(path)
  while (target !== undefined) {
    const [next = ''] = target.split(/[?#]/, 1)
    if (seen.has(next)) return undefined
    seen.add(next)
    const further = redirects.get(next)
    if (further === undefined) return target
    target = further
  }
  return undefined
}

/** Normalizes a path for comparison: no slash at the end. */
export function plainPath(path: string): string {
  // Not /\/+$/, which takes quadratic time on thousands of slashes.
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The page that the visitor probably meant: the one with the most similar path. */
export function suggestTarget(path: string, pages: string[]): string {
  const [best] = pages
    .map((page) => ({ page, score: similarity(words(path), words(page)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.page.length - b.page.length)
  return best?.page ?? ''
}

const words = (path: string) =>
  path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How well the words match. Later words weigh more, because they are the most specific. */
function similarity(requested: string[], available: string[]): number {
  return requested.reduce((score, word, place) => {
    const best = Math.max(0, ...available.map((other) => diceCoefficient(word, other)))
    return score + (best >= 0.6 ? best * (place + 1) : 0)
  }, 0)
}

/** The Dice coefficient of two words: the share of letter pairs in common. */
function diceCoefficient(one: string, other: string): number {
  if (one === other) return 1
  const [a, b] = [pairs(one), pairs(other)]
  if (a.length === 0 || b.length === 0) return 0
  const left = [...b]
  const common = a.filter((pair) => {
    const at = left.indexOf(pair)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * common.length) / (a.length + b.length)
}

const pairs = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2))
