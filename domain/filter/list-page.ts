/** How many cards a list begins with, and how many more it shows at a time. */
export const pageSize = 20

/** How many cards the server draws for one answer: more would hold up everyone else. */
export const maxDrawn = 2 * pageSize

/** The query parameter that says how many cards the list shows. */
export const shownName = 'toon'

/** The query parameter that says with which card the list begins, on a page of its own. */
export const fromName = 'vanaf'

/** How many cards the list shows: whole pages, so that every number in the address is a page's end. */
export function shownIn(query: URLSearchParams): number {
  return pageSize * Math.max(1, Math.ceil(Number(query.get(shownName)) / pageSize) || 1)
}

/** How many matches are on earlier pages: each of them has as many as the server draws. */
export function skippedIn(query: URLSearchParams, matches: number): number {
  const skipped = maxDrawn * Math.floor((Number(query.get(fromName)) - 1) / maxDrawn)
  return skipped > 0 && skipped < matches ? skipped : 0
}
