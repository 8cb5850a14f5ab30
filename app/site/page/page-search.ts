import { filterNames } from '#domain/filter/filter-address.ts'

/**
 * What the airport page reads of its query, in this order. Nothing else is carried along: a kept
 * page was made without it, and the browser has to come to the same links.
 */
const pageQuery = ['tab', ...Object.values(filterNames), 'van', 'tot', 'vergelijk']

export type SearchChanges = Record<string, string | null>

/** The values that stay, one pair for each, with the changes in them; null takes a name out. */
export function keptPairs(search: URLSearchParams, changes: SearchChanges): [string, string][] {
  return pageQuery.flatMap((name) => {
    const change = changes[name]
    if (change === null) return []
    return (change === undefined ? search.getAll(name) : [change]).map(
      (value): [string, string] => [name, value],
    )
  })
}

/** The same as the end of an address; a comma in it stays a comma. */
export function pageSearch(search: URLSearchParams, changes: SearchChanges): string {
  const query = new URLSearchParams(keptPairs(search, changes)).toString().replaceAll('%2C', ',')
  return query === '' ? '' : `?${query}`
}
