import type { IncomingMessage } from 'node:http'
import { isPagePath } from '#domain/page/page-path.ts'
import { cachedAddress, type Reads, readPart, readsAt } from '#domain/page/page-query.ts'
import { stayNames } from '#domain/stay/stay-names.ts'

const stay = Object.fromEntries(stayNames.map((name) => [name, 'any' as const]))

/** The parameters of calls whose answers are cached. Unknown values have an answer too. */
const cachedCalls: [path: RegExp, reads: Record<string, string[] | 'each' | 'any'>][] = [
  [/^\/api\/parkings$/, { airport: 'each', ...stay }],
  [/^\/api\/lots\//, stay],
  [/^\/api\/faqs$/, { airport: 'each' }],
  [/^\/api\/blog$/, { slug: 'each' }],
  [/^\/api\/airports$/, { slug: 'each', first: ['4', '8'], search: 'any', ...stay }],
]

const isPublicCall = (path: string) => /^\/api\/(?!admin(\/|\.|$))/.test(path)

/** A path in its canonical spelling. Other spellings get a redirect or a 404, so are not cached. */
const canonicalPath = /^\/(?:[a-z0-9_~-][a-z0-9._~-]*(?:\/[a-z0-9_~-][a-z0-9._~-]*)*)?$/

const maxUrlLength = 500

/** The key of a page in the cache; undefined for a request that is not cached. */
export function keyOf(
  { method, url = '/' }: IncomingMessage,
  isShell: (path: string) => boolean,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [path = '/', query = ''] = url.split('?', 2)
  if (!canonicalPath.test(path)) return undefined
  if (isShell(path)) return path
  if (url.length > maxUrlLength) return undefined
  if (isPublicCall(path)) return cachedAddress(path, query, readsOfCall(path))
  return isPagePath(path) ? cachedAddress(path, query, readsAt(path) ?? new Map()) : undefined
}

function readsOfCall(path: string): Reads {
  const [, reads = {}] = cachedCalls.find(([calls]) => calls.test(path)) ?? []
  return new Map(Object.entries(reads))
}

/** What React Router reads itself when a script asks for the data of a page. */
const ofRouter = ['_routes', 'index'].map((name) => [name, 'any'] as const)

/**
 * The request without the parameters that its page does not list. A page never gets one that is missing in its
 * entry, rather than being cached for everyone as if it were not given. A form that is sent is not cached, and
 * stays as it is.
 */
export function requestAsRead(request: Request): Request {
  const { method, url } = request
  if (method !== 'GET' && method !== 'HEAD') return request
  const address = new URL(url)
  const query = address.search.slice(1)
  const path = address.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  const reads = query === '' ? undefined : readsAt(path)
  if (!reads) return request
  const isData = path !== address.pathname
  const read = readPart(query, isData ? new Map([...reads, ...ofRouter]) : reads)
  if (read === query) return request
  address.search = read
  return new Request(address, request)
}

/** Also one that is told to a script that asked for data. */
export const isRedirect = ({ status }: Response): boolean =>
  (status >= 300 && status < 400) || status === 202
