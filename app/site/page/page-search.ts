import { allFilterNames, listValues } from '#domain/filter/filter-address.ts'
import { fromName, shownName } from '#domain/filter/list-page.ts'
import { readParkingIds } from '#domain/parking/compared-ids.ts'
import { stayNames } from '#domain/stay/stay-names.ts'

/**
 * The query parameters that the airport page reads, in this order. Others are dropped: a cached
 * page was rendered without them, and the browser must render the same links.
 */
const pageQuery = ['tab', ...allFilterNames, ...stayNames, 'vergelijk', shownName, fromName]

export type SearchChanges = Record<string, string | null>

/** The current query as pairs, with the changes applied; null removes a name. */
export function keptPairs(search: URLSearchParams, changes: SearchChanges): [string, string][] {
  return pageQuery.flatMap((name) => {
    const change = changes[name]
    if (change === null) return []
    return (change === undefined ? valuesIn(search, name) : [change]).map(
      (value): [string, string] => [name, value],
    )
  })
}

/** Of a list each known value once, of all others the first. */
function valuesIn(search: URLSearchParams, name: string): string[] {
  const given = search.getAll(name)
  if (name === 'vergelijk') return [readParkingIds(given).join(',')].filter(Boolean)
  const known = listValues[name]
  return known ? known.filter((value) => given.includes(value)) : given.slice(0, 1)
}

/** The same as a query string. Commas and colons stay unescaped. */
export function pageSearch(search: URLSearchParams, changes: SearchChanges): string {
  const query = new URLSearchParams(keptPairs(search, changes))
    .toString()
    .replace(/%2C|%3A/g, decodeURIComponent)
  return query === '' ? '' : `?${query}`
}
