import type { Editable } from '#domain/changes/editable.ts'

/** An address that leads on to another. */
export type Redirect = Editable & { id: number; source: string; target: string }

/** Where an address leads, also by way of others; nothing when it leads nowhere or round in a circle. */
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

/** As an address is compared: without a slash at its end. */
export function plainPath(path: string): string {
  // Not /\/+$/: among thousands of slashes it tries each of them to the last one.
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The page that someone probably meant: the one whose address looks most like it. */
export function suggestTarget(path: string, pages: string[]): string {
  const [best] = pages
    .map((page) => ({ page, score: alike(words(path), words(page)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.page.length - b.page.length)
  return best?.page ?? ''
}

const words = (path: string) =>
  path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How much of each word comes back in a word of the other; the last ones say most. */
function alike(asked: string[], there: string[]): number {
  return asked.reduce((score, word, place) => {
    const best = Math.max(0, ...there.map((other) => shared(word, other)))
    return score + (best >= 0.6 ? best * (place + 1) : 0)
  }, 0)
}

/** The part of their pairs of letters that two words have in common. */
function shared(one: string, other: string): number {
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
