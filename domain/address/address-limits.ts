/**
 * No page and no call is deeper. React Router takes quadratic time for the segments of a path: 5 seconds for
 * 8,000 of them.
 */
const maxSegments = 12

/** No page and no call reads more, lists with all their values included. */
const maxParameters = 50

export const isTooDeep = (pathname: string): boolean => countOf('/', pathname, 0) > maxSegments

export function hasTooManyParameters(url: string): boolean {
  const query = url.indexOf('?')
  return query >= 0 && countOf('&', url, query) >= maxParameters
}

/** Stops counting past the limits: a long text costs no more. */
function countOf(sign: string, text: string, from: number): number {
  let count = 0
  for (let at = text.indexOf(sign, from); at >= 0 && count <= maxParameters; count++) {
    at = text.indexOf(sign, at + 1)
  }
  return count
}
