/** How many cards a list begins with, and how many more it shows at a time. */
export const pageSize = 20

/** The query parameter that says how many cards the list shows. */
export const shownName = 'toon'

/** How many cards the list shows: whole pages, so that every number in the address is a page's end. */
export function shownIn(query: URLSearchParams): number {
  return pageSize * Math.max(1, Math.ceil(Number(query.get(shownName)) / pageSize) || 1)
}
