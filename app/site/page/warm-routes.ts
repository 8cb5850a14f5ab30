import { whenIdle } from '#app/site/hydration/when-idle.ts'
import { isThrifty } from './is-thrifty.ts'

/**
 * The part of React Router's manifest that is read here. It is internal: any of it may be missing.
 */
type Known = { __reactRouterManifest?: { routes?: Record<string, Route | undefined> } | null }
type Route = { module?: string; imports?: string[] }

const warmDelayMs = 4_000
const warmed = new Set<string>()

/**
 * Fetches the routes of the public pages that can be reached from here, a few seconds after load: without its
 * route a page cannot even report that the network is down. What a page shows comes with a link to it (`link.tsx`).
 * Returns a function that cancels it.
 */
export function warmRoutes(): () => void {
  const cancelled = new AbortController()
  const schedule = () => {
    const timer = setTimeout(() => whenIdle(warm), warmDelayMs)
    cancelled.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true, signal: cancelled.signal })

  return () => cancelled.abort()
}

/** One script in each idle period: to ask for one takes about a millisecond, and there are some twenty. */
function warm(): void {
  const module = isThrifty() ? undefined : publicModules().find((name) => !warmed.has(name))
  if (!module) return

  warmed.add(module)
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: module, fetchPriority: 'low' })
  document.head.append(link)
  whenIdle(warm)
}

function publicModules(): string[] {
  return knownRoutes()
    .filter(([id]) => id.startsWith('routes/public/'))
    .flatMap(([, route]) => [route.module, ...(route.imports ?? [])])
    .filter((module) => module !== undefined)
}

/** The routes that the router knows: those of this page, and later those that it links to. */
function knownRoutes(): [id: string, route: Route][] {
  const { __reactRouterManifest: manifest } = window as Window & Known
  return Object.entries(manifest?.routes ?? {}).flatMap(([id, route]) =>
    route ? [[id, route]] : [],
  )
}
