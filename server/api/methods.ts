import type { Context, Hono } from 'hono'
import { problem } from './json.ts'

type Api = Pick<Hono, 'routes'> & {
  all: (path: string, answer: (call: Context) => Response) => unknown
}

/** Adds a 405 response with `Allow` for the other methods of every path registered so far. */
export function refuseOtherMethods(api: Api): void {
  const methods = new Map<string, Set<string>>()
  for (const { path, method } of api.routes) {
    if (method === 'ALL') continue
    methods.set(path, (methods.get(path) ?? new Set()).add(method))
    if (method === 'GET') methods.get(path)?.add('HEAD')
  }

  for (const [path, allowed] of methods) {
    api.all(path, (call) => {
      call.header('allow', [...allowed].join(', '))
      return problem(call, 405, 'Deze aanroep kan niet op deze manier')
    })
  }
}
