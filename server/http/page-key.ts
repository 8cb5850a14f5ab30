import type { IncomingMessage } from 'node:http'
import { countries } from '#domain/airport/airport.ts'
import { alternativeNames } from '#domain/alternative/read-alternatives.ts'
import { allFilterNames } from '#domain/filter/filter-address.ts'
import { fromName, shownName } from '#domain/filter/list-page.ts'
import { planNames } from '#domain/planner/plan-address.ts'
import { postCategories } from '#domain/post/post.ts'
import { stayPages } from '#domain/stay/stay-address.ts'
import { stayNames } from '#domain/stay/stay-names.ts'
import { keysOf } from '#domain/text/keys.ts'

/**
 * Query parameters that are part of the cache key, with their valid values. All others (utm_source,
 * gclid, invalid values) are ignored, so they share one entry.
 */
const cachedParameters: [path: RegExp, name: string, validValues?: string[]][] = [
  [/^\/(luchthavens|parkeren\/meer)$/, 'land', keysOf(countries)],
  [/^\/parkeren\/[^/]+$/, 'tab', ['informatie']],
  [/^\/blog$/, 'category', keysOf(postCategories)],
  [/^\/faq$/, 'tab', ['reserveren', 'parkeren', 'luchthavens']],
  [/^\/contact$/, 'verzonden', ['ja']],
  // The API also responds to unknown values.
  [/^\/api\/(parkings|faqs)$/, 'airport'],
  [/^\/api\/blog$/, 'slug'],
  [/^\/api\/airports$/, 'slug'],
  [/^\/api\/airports$/, 'first', ['4', '8']],
]

/** Query parameters with unlimited values: a page with one of them is not cached. */
const uncachedParameters: [path: RegExp, names: string[]][] = [
  [/^\/(luchthavens|parkeren\/meer)$/, ['zoek']],
  [stayPages, [...stayNames]],
  [
    /^\/parkeren\/[^/]+$/,
    [...allFilterNames, 'vergelijk', shownName, fromName, ...alternativeNames],
  ],
  [/^\/prijzen$/, ['luchthaven', 'dagen']],
  [/^\/vergelijken$/, ['terreinen', 'verschillen']],
  [/^\/hoe-wij-vergelijken$/, ['luchthaven', 'sorteer']],
  [/^\/vertrekplanner(\/agenda\.ics)?$/, [...planNames]],
  [/^\/klopt-dit-niet$/, ['luchthaven', 'terrein']],
  [/^\/api\/airports$/, ['search']],
  [/^\/api\/parkings$|^\/api\/lots\//, [...stayNames]],
]

/** Paths that are never cached here: private ones, and files, which have caches of their own. */
const notPages =
  /^\/(admin|api\/admin|assets|images|media|social|healthz|__manifest|blog\/voorbeeld)(\/|\.|$)/

/** A path in its canonical spelling. Other spellings get a redirect or a 404, so are not cached. */
const canonicalPath = /^\/(?:[a-z0-9_~-][a-z0-9._~-]*(?:\/[a-z0-9_~-][a-z0-9._~-]*)*)?$/

const maxUrlLength = 500

/** The key of a page in the cache; undefined for a request that is not cached. */
export function keyOf(
  { method, url = '/' }: IncomingMessage,
  isShell: (path: string) => boolean,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [path = '/', query] = url.split('?', 2)
  if (!canonicalPath.test(path)) return undefined
  if (isShell(path)) return path
  if (notPages.test(path)) return undefined
  if (path.endsWith('.data') || url.length > maxUrlLength) return undefined
  if (query === undefined) return path

  const given = new URLSearchParams(query)
  const uncached = uncachedParameters.filter(([pages]) => pages.test(path))
  if (uncached.some(([, names]) => names.some((name) => given.has(name)))) return undefined

  for (const [pages, name, validValues] of cachedParameters) {
    // Pages read the first value of a repeated parameter too.
    const value = pages.test(path) ? given.get(name) : null
    if (value !== null && validValues?.includes(value) !== false) {
      return `${path}?${new URLSearchParams({ [name]: value })}`
    }
  }
  return path
}
