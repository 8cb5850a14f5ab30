import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import pages from '#app/routes.ts'
import { requestIdContext, senderAddressContext } from '#server/http/request-context.ts'
import { entry } from './rendered-entry.tsx'

type RouteModule = {
  default?: Parameters<typeof withComponentProps>[0]
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0]
}

const modules = import.meta.glob<RouteModule>([
  '../app/root.tsx',
  '../app/routes/**/*.{ts,tsx}',
  '!**/*.test.*',
  '!../app/routes/admin/**',
])

const handler = buildOf(pages).then((build) => createRequestHandler(build, 'production'))

/** Renders a public page as the server does, from the sources: with its real loader, and without a build. */
export async function renderedPage(path: string): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(requestIdContext, 'test')
  context.set(senderAddressContext, '127.0.0.1')
  return (await handler)(new Request(`http://localhost${path}`), context)
}

/** A page gets its data as props. The links of the root lead to files that only a build has. */
function withProps({ default: Page, ErrorBoundary, ...module }: RouteModule) {
  return {
    ...module,
    links: undefined,
    default: Page && withComponentProps(Page),
    ErrorBoundary: ErrorBoundary && withErrorBoundaryProps(ErrorBoundary),
  }
}

/** What the bundler would make of the list of pages. */
async function buildOf(entries: RouteConfigEntry[]): Promise<ServerBuild> {
  const routes: Record<string, object> = {}
  const known: Record<string, object> = {}

  async function add(
    { file, id = file.replace(/\.\w+$/, ''), path, index, children }: RouteConfigEntry,
    parentId?: string,
  ) {
    const module = await modules[`../app/${file}`]?.()
    // The admin's.
    if (!module) return
    routes[id] = { id, parentId, path, index, module: withProps(module) }
    known[id] = {
      ...{ id, parentId, path, index, module: file },
      hasAction: 'action' in module,
      hasLoader: 'loader' in module,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasErrorBoundary: 'ErrorBoundary' in module,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    }
    for (const child of children ?? []) await add(child, id)
  }
  await add({ id: 'root', file: 'root.tsx', path: '', children: entries })

  return {
    entry: { module: entry },
    routes,
    assets: { entry: { imports: [], module: '/' }, routes: known, url: '/', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}
