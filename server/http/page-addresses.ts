/** One address of the site, in parts; a part that starts with a colon stands for anything. */
export type PageAddress = { parts: string[]; takesForms: boolean; leadsOn: boolean }

type BuiltRoute = {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
  module: { action?: unknown; handle?: unknown }
}

/** Every address that the build answers, but for those that catch what is not there. */
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
    .toSorted((a, b) => open(a) - open(b))
}

const open = ({ parts }: PageAddress) => parts.filter(isOpen).length
const isOpen = (part: string) => part.startsWith(':')
const partsOf = (path: string) => path.split('/').filter(Boolean)

/** The address that a path is one way to write of. */
export function findAddress(path: string, addresses: PageAddress[]): PageAddress | undefined {
  const asked = partsOf(unescaped(path)).map((part) => part.toLowerCase())
  return addresses.find(
    ({ parts }) =>
      parts.length === asked.length &&
      parts.every((part, at) => isOpen(part) || part === asked[at]),
  )
}

/** What has one address whatever is asked: no part of it stands for anything. */
export function fixedPath({ parts }: PageAddress): string | undefined {
  return parts.some(isOpen) ? undefined : `/${parts.join('/')}`
}

/**
 * Where a path that is written in another way leads: small letters, no slash too many, nothing
 * escaped that need not be. In what stands for a name capitals alone are no reason, since a page may
 * know that name (AMS); nothing when the path is as it should be, or leads nowhere.
 */
export function oneAddress(path: string, addresses: PageAddress[]): string | undefined {
  // As the server will read it: without /./ and /../.
  const { pathname } = new URL(`http://localhost${path}`)
  const address = findAddress(pathname, addresses)
  if (!address || address.leadsOn) return undefined

  const asked = partsOf(unescaped(pathname))
  const as = (name: (part: string) => string) =>
    `/${address.parts.map((part, at) => (isOpen(part) ? name(asked[at] ?? '') : part)).join('/')}`
  return as((part) => part) === path ? undefined : as(lowerCased)
}

/** Escapes of what needs none undone, and the others written in capitals (RFC 3986, 6.2.2). */
function unescaped(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase()
  })
}

const lowerCased = (part: string) =>
  part.replace(/%..|[A-Z]/g, (sign) => (sign.startsWith('%') ? sign : sign.toLowerCase()))
