/** What is read here of React Router's own list of routes. It is not ours: any of it may lack. */
type Known = { __reactRouterManifest?: { routes?: Record<string, Route | undefined> } | null }
type Route = { module?: string; clientLoaderModule?: string; imports?: string[] }

/** Not in every browser, and so not in TypeScript's. */
type Network = { connection?: { saveData?: boolean; effectiveType?: string } }

const secondsOfRest = 4
const warmed = new Set<string>()

/**
 * Fetches the scripts of the public pages that can be reached from here, once this one has long
 * been there: a page without its script can't even say that the network is away. Gives the way to
 * call it off.
 */
export function warmRoutes(): () => void {
  const calledOff = new AbortController()
  const rest = () => {
    const timer = setTimeout(() => whenIdle(warm), secondsOfRest * 1000)
    calledOff.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true, signal: calledOff.signal })

  return () => calledOff.abort()
}

function warm(): void {
  if (isThrifty()) return

  for (const module of publicModules()) {
    if (warmed.has(module)) continue
    warmed.add(module)
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href: module, fetchPriority: 'low' })
    document.head.append(link)
  }
}

function publicModules(): string[] {
  const { __reactRouterManifest: manifest } = window as Window & Known

  return Object.entries(manifest?.routes ?? {})
    .filter(([id]) => id.startsWith('routes/public/'))
    .flatMap(([, route]) => [route?.module, route?.clientLoaderModule, ...(route?.imports ?? [])])
    .filter((module) => module !== undefined)
}

/** Who counts the bytes, or waits for each of them, gets only what is asked for. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & Network
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}

/** Safari has no say in what idle is. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else work()
}
