/** A URL pattern of the site, in segments. A segment that starts with a colon matches anything. */
export type PageAddress = { parts: string[]; takesForms: boolean; leadsOn: boolean }

type BuiltRoute = {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
  module: { action?: unknown; handle?: unknown }
}

/** Every URL pattern of the build except the catch-all routes. */
export function pageAddresses(routes: Record<string, BuiltRoute | undefined>): PageAddress[] {
  const pathOf = (route: BuiltRoute | undefined): string =>
    route ? `${route.parentId ? pathOf(routes[route.parentId]) : ''}/${route.path ?? ''}` : ''

  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ path, index }) => (path || index) && !path?.endsWith('*'))
    .map((route) => ({
      parts: partsOf(pathOf(route)),
      takesForms: route.module.action !== undefined,
      leadsOn: (route.module.handle as { leadsOn?: boolean } | undefined)?.leadsOn === true,
    }))
    .toSorted((a, b) => parameterCount(a) - parameterCount(b))
}

const parameterCount = ({ parts }: PageAddress) => parts.filter(isParameter).length
const isParameter = (part: string) => part.startsWith(':')
const partsOf = (path: string) => path.split('/').filter(Boolean)

/** The pattern that a path matches, in any spelling. */
export function findAddress(path: string, addresses: PageAddress[]): PageAddress | undefined {
  const requested = partsOf(unescaped(path)).map((part) => part.toLowerCase())
  return addresses.find(
    ({ parts }) =>
      parts.length === requested.length &&
      parts.every((part, at) => isParameter(part) || part === requested[at]),
  )
}

/** The path of a pattern without parameters. */
export function fixedPath({ parts }: PageAddress): string | undefined {
  return parts.some(isParameter) ? undefined : `/${parts.join('/')}`
}

/**
 * The canonical spelling of a path: lower case, no extra slashes, no needless escapes. Capitals in
 * a parameter alone are kept, since the page may know that name (AMS). Undefined if the path is
 * canonical or matches no page.
 */
export function canonicalAddress(path: string, addresses: PageAddress[]): string | undefined {
  // Resolves /./ and /../ as the server will.
  const { pathname } = new URL(`http://localhost${path}`)
  const address = findAddress(pathname, addresses)
  if (!address || address.leadsOn) return undefined

  const requested = partsOf(unescaped(pathname))
  const as = (name: (part: string) => string) =>
    `/${address.parts.map((part, at) => (isParameter(part) ? name(requested[at] ?? '') : part)).join('/')}`
  return as((part) => part) === path ? undefined : as(lowerCased)
}

/** Decodes needless escapes and writes the others in capitals (RFC 3986, 6.2.2). */
function unescaped(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase()
  })
}

const lowerCased = (part: string) =>
  part.replace(/%..|[A-Z]/g, (sign) => (sign.startsWith('%') ? sign : sign.toLowerCase()))
