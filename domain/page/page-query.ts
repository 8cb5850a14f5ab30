import { alternativeNames } from '#domain/alternative/read-alternatives.ts'
import { allFilterNames, filteredName } from '#domain/filter/filter-address.ts'
import { fromName, shownName } from '#domain/filter/list-page.ts'
import { planNames } from '#domain/planner/plan-address.ts'
import { stayNames } from '#domain/stay/stay-names.ts'
import { documents } from './documents.ts'
import { type Page, pageAt } from './pages.ts'

/** Parameters that come together. Their names are not in `pages.ts`, which every page loads. */
const parameterSets = {
  stay: stayNames,
  filter: allFilterNames,
  list: [shownName, fromName],
  alternatives: alternativeNames,
  plan: planNames,
} satisfies Record<string, readonly string[]>

export type ParameterSet = keyof typeof parameterSets

/**
 * The parameters that are read, with the valid values of each. Of 'each' value the answer is cached by itself,
 * with 'any' it is not cached.
 */
export type Reads = ReadonlyMap<string, readonly string[] | 'each' | 'any'>

type Reading = Pick<Page, 'reads' | 'readsAll' | 'takesStay'>

/** What the page or the document at a path reads of its query. Undefined if there is none. */
export function readsAt(path: string): Reads | undefined {
  const entry: Reading | undefined = documents[path] ?? pageAt(path)
  return entry && readsOf(entry)
}

function readsOf({ reads = {}, readsAll = [], takesStay }: Reading): Reads {
  const sets: readonly ParameterSet[] = takesStay ? [...readsAll, 'stay'] : readsAll
  const names = sets.flatMap((set): readonly string[] => parameterSets[set])
  return new Map([...Object.entries(reads), ...names.map((name) => [name, 'any'] as const)])
}

/**
 * The part of a query that is read, as it is written. Of a parameter with valid values that is the first one, if it
 * is valid.
 */
export function readPart(query: string, reads: Reads): string {
  const seen = new Set<string>()
  const isRead = (pair: string) => {
    const [[name, value] = ['', '']] = new URLSearchParams(pair)
    const values = reads.get(name)
    if (values === undefined || values === 'any') return values !== undefined
    const isFirst = !seen.has(name)
    seen.add(name)
    return isFirst && (values === 'each' || values.includes(value))
  }
  return query.split('&').filter(isRead).join('&')
}

/** A query without what a form sends beside it. */
export function withoutLeftovers(path: string, query: string): string {
  return path === '/vertrekplanner' ? withoutOtherFilter(query) : withoutPicker(path, query)
}

/**
 * Of the form of the home page: the fields that were left empty, and the search on a page that has none. The home page
 * itself says what is missing.
 */
function withoutPicker(path: string, query: string): string {
  const reads = readsAt(path)
  if (path === '/' || !reads?.has('van') || !/(^|&)zoek=/.test(query)) return query
  const isLeft = (pair: string) => {
    const [name = '', value = ''] = pair.split('=', 2)
    return (name === 'zoek' && !reads.has(name)) || (formNames.includes(name) && value === '')
  }
  return query
    .split('&')
    .filter((pair) => !isLeft(pair))
    .join('&')
}

const formNames: string[] = [...stayNames, 'zoek']

/** A filter stays at its own airport, also where another one is chosen in the form that takes it along. */
function withoutOtherFilter(query: string): string {
  const given = new URLSearchParams(query)
  if (!given.has(filteredName)) return query
  const isOther = given.get(filteredName) !== given.get('luchthaven')
  const isLeft = (pair: string) => {
    const [name = ''] = pair.split('=', 1)
    return name === filteredName || (isOther && allFilterNames.includes(name))
  }
  return query
    .split('&')
    .filter((pair) => !isLeft(pair))
    .join('&')
}

/** The address under which an answer is cached: one for all queries of which the same is read. */
export function cachedAddress(path: string, query: string, reads: Reads): string | undefined {
  const read = new URLSearchParams(readPart(query, reads))
  if ([...read.keys()].some((name) => reads.get(name) === 'any')) return undefined
  read.sort()
  return read.size > 0 ? `${path}?${read}` : path
}
