import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The addresses of the admin in a route tree: `/admin/faqs/:id/edit`. */
export function adminPaths(routes: RouteConfigEntry[]): string[] {
  return addresses(routes, '').filter((path) => /^\/admin(\/|$)/.test(path))
}

function addresses(routes: RouteConfigEntry[], under: string): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    const address = path === '' ? under : `${under}/${path}`
    // A layout has no address.
    const own = index || path !== '' ? [address] : []
    return [...own, ...addresses(children ?? [], address)]
  })
}
