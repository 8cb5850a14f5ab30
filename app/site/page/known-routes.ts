/**
 * The part of React Router's manifest that is read here. It is internal: any of it may be missing.
 */
type Known = { __reactRouterManifest?: { routes?: Record<string, Route | undefined> } | null }
type Route = { module?: string; clientLoaderModule?: string; imports?: string[] }

/** The routes that the router knows: those of this page, and later those that it links to. */
export function knownRoutes(): [id: string, route: Route][] {
  const { __reactRouterManifest: manifest } = window as Window & Known
  return Object.entries(manifest?.routes ?? {}).flatMap(([id, route]) =>
    route ? [[id, route]] : [],
  )
}
